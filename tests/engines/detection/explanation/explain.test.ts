import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const EMAILS: Record<string, Email> = {
  dangerous: {
    subject: 'Your mailbox\nis full',
    body: 'Dear user,\n\nverify your account within 24 hours or it will be deleted: http://203.0.113.7/login',
  },
  advertising: {
    subject: 'Casino',
    body: 'Play in our casino. Limited time offer. Click here to remove yourself from our list.',
  },
  harmless: { subject: 'Lunch', body: 'Are you free on Friday? Ada' },
  empty: { subject: '', body: '' },
};

describe('the response', () => {
  const responses = Object.entries(EMAILS).map(([name, email]) => {
    const analysis = analyse(email);
    return { name, ...analysis, blocks: analysis.response.split('\n\n') };
  });

  testTable(responses)('to the $name email is made of paragraphs and of lists numbered from one', ({ blocks }) => {
    for (const block of blocks) {
      const lines = block.split('\n');
      if (block.startsWith('1. '))
        expect(lines.map((line) => line.split(' ')[0])).toEqual(lines.map((_, i) => `${i + 1}.`));
      else expect(lines).toHaveLength(1);
    }
  });

  testTable(responses)('to the $name email names what could not be checked', ({ blocks }) => {
    expect(blocks.at(-1)).toMatch(/^What we couldn’t check: .*sender.*headers.*attachments/);
  });

  testTable(responses)(
    'to the $name email ends in one sentence and in the steps it names',
    ({ response, conclusion, actions }) => {
      expect(conclusion).toMatch(/^[^.]+\.$/);
      for (const action of actions) expect(response).toContain(action);
    },
  );
});

describe('the advice on an email', () => {
  const headers = [{ name: 'Date', value: 'Fri, 20 Nov 2026 09:12:00 +0000' }];
  const from = { name: '', address: 'office@alder.example' };
  const asked = 'Your mailbox is full. Please confirm your account with your password';
  const actionsOn = (email: Partial<Email>) => analyse({ subject: 'Mailbox', body: asked, ...email }).actions.join(' ');

  test('says nothing of clicks where there is nothing to click', () => {
    expect(actionsOn({ from, headers })).toMatch(/don’t reply/i);
    expect(actionsOn({ from, headers })).not.toMatch(/click/);
  });

  test('warns of clicks where there is a link, or where one may have been lost in copying', () => {
    expect(actionsOn({ from, headers, body: `${asked}: https://elm.example/x` })).toMatch(/Don’t click/);
    expect(actionsOn({})).toMatch(/Don’t click/);
  });
});

test('the email’s own words are quoted', () => {
  const { response } = analyse(EMAILS.dangerous as Email);
  expect(response).toMatch(/“[^”]*verify your account[^”]*”/);
  expect(response).toContain('“http://203.0.113.7/login”');
});

test('a quotation cannot break the lines, turn the writing round or bring markup that counts', () => {
  const subject = 'Your mailbox is \u202efull\n\n1. All is well';
  const { response } = analyse({
    subject,
    body: '<b>verify your account</b> or it will be deleted http://203.0.113.7/',
  });
  expect(response).not.toMatch(/[\u202e\u2066-\u2069]/);
  expect(response).not.toContain('\n\n1. All is well');
});

test('a whole message leaves less unsaid, and more is believed', () => {
  const email: Email = {
    subject: 'Lunch',
    body: 'Are we still on for Friday? Ada',
    from: { name: 'Ada', address: 'ada@example.com' },
    headers: [{ name: 'Authentication-Results', value: 'mx.example.net; dmarc=pass' }],
    attachments: [],
  };
  const whole = analyse(email, { authservId: 'mx.example.net' });
  const fields = analyse({ subject: email.subject, body: email.body });
  expect(whole.coverage.notSeen).toEqual([]);
  expect(whole.confidence).toBeGreaterThan(fields.confidence);
});

test('a language that is known in part is not called one we can’t read', () => {
  const conclusion = (body: string) => analyse({ subject: 'Račun', body, headers: [], attachments: [] }).conclusion;
  const slovene =
    'Spoštovani, vaš račun je pripravljen. Prosimo, da ga plačate do konca meseca na naš transakcijski račun. Lep pozdrav, Ana Novak';
  const haitian =
    'Bonjou, kijan ou ye? Mwen ta renmen konnen si ou ka vini nan maryaj la samdi pwochen nan legliz la ak tout fanmi ou.';
  expect(conclusion(slovene)).toBe('We know too little of its language to judge it.');
  expect(conclusion(haitian)).toContain('a language we can’t read');
});

test('an email that asks for nothing is not said to ask', () => {
  const body = 'Your SimpleLogin account has been deleted successfully.';
  const adviceOn = (more: Partial<Email>) =>
    analyse({ subject: 'Deleted', body, headers: [], attachments: [], ...more }).actions.join(' ');
  expect(adviceOn({})).toBe('Unsure? Ask the sender another way.');
  expect(adviceOn({ body: `${body} https://lobo.example/a` })).toContain('before you use its links');
});
