import { describe, expect, test } from 'vitest';
import {
  analyse,
  type Email,
  type History,
  type SenderHistory,
  updateHistory,
} from '../../../../src/engines/detection/index.ts';

const email = (more: Partial<Email> = {}): Email => ({
  subject: 'Plans',
  body: 'Hello Tom, here are the minutes of our meeting on Thursday, with the plan for the garden: https://alder.example/plan',
  from: { name: 'Ada', address: 'ada@alder.example' },
  headers: [{ name: 'Date', value: 'Mon, 2 Nov 2026 10:00:00 +0100' }],
  attachments: [],
  ...more,
});

const historyOf = (emails: readonly Email[], history: History = { emails: 0 }) =>
  emails.reduce((known, one) => updateHistory(known, one, analyse(one)), history);
const repeated = (count: number, more?: Partial<Email>) => Array.from({ length: count }, () => email(more));
const behaviourOf = (one: Email, history: History) =>
  analyse(one, { history })
    .signals.filter(({ group }) => group === 'behaviour')
    .map(({ id }) => id);

const strange = email({
  body: 'Können Sie bitte die Überweisung für uns ausführen und dann die Unterlagen mit der Post senden? https://willow.example/a',
  replyTo: [{ name: '', address: 'ada@elm.example' }],
  headers: [{ name: 'Date', value: 'Tue, 3 Nov 2026 03:00:00 +0100' }],
  attachments: [{ filename: 'plan.pdf', mimeType: 'application/pdf', size: 4 }],
});

describe('a history of emails', () => {
  test('counts what each email shows', () => {
    const { emails, sender } = historyOf([
      ...repeated(2),
      email({ replyTo: [{ name: '', address: 'a@elm.example' }] }),
    ]);
    expect(emails).toBe(3);
    expect(sender).toMatchObject({
      firstSeen: '2026-11-02',
      emails: 3,
      replyTo: { 'elm.example': 1 },
      linkDomains: { 'alder.example': 3 },
      languages: { en: 3 },
      withAttachments: 0,
      aboutMoney: 0,
      lastDay: { date: '2026-11-02', emails: 3 },
    } satisfies Partial<SenderHistory>);
    expect(sender?.hours[10]).toBe(3);
  });

  test('learns nothing from an email with a warning', () => {
    const warned = email({
      body: 'https://www.paypal.com@203.0.113.7/login',
      replyTo: [{ name: '', address: 'a@elm.example' }],
    });
    expect(analyse(warned).severity).not.toBe('None');
    const before = historyOf(repeated(3));
    expect(historyOf([warned], before)).toEqual({ ...before, emails: 4 });
  });

  test('is not changed by what follows it', () => {
    const before = historyOf(repeated(3));
    const copy = structuredClone(before);
    historyOf([strange], before);
    expect(before).toEqual(copy);
  });

  test('stays small however many domains a sender names', () => {
    const many = Array.from({ length: 120 }, (_, i) => email({ body: `https://site-${i}.example/ is ours` }));
    expect(Object.keys(historyOf(many).sender?.linkDomains ?? {}).length).toBeLessThanOrEqual(40);
  });
});

describe('what is unusual', () => {
  test('is noticed in full in an unusual email', () => {
    expect(behaviourOf(strange, historyOf(repeated(40))).sort()).toEqual([
      'first-attachment',
      'first-money-request',
      'language-switch',
      'unusual-hour',
      'unusual-link-domain',
      'unusual-reply-to',
    ]);
  });

  test('is not found in an ordinary email', () => {
    expect(behaviourOf(email(), historyOf(repeated(40)))).toEqual([]);
  });

  test('is not judged while there is little to compare with, and the answer says so', () => {
    const { signals, coverage } = analyse(strange, { history: historyOf(repeated(19)) });
    expect(signals.filter(({ group }) => group === 'behaviour')).toEqual([]);
    expect(coverage.notSeen).toContain('We don’t have enough of your earlier emails to compare it with yet.');
    expect(analyse(strange).coverage.notSeen.join()).not.toContain('earlier mail');
  });

  test('is not found in an email without such details', () => {
    const silent: Email = { subject: '', body: 'Hello', from: { name: 'Ada', address: 'ada@alder.example' } };
    expect(behaviourOf(silent, historyOf(repeated(40)))).toEqual([]);
  });

  test('alone is no warning', () => {
    const late = email({ headers: [{ name: 'Date', value: 'Tue, 3 Nov 2026 03:00:00 +0100' }] });
    expect(analyse(late, { history: historyOf(repeated(40)) }).severity).toBe('None');
    expect(analyse(email(), { history: { emails: 90 } }).severity).toBe('None');
  });
});
