import { expect, test } from 'vitest';
import { UploadQuota, type UploadSlot } from '../../../src/features/compare/upload-quota.server.ts';

const limits = { uploads: 3, uploadsPerClient: 2, bytes: 100 };
const outcome = (slot: UploadSlot | 'CLIENT_FULL' | 'FULL') => (typeof slot === 'string' ? slot : 'slot');

test('each client has few slots, all clients together have more, and a released slot is free again', () => {
  const quota = new UploadQuota(limits);
  const first = quota.acquire('a');
  const others = ['a', 'a', 'b', 'c'].map((client) => outcome(quota.acquire(client)));
  expect([outcome(first), ...others]).toEqual(['slot', 'slot', 'CLIENT_FULL', 'slot', 'FULL']);
  if (typeof first !== 'string') {
    first.release();
    first.release();
  }
  expect([outcome(quota.acquire('c')), outcome(quota.acquire('c'))]).toEqual(['slot', 'FULL']);
});

test('the bytes of all slots count together until they are released', () => {
  const quota = new UploadQuota(limits);
  const [one, other] = [quota.acquire('a'), quota.acquire('b')];
  if (typeof one === 'string' || typeof other === 'string') throw new Error('no slot');
  expect([one.reserve(60), other.reserve(60), other.reserve(40), one.reserve(1)]).toEqual([true, false, true, false]);
  one.release();
  expect(other.reserve(60)).toBe(true);
});
