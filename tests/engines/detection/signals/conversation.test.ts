import { describe, expect, test } from 'vitest';
import { type Analysis, rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const THREAD = 'On Mon, 2 Nov 2026 at 10:00, Ada <ada@alder.example> wrote:\n> The invoice is attached.';
const email = (body: string, more: Partial<Email> = {}): Email => ({
  subject: 'Re: Invoice',
  body: `${body}\n\n${THREAD}`,
  from: { name: 'Ada', address: 'ada@alder.example' },
  headers: [{ name: 'In-Reply-To', value: '<1@alder.example>' }],
  ...more,
});
const away = { replyTo: [{ name: 'Ada', address: 'ada.alder@gmail.com' }] };
/** The sum of the signals, in log-odds. */
const harmOf = ({ signals }: Analysis) => signals.reduce((sum, { weight }) => sum + weight, 0);
const idsOf = (one: Email, context: Context = {}) => analyse(one, context).signals.map(({ id }) => id);

describe('a conversation that is led away', () => {
  test('to a private mailbox with new bank details is a hijack', () => {
    const moved = analyse(email('Please use our new bank account for the transfer.', away));
    expect(rank(moved.severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(['conversation-hijack', 'payment-fraud']).toContain(moved.kind);
    const stayed = analyse(email('Please use our new bank account for the transfer.'));
    const silent = analyse(email('See you on Monday at the mill, and bring the plans.', away));
    expect(harmOf(moved)).toBeGreaterThan(harmOf(stayed));
    expect(harmOf(moved)).toBeGreaterThan(harmOf(silent));
  });

  test('to a private mailbox alone is no verdict', () => {
    expect(idsOf(email('See you on Monday at the mill, and bring the plans.', away))).toContain(
      'thread-reply-to-freemail',
    );
    expect(analyse(email('See you on Monday at the mill, and bring the plans.', away)).severity).toBe('None');
  });

  testTable([
    [
      'the mailbox took part before',
      { ...away, body: `Yes.\n\n${THREAD.replace('ada@alder.example', 'ada.alder@gmail.com')}` },
    ],
    ['the writer has always used one', { ...away, from: { name: 'Ada', address: 'ada@gmail.com' } }],
    ['a list puts its member there', { ...away, headers: [{ name: 'List-Id', value: '<a.lists.example>' }] }],
  ])('not where %s', (_, more) => {
    expect(idsOf(email('See you.', more))).not.toContain('thread-reply-to-freemail');
  });
});

describe('an answer to something never had', () => {
  const history = { emails: 200, knowsThread: false };

  test('is noticed with a history, and is no verdict alone', () => {
    expect(idsOf(email('See you.'), { history })).toContain('unknown-thread');
    expect(analyse(email('See you.'), { history }).severity).toBe('None');
  });

  testTable([
    ['on a list', email('x', { headers: [...(email('x').headers ?? []), { name: 'List-Id', value: '<a>' }] }), history],
    ['with little history', email('x'), { emails: 19, knowsThread: false }],
    ['where nobody looked', email('x'), { emails: 200 }],
    ['where the thread is known', email('x'), { emails: 200, knowsThread: true }],
  ])('not %s', (_, one, known) => {
    expect(idsOf(one, { history: known })).not.toContain('unknown-thread');
  });
});

test('a reply without a thread is never a warning', () => {
  expect(analyse({ subject: 'Re: Lunch', body: 'Yes, at noon.', headers: [] }).severity).toBe('None');
});

describe('a forwarded dangerous email', () => {
  const lure =
    'Dear customer, your account has been suspended. Verify your password within 24 hours: https://paypa1.com/login';
  const head = 'From: PayPal <service@paypa1.com>\nDate: Mon, 2 Nov 2026\nSubject: Account\nTo: ada@alder.example';
  const asked = analyse({
    subject: 'Fwd: Account',
    body: `Is this real?\n\n-- Forwarded message --\n${head}\n\n${lure}`,
  });

  test('is called dangerous, but not an attack by the person who forwards it', () => {
    expect(['High', 'Critical']).toContain(asked.severity);
    expect(asked.conclusion).toMatch(/^The forwarded email /);
  });

  test('is called this email’s own attack where it comes by itself', () => {
    const alone = analyse({ subject: 'Account', body: lure });
    expect(['High', 'Critical']).toContain(alone.severity);
    expect(alone.conclusion).toMatch(/^This email /);
  });
});

describe('a reply to nothing', () => {
  const alone = (body: string): Email => ({ subject: 'Re: Notes', body, headers: [{ name: 'Date', value: 'x' }] });

  test('has no conversation below it', () => {
    expect(idsOf(alone('See you on Monday.'))).toContain('reply-without-thread');
  });

  testTable([
    ['Русский', 'Да.\n\nпонедельник, 2 ноября 2026 г. пользователь Ada написал:\n\n> Когда встреча?'],
    [
      'Nederlands',
      'Mooi.\n\n> Op 2 nov. 2026 om 05:28 heeft Ada <ada@alder.example> het volgende geschreven:\n>\n> Klaar.',
    ],
    ['Svenska', 'Hej!\n\nFrån: Ada\nSkickat: den 2 november 2026\nTill: Tom\nÄmne: Notes\n\nHär är de.'],
    ['日本語', 'はい。\n\n2026年11月2日 10:00 Ada <ada@alder.example>:\n> いつですか。'],
  ])('quotes none: %s', (_, body) => {
    expect(idsOf(alone(body))).not.toContain('reply-without-thread');
  });
});
