import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scansQuery } from '../../../src/features/scans/contract.ts';
import {
  activeFields,
  filterOf,
  isNarrowed,
  NO_FILTER,
  paramsOf,
  queryOf,
  toggled,
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
      severity: 'Critical,High',
      category: 'business email compromise',
      kind: 'payment-fraud',
      brand: 'PayPal',
      first: '1',
      sender: 'ada@example.com',
      from: '2026-11-01',
      to: '2026-11-21',
      search: 'ein café',
    });
    expect(filter.severity).toEqual(['High', 'Critical']);
    expect(filterOf(paramsOf(filter))).toEqual(filter);
    expect(isNarrowed(filter)).toBe(true);
    expect(activeFields(filter)).toBe(4);
  });

  test.each([
    { severity: 'Awful' },
    { category: ',' },
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
      severity: 'Low',
      from: '2026-11-21',
    });
    const { severity = [], ...question } = queryOf(long);
    expect(scansQuery.safeParse({ ...question, severity: severity.join(',') }).success).toBe(true);
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

test('choices are added and taken away in the order in which they are offered', () => {
  const offered = ['a', 'b', 'c'];
  expect(toggled(offered, ['c'], 'a')).toEqual(['a', 'c']);
  expect(toggled(offered, ['a', 'c'], 'c')).toEqual(['a']);
});
