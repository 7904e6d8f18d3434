import { expect, test } from 'vitest';
import { type Place, UploadQuota } from '../../../src/features/compare/upload-quota.server.ts';

const room = { uploads: 3, uploadsPerClient: 2, bytes: 100 };
const taken = (place: Place | 'client' | 'others') => (typeof place === 'string' ? place : 'place');

test('a client has few places, all together have more, and an ended one is free again', () => {
  const places = new UploadQuota(room);
  const first = places.take('a');
  expect([taken(first), taken(places.take('a')), taken(places.take('a'))]).toEqual(['place', 'place', 'client']);
  expect([taken(places.take('b')), taken(places.take('c'))]).toEqual(['place', 'others']);
  if (typeof first !== 'string') {
    first.end();
    first.end();
  }
  expect([taken(places.take('c')), taken(places.take('c'))]).toEqual(['place', 'others']);
});

test('the bytes of all count together, until their place is free', () => {
  const places = new UploadQuota(room);
  const [one, other] = [places.take('a'), places.take('b')];
  if (typeof one === 'string' || typeof other === 'string') throw new Error('no place');
  expect([one.hold(60), other.hold(60), other.hold(40), one.hold(1)]).toEqual([true, false, true, false]);
  one.end();
  expect(other.hold(60)).toBe(true);
});
