import { expect, test } from 'vitest';
import { BodyBudget } from '../../src/server/body-budget.ts';

const KB = 1024;
const MB = 1024 * KB;

const aRequest = () => new Request('http://localhost/', { method: 'POST' });

/** Adds bytes in chunks of 64 kB, as they arrive. @returns how many were accepted */
function send(budget: BodyBudget, bytes: number, ...clients: string[]): number {
  const share = budget.open(aRequest(), clients);
  for (let sent = 0; sent < bytes; sent += 64 * KB) {
    if (share.add(Math.min(64 * KB, bytes - sent))) return sent;
  }
  return bytes;
}

test('one upload of 25 MB fits, a second one from the same client does not', () => {
  const budget = new BodyBudget();
  expect(send(budget, 25 * MB, 'a')).toBe(25 * MB);
  expect(send(budget, 25 * MB, 'a')).toBeLessThan(5 * MB);
  expect(budget.open(aRequest(), ['a']).add(5 * MB)).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
});

test('a client may send two large bodies at a time, and small ones beside them', () => {
  const budget = new BodyBudget();
  expect(send(budget, 4 * MB, 'a')).toBe(4 * MB);
  const second = budget.open(aRequest(), ['a']);
  expect(second.add(4 * MB)).toBeUndefined();
  expect(send(budget, 4 * MB, 'a')).toBe(MB);
  expect(send(budget, 256 * KB, 'a')).toBe(256 * KB);
  expect(send(budget, 4 * MB, 'b')).toBe(4 * MB);
  second.release();
  expect(send(budget, 4 * MB, 'a')).toBe(4 * MB);
});

test('what a refused body had taken is returned, also of the portion that was refused', () => {
  const budget = new BodyBudget();
  for (let call = 0; call < 1000; call += 1) {
    const share = budget.open(aRequest(), ['a']);
    expect(share.add(40 * MB)).toMatchObject({ status: 429 });
    share.release();
  }
  expect(budget.held).toBe(0);
  expect(send(budget, 25 * MB, 'a')).toBe(25 * MB);
});

test('a user has one share, whatever addresses they call from', () => {
  const budget = new BodyBudget();
  expect(send(budget, 25 * MB, 'a', 'user 1')).toBe(25 * MB);
  expect(send(budget, 25 * MB, 'b', 'user 1')).toBeLessThan(5 * MB);
  expect(send(budget, 5 * MB, 'b')).toBe(5 * MB);
});

test('all clients together use at most 64 MB and then get 503', () => {
  const budget = new BodyBudget();
  for (let client = 0; client < 1000; client += 1) send(budget, 4 * MB, `client ${client}`);
  expect(budget.held).toBeLessThanOrEqual(64 * MB);
  expect(budget.open(aRequest(), ['another']).add(64 * KB)).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  });
});

test('small bodies get through while large ones use all of their share', () => {
  const budget = new BodyBudget();
  for (let client = 0; client < 3; client += 1) send(budget, 25 * MB, `client ${client}`);
  expect(send(budget, 4 * MB, 'another')).toBe(64 * KB);
  for (let call = 0; call < 15; call += 1) expect(send(budget, 64 * KB, 'a third')).toBe(64 * KB);
});

test('one client cannot use up the memory for small bodies', () => {
  const budget = new BodyBudget();
  for (let call = 0; call < 1000; call += 1) send(budget, 64 * KB, 'a');
  expect(budget.held).toBeLessThanOrEqual(MB);
  expect(send(budget, 64 * KB, 'b')).toBe(64 * KB);
});

test('the first 4 kB of a body get through whatever many clients send', () => {
  const budget = new BodyBudget();
  for (let client = 0; client < 100; client += 1)
    for (let call = 0; call < 64; call += 1) send(budget, 64 * KB, `client ${client}`);
  expect(budget.open(aRequest(), ['another']).add(64 * KB)).toMatchObject({ status: 503 });
  expect(budget.open(aRequest(), ['another']).add(4 * KB)).toBeUndefined();
});

/** Adds bytes of a body that is still arriving and can be ended. */
function sendSlowly(budget: BodyBudget, bytes: number, client: string): { isEnded: boolean } {
  const state = { isEnded: false };
  const share = budget.open(aRequest(), [client]);
  share.allowEviction(() => {
    state.isEnded = true;
  });
  share.add(bytes);
  return state;
}

test('when many clients with unfinished bodies use everything, a client that uses less gets room', () => {
  const budget = new BodyBudget();
  const attackers = Array.from({ length: 400 }, (_, body) => sendSlowly(budget, 68 * KB, `attacker ${body % 20}`));
  expect(budget.held).toBe(16 * MB);
  const before = attackers.filter(({ isEnded }) => isEnded).length;
  expect(budget.open(aRequest(), ['another']).add(34 * KB)).toBeUndefined();
  expect(attackers.filter(({ isEnded }) => isEnded)).toHaveLength(before + 1);
  expect(budget.held).toBeLessThanOrEqual(16 * MB);
});

test('an evicted body is answered as overloaded, and none is evicted for a client that already uses more', () => {
  const budget = new BodyBudget();
  let why: unknown;
  const large = budget.open(aRequest(), ['a']);
  large.allowEviction((given) => {
    why = given;
  });
  large.add(26 * MB);
  const other = sendSlowly(budget, 22 * MB, 'b');
  expect(budget.open(aRequest(), ['b']).add(5 * MB)).toMatchObject({ status: 503 });
  expect([why, other.isEnded]).toEqual([undefined, false]);
  expect(budget.open(aRequest(), ['c']).add(MB + 200 * KB)).toBeUndefined();
  expect(why).toMatchObject({ status: 503, code: 'OVERLOADED' });
});

test('a body that has come whole is not ended any more', () => {
  const budget = new BodyBudget();
  for (let client = 0; client < 3; client += 1) {
    const share = budget.open(aRequest(), [`client ${client}`]);
    share.allowEviction(() => expect.unreachable());
    for (let sent = 0; sent < 16 * MB; sent += MB) share.add(MB);
    share.complete();
  }
  expect(budget.open(aRequest(), ['another']).add(2 * MB)).toMatchObject({ status: 503 });
});

test('what was handled, or refused, is returned once', () => {
  const budget = new BodyBudget();
  const request = aRequest();
  const share = budget.open(request, ['a']);
  share.add(3 * MB);
  expect(share.add(100 * MB)).toBeDefined();
  budget.release(request);
  share.release();
  budget.release(aRequest());
  expect(budget.held).toBe(0);
  expect(send(budget, 25 * MB, 'a')).toBe(25 * MB);
});
