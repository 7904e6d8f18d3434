import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

describe('the response does not contradict itself', () => {
  testTable([
    ['words without sentences', 'urgent account suspended password verify '.repeat(700)],
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

  test('advertising in disguise is no mere nuisance', () => {
    const { conclusion, actions } = analyse({
      subject: '',
      body: 'Lonely hot girls want to chat with you tonight! Click here: https://bit.ly/x7',
      from: { name: 'Anna', address: 'a7@alder.click' },
    });
    expect(conclusion).toContain('hides its sender');
    expect(actions.join(' ')).toContain('not even to unsubscribe');
  });

  test('a receipt is not explained as a parcel that is held up', () => {
    const { response } = analyse({ subject: 'Your order', body: 'Track your parcel here: https://shop.example.com/1' });
    expect(response).toContain('It’s about a parcel');
    expect(response).not.toContain('could not be delivered');
  });

  test('a name before a comma is a name', () => {
    const { signals } = analyse({ subject: '', body: 'Dear Tom, our customer service is closed on Friday. Ada' });
    expect(signals.map(({ id }) => id)).not.toContain('generic-greeting');
  });

  test('only features of honest emails are called common in them', () => {
    const order = analyse({ subject: 'Your order', body: 'Track your parcel here: https://shop.example.com/1' });
    expect(order).toMatchObject({ severity: 'None', conclusion: expect.stringContaining('We found no signs of') });
    expect(order.response).toContain('common in legitimate emails');
  });

  testTable([
    [
      'money',
      'Please send the payment of 200 euros to our bank account by transfer. Thanks, Ada',
      'check who you’d be paying',
    ],
    [
      'an account',
      'Hi Tom, please update your profile before the course starts. Ada',
      'Type the site’s address yourself',
    ],
  ])('a harmless email about %s says what to check', (_, body, check) => {
    const { severity, conclusion, response } = analyse({ subject: 'Hello', body });
    expect(severity).toBe('None');
    expect(conclusion).not.toContain('no signs of');
    expect(response).not.toContain('common in legitimate emails');
    expect(response).toContain(check);
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
    expect(analyse(email, { authservId: 'mx.example.net' }).response).toContain('Quote: “sign in at https”');
  });
});
