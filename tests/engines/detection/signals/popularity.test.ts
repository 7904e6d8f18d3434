import { describe, expect, test } from 'vitest';
import { analyse, type Context, type KeyList, popularityKey } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const SITES: [number, string][] = [
  [7, 'popular.test'],
  [900_000, 'visited.test'],
  [3, 'github.io'],
  [4, 'attacker.test'],
];
const LIST: KeyList = {
  name: 'popular-sites',
  hours: 30,
  keys: Float64Array.from(SITES.map(([rank, site]) => popularityKey(rank, site) ?? 0)).sort(),
};

function said(body: string, context: Context = { popularSites: LIST }) {
  const email = { from: { name: 'Ada', address: 'ada@alder.example' }, subject: 'Photos', body, headers: [] };
  return analyse(email, context).signals.find(({ id }) => id === 'link-site-popularity');
}

describe('how popular a link’s site is', () => {
  test('is told with the age of the list', () => {
    expect(said('https://www.popular.test/a')?.sentence).toBe(
      'popular.test is among the 1,000 most visited websites, as of 30 hours ago. That doesn’t say who wrote this page.',
    );
    expect(said('https://visited.test/a')?.sentence).toContain('among the 1,000,000 most visited websites');
    expect(said('https://small.test/a')?.sentence).toBe(
      'small.test isn’t among the 4 most visited websites, as of 30 hours ago. Most small businesses’ sites aren’t either.',
    );
  });

  testTable([
    ['the sender’s own site', 'https://www.alder.example/a'],
    ['a well-known company', 'https://www.paypal.com/a'],
    ['a customer of a host', 'https://attacker.github.io/a'],
    ['a file of anyone', 'https://drive.google.com/file/d/1'],
    ['a shortener', 'https://bit.ly/a'],
    ['an address of numbers', 'http://192.0.2.7/a'],
    ['a mere mention', 'popular.test'],
    ['a newsletter', 'https://popular.test/ https://visited.test/ https://small.test/'],
  ])('is not told of %s', (_, body) => {
    expect(said(body as string)).toBeUndefined();
  });

  test('is not told without a list', () => {
    expect(said('https://popular.test/a', {})).toBeUndefined();
  });
});

testTable([
  'We noticed a problem. Confirm your password at https://attacker.test/login within 24 hours or your account is closed.',
  'We noticed a problem. Confirm your password at https://small.test/login within 24 hours or your account is closed.',
  'Here are the photos of Sunday: https://attacker.test/album',
  'Here are the photos of Sunday: https://small.test/album',
])('no verdict changes by it: %s', (body) => {
  const email = {
    from: { name: 'Ada Marsh', address: 'ada@alder.example' },
    subject: 'Hello',
    body: body as string,
    headers: [],
  };
  const { signals, ...verdict } = analyse(email, { popularSites: LIST });
  const { signals: without, ...same } = analyse(email);
  expect(verdict).toEqual(same);
  expect(signals.filter(({ id }) => id !== 'link-site-popularity')).toEqual(without);
  expect(signals.find(({ id }) => id === 'link-site-popularity')).toMatchObject({ weight: 0, tier: 'context' });
});
