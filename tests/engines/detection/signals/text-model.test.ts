import { describe, expect, test } from 'vitest';
import { sentenceWithQuotes } from '../../../../src/engines/detection/explanation/reasons.ts';
import { analyse, type Email, type Signal } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

describe('the response does not contradict itself', () => {
  testTable([
    ['words in an unknown script', `${'ანგარიში დაბლოკილია '.repeat(40)} https://alder.example/login`],
    [
      'filling in no language',
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod. '.repeat(4_000),
    ],
  ])('%s', (_, body) => {
    const { response, verdict } = analyse({ subject: '', body });
    expect(verdict).toBe('unknown');
    expect(response).not.toContain('no signs of');
    expect(response).not.toContain('common in legitimate emails');
  });

  test('hidden content is never reported as free of signs', () => {
    const body = `<p>Hello Tom, see you on Friday.</p><p>${'\u{1D5D5}\u{1D5F2}\u{1D600}\u{1D601} '.repeat(3)}</p>`;
    const hidden = analyse({
      subject: 'Hello',
      body: `${body}<div style="display:none">${'alder elm oak '.repeat(60)}</div>`,
    });
    expect(hidden.signals.some(({ group }) => group === 'concealment')).toBe(true);
    expect(hidden.conclusion).not.toContain('no signs of');
  });

  testTable<[string, Email, string]>([
    [
      'a company’s site',
      { subject: 'Plans', body: 'https://paypa1.com/login', from: { name: 'Ada', address: 'ada@alder.example' } },
      'link-look-alike',
    ],
    [
      'a known person',
      {
        subject: '',
        body: 'Can you buy five gift cards for me? I am in a meeting.',
        from: { name: 'Ada Lovelace', address: 'ada.l@gmail.com' },
      },
      'contact-name-elsewhere',
    ],
  ])('an imitation of %s is never reported as free of signs', (_, email, id) => {
    const contacts = [{ name: 'Ada Lovelace', address: 'ada@lovelace.example' }];
    const { signals, response } = analyse(email, { contacts });
    expect(signals.map((one) => one.id)).toContain(id);
    expect(response).not.toContain('no signs of');
  });

  test('advertising in disguise is no mere nuisance', () => {
    const { conclusion, actions } = analyse({
      subject: '',
      body: 'Lonely hot girls want to chat with you tonight! Click here: https://bit.ly/x7',
      from: { name: 'Anna', address: 'a7@alder.click' },
    });
    expect(conclusion).toContain('hides where its links go');
    expect(actions.join(' ')).toContain('not even to unsubscribe');
  });

  test('a receipt is not explained as a parcel that is held up', () => {
    const { response } = analyse({ subject: 'Your order', body: 'Track your parcel here: https://shop.example.com/1' });
    expect(response).toMatch(/about a parcel/i);
    expect(response).not.toContain('could not be delivered');
  });

  test('a name before a comma is a name', () => {
    const { signals } = analyse({ subject: '', body: 'Dear Tom, our customer service is closed on Friday. Ada' });
    expect(signals.map(({ id }) => id)).not.toContain('generic-greeting');
  });

  test('only features of honest emails are called common in them', () => {
    const programme = {
      subject: 'News from Harborline',
      body: 'Hello Tom, the autumn programme of the Harborline museum is out. Click here: https://www.harborline.example/1',
      from: { name: 'Harborline', address: 'news@harborline.example' },
    };
    const honest = analyse(programme);
    expect(honest).toMatchObject({ severity: 'None', conclusion: expect.stringContaining('We found no') });
    expect(honest.response).toContain('common in legitimate emails');
    const disguised = analyse({ ...programme, from: { name: 'Harborline', address: 'news@harborlime.example' } });
    expect(disguised.signals.map(({ id }) => id)).toContain('sender-domain-misspelt');
    expect(disguised.response).not.toContain('common in legitimate emails');
  });

  testTable([
    [
      'a salary',
      'Hello Tom, about my direct deposit: it arrived on Friday as always, thank you very much. See you at lunch. Ada',
      'check who you’d be paying',
    ],
    [
      'a payment',
      'Hello Tom, could you pay the florist for the flowers on Saturday, by bank transfer? I will bring the receipt. Ada',
      'check who you’d be paying',
    ],
    ['a mailbox', 'Your mailbox is almost full', 'Don’t send a password'],
    ['a mailbox to open', 'Your mailbox is almost full, open it', 'Type the site’s address yourself'],
  ])('a harmless email about %s says what to check', (_, body, check) => {
    const { severity, conclusion, response } = analyse({ subject: 'Hello', body });
    expect(severity).toBe('None');
    expect(conclusion).not.toContain('no signs of');
    expect(response).not.toContain('common in legitimate emails');
    expect(response).toMatch(new RegExp(`${check}|Check with the sender another way`));
  });
});

describe('who is quoted', () => {
  const email: Email = {
    subject: 'Hello',
    body: 'Please sign in at https://example.com/start',
    from: { name: 'Ada', address: 'ada@example.org' },
    headers: [{ name: 'Authentication-Results', value: 'mx.example.net; spf=none; dmarc=fail (p=NONE); dkim=none' }],
    attachments: [],
  };

  test('a header is the mail server’s word, and the part that says it', () => {
    expect(analyse(email, { authservId: 'mx.example.net' }).response).toContain(
      'Your mail server wrote: “dmarc=fail (p=NONE)”.',
    );
  });

  test('words that happen to be in the sentence are quoted all the same', () => {
    const sentence = 'It asks you to sign in.';
    const signal: Signal = { id: 'x', group: 'request', tier: 'soft', weight: 1, title: 'x', sentence, evidence: [] };
    expect(sentenceWithQuotes({ ...signal, evidence: [{ quote: 'sign in', where: 'body' }] })).toBe(
      `${sentence} Quote: “sign in”.`,
    );
  });
});
