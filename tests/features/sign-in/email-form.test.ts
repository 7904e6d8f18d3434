import { describe, expect, test } from 'vitest';
import { problemsOf, refusal } from '../../../src/features/sign-in/email-form.ts';

describe('before anything is sent', () => {
  test.each([
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: 'ada', password: 'x' }, ['email']],
    [{ email: 'ada@example', password: 'x' }, ['email']],
    [{ email: 'ada@example.com', password: '' }, ['password']],
    [{ code: '12345' }, ['code']],
    [{ code: '12345a', password: '' }, ['code', 'password']],
  ])('%j names its fields', (fields, names) => {
    expect(Object.keys(problemsOf(fields)?.errors ?? {})).toEqual(names);
  });

  test.each([{ email: 'ada@example.com', password: ' ' }, { code: '012345' }])('%j is complete', (fields) => {
    expect(problemsOf(fields)).toBeUndefined();
  });
});

describe('a new password', () => {
  test('that is too short is named with whatever else is wrong', () => {
    const problems = problemsOf({ email: 'ada@', password: 'short 7' }, true);
    expect(problems?.errors).toEqual({
      email: 'Enter a full email address, such as name@example.com.',
      password: 'Use at least 8 characters for your password.',
    });
    expect(problemsOf({ email: '', password: 'eight is' }, true)?.errors).toEqual({
      email: 'Enter your email address.',
    });
  });

  test('is counted in characters, as on the server', () => {
    expect(problemsOf({ password: '🔑🔑🔑🔑🔑🔑🔑' }, true)?.errors).toHaveProperty('password');
    expect(problemsOf({ password: '🔑🔑🔑🔑🔑🔑🔑🔑' }, true)).toBeUndefined();
  });
});

describe('a refusal', () => {
  test.each([
    ['PASSWORD_COMMON', 'password'],
    ['PASSWORD_LENGTH', 'password'],
    ['CODE_REFUSED', 'code'],
  ])('%s is shown under its field', (code, field) => {
    expect(refusal({ status: 400, data: { code, message: 'No.' } })).toEqual({ errors: { [field]: 'No.' } });
  });

  test('without a field is shown below the form', () => {
    const data = { code: 'WRONG_CREDENTIALS', message: 'Email address or password is incorrect.' };
    expect(refusal({ status: 401, data })).toEqual({ errors: {}, failure: data.message });
    expect(refusal({ status: 0, message: 'No connection.' })).toEqual({ errors: {}, failure: 'No connection.' });
    expect(refusal({ status: 500 }).failure).not.toBe('');
  });
});
