import { expect, test } from 'vitest';
import type { Context } from '../../../../src/engines/detection/index.ts';
import type { Case } from '../../../../src/tools/bench/capabilities/capability.ts';
import { ONE_MAILBOX } from '../../../../src/tools/bench/capabilities/one-mailbox.ts';
import { UNSEEN } from '../../../../src/tools/bench/capabilities/unseen.ts';
import { nearDuplicates } from '../../../../src/tools/training/emails/near-duplicates.ts';
import { writtenEmails } from '../../../../src/tools/training/emails/written.ts';

const cases = await ONE_MAILBOX.cases();

test('65 attacks and 60 honest emails come in ten languages or more, half of them not in English', () => {
  expect(cases.filter(({ isAttack }) => isAttack)).toHaveLength(65);
  expect(cases.filter(({ isAttack }) => !isAttack)).toHaveLength(60);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(125);
  expect(new Set(cases.map(({ language }) => language)).size).toBeGreaterThanOrEqual(10);
  expect(cases.filter(({ language }) => language !== 'en').length).toBeGreaterThanOrEqual(62);
});

test('they arrived within one year and before the day of the other emails', () => {
  const dates = cases.map(({ email }) => Date.parse(email.headers?.find(({ name }) => name === 'Date')?.value ?? ''));
  expect(Math.min(...dates)).toBeGreaterThan(Date.parse('2025-11-28'));
  expect(Math.max(...dates)).toBeLessThan(Date.parse('2026-11-28'));
});

test('none resembles another, a training email or another unseen one', async () => {
  const own = cases.map(textOf);
  const others = [...(await UNSEEN.cases()).map(textOf), ...writtenEmails()];
  const ids = new Set(own.map(({ id }) => id));
  const alike = nearDuplicates([...own, ...others.map((one) => ({ ...one, id: `other ${one.id}` }))], 0.3);
  expect(alike.filter((pair) => pair.ids.some((id) => ids.has(id)))).toEqual([]);
});

test.each([
  ['wrona-account-taken', { toSender: 64, knowsDomain: true, similar: [], nameElsewhere: false }],
  ['salani-lookalike', { toSender: 0, knowsDomain: false, similar: ['vetreria-salani.example'], nameElsewhere: true }],
  ['clearway-freemail', { toSender: 0, knowsDomain: false, similar: [], nameElsewhere: true }],
  ['school-trip', { toSender: 5, knowsDomain: true, nameElsewhere: false }],
  ['applicant', { toSender: 0, knowsDomain: false, similar: [], nameElsewhere: false }],
])('the mailbox knows who wrote “%s”', (id, correspondence) => {
  expect(contextOf(id).correspondence).toMatchObject(correspondence);
});

test('it has seen the threads that are answered, and counted its senders’ earlier emails', () => {
  expect(contextOf('salani-reminder').history).toMatchObject({
    knowsThread: true,
    sender: { emails: 60, aboutMoney: 14, firstSeen: '2023-02-09', lastDay: { date: '2026-06-15' } },
  });
  expect(contextOf('salani-lookalike').history).toEqual({ emails: expect.any(Number), knowsThread: true });
});

function contextOf(id: string): Context {
  return cases.find((one) => one.id === id)?.context ?? {};
}

function textOf({ id, language, email: { subject, body } }: Case) {
  return { id, lang: language, subject, body };
}
