import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scansQuery } from '../../../src/features/scans/contract.ts';
import {
  daysOf,
  filterOf,
  isNarrowed,
  NO_FILTER,
  paramsOf,
  periodOf,
  queryOf,
} from '../../../src/features/scans/filter.ts';

let zone: string | undefined;
beforeEach(() => {
  zone = process.env.TZ;
  process.env.TZ = 'Europe/Berlin';
});
afterEach(() => {
  process.env.TZ = zone;
});

describe('a filter in the address', () => {
  test('comes back as it went', () => {
    const filter = filterOf({
      verdict: 'suspicious,dangerous',
      kind: 'payment-fraud',
      brand: 'PayPal',
      first: '1',
      sender: 'ada@example.com',
      from: '2026-11-01',
      to: '2026-11-21',
      search: 'ein café',
      sort: 'risk',
    });
    expect(filter.verdict).toEqual(['dangerous', 'suspicious']);
    expect(filterOf(paramsOf(filter))).toEqual(filter);
    expect(isNarrowed(filter)).toBe(true);
  });

  test.each([
    { verdict: 'awful' },
    { verdict: ',' },
    { sort: 'newest' },
    { sort: 'Bogus' },
    { from: '2026-02-30' },
    { to: '0002-11-21' },
    { search: ' ' },
    { kind: 'Bogus' },
    { kind: '__proto__' },
    { brand: ' ' },
    { first: 'yes' },
  ])('is none if the address contains %j', (params) => {
    expect(filterOf(params)).toEqual(NO_FILTER);
    expect(isNarrowed(filterOf(params))).toBe(false);
  });

  test('asks the server nothing that it refuses', () => {
    const long = filterOf({
      kind: 'malware',
      first: '1',
      brand: 'c'.repeat(900),
      search: 'a'.repeat(900),
      sender: 'b'.repeat(900),
      verdict: 'unknown',
      sort: 'risk',
      from: '2026-11-21',
    });
    const { verdict = [], ...question } = queryOf(long);
    expect(scansQuery.safeParse({ ...question, verdict: verdict.join(',') }).success).toBe(true);
    expect(queryOf(NO_FILTER)).toEqual({});
  });
});

test('days begin and end by the clock of the user, also where it is changed', () => {
  expect(queryOf({ ...NO_FILTER, from: '2026-10-25', to: '2026-10-25' })).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    // A day of 25 hours.
    to: '2026-10-25T23:00:00.000Z',
  });
});

test('an order alone hides nothing', () => {
  const sorted = filterOf({ sort: 'risk' });
  expect(isNarrowed(sorted)).toBe(false);
  expect(queryOf(sorted)).toEqual({ sort: 'risk' });
});

test('a period ends today, over a change of clocks, too', () => {
  const now = new Date(2026, 9, 27, 0, 30);
  expect(daysOf('7', now)).toEqual({ from: '2026-10-21', to: '' });
  expect(periodOf(daysOf('30', now), now)).toBe('30');
  expect(periodOf(daysOf('any', now), now)).toBe('any');
  expect(periodOf({ from: '2026-10-21', to: '2026-10-22' }, now)).toBe('days');
  expect(periodOf({ from: '2026-10-20', to: '' }, now)).toBe('days');
});
