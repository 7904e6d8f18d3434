import { describe, expect, test } from 'vitest';
import {
  chooseUserType,
  EMPTY,
  problemsOf,
  requestOf,
  summaryOf,
} from '../../../src/features/waitlist/waitlist-form.ts';

const ADA = { ...EMPTY, workEmail: 'ada@example.com', fullName: 'Ada' };
const ACME = {
  ...EMPTY,
  userType: 'Organization',
  workEmail: 'it@acme.test',
  companyName: 'Acme',
  teamSize: '501+',
} as const;

describe('the waitlist form', () => {
  test('starts as an individual who has ticked the updates', () => {
    expect(EMPTY).toMatchObject({ userType: 'Individual', updates: true });
  });

  test('choosing Organization clears the full name, choosing Individual the company and its size', () => {
    expect(chooseUserType({ ...ADA, updates: false }, 'Organization')).toEqual({
      ...EMPTY,
      userType: 'Organization',
      workEmail: 'ada@example.com',
      updates: false,
    });
    expect(chooseUserType(ACME, 'Individual')).toEqual({ ...EMPTY, workEmail: 'it@acme.test' });
  });

  test('asks for what its way of joining needs, and for nothing else', () => {
    const named = (fields: typeof EMPTY) => Object.keys(problemsOf(fields));
    expect(named({ ...EMPTY, fullName: '  ' })).toEqual(['workEmail', 'fullName']);
    expect(named({ ...EMPTY, userType: 'Organization' })).toEqual(['workEmail', 'companyName', 'teamSize']);
    expect(named(ADA)).toEqual([]);
    expect(named(ACME)).toEqual([]);
  });

  test('tells a missing address from one that is none', () => {
    expect(problemsOf({ ...ADA, workEmail: ' ' }).workEmail).toBe('Enter your work email.');
    expect(problemsOf({ ...ADA, workEmail: 'ada@' }).workEmail).toMatch(/full email address/);
    expect(problemsOf({ ...ADA, workEmail: ' ada@example.com ' })).toEqual({});
  });

  test('the API gets the name under one name, and never the opt-in', () => {
    expect(requestOf(ADA)).toEqual({
      userType: 'Individual',
      workEmail: 'ada@example.com',
      applicantName: 'Ada',
      teamSize: null,
    });
    expect(requestOf(ACME)).toEqual({
      userType: 'Organization',
      workEmail: 'it@acme.test',
      applicantName: 'Acme',
      teamSize: '501+',
    });
  });

  test('the summary says that the box was pre-ticked', () => {
    expect(summaryOf(ADA)).toBe(
      'Email: ada@example.com\nJoining as: Individual\nUpdates: yes (box was pre-ticked)\nFull name: Ada',
    );
    expect(summaryOf({ ...ACME, updates: false })).toBe(
      'Email: it@acme.test\nJoining as: Organization\nUpdates: no\nCompany name: Acme\nTeam size: 501+',
    );
  });
});
