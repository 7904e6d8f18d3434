import { describe, expect, test } from 'vitest';
import { fieldMessage, readFormAnswer } from '../../../src/features/forms/api.ts';
import { FIELD_CODES, FORM_CODES } from '../../../src/features/forms/contract.ts';
import { testTable } from '../../support/test-table.ts';

const read = (data: unknown) => readFormAnswer({ ok: true, data });
const formError = (message: string, code = 'UNSPECIFIED') => ({
  kind: 'error',
  formErrors: [{ code, message }],
  fieldErrors: [],
});

describe('an answer of the form provider', () => {
  test('is read in this order: errors, error, next', () => {
    expect(read({ errors: [{ message: 'a' }], error: 'b', next: '/' })).toEqual(formError('a'));
    expect(read({ error: 'b', next: '/' })).toEqual(formError('b'));
    expect(read({ next: '/' })).toEqual({ kind: 'success', next: '/' });
    expect(read({ errors: [], next: '/' })).toEqual({ kind: 'error', formErrors: [], fieldErrors: [] });
    expect(read({ errors: [{ message: 1 }], next: '/' })).toEqual({ kind: 'success', next: '/' });
  });

  test('is read whatever the status is', () => {
    expect(readFormAnswer({ ok: false, error: { status: 422, data: { next: '/' } } })).toEqual({
      kind: 'success',
      next: '/',
    });
    expect(
      readFormAnswer({
        ok: false,
        error: { status: 0, message: 'The server took too long to respond. Please try again.' },
      }),
    ).toEqual(formError('The server took too long to respond. Please try again.'));
  });

  testTable([[{}], [[]], [null], ['ok'], [1], [{ next: 1 }], [{ error: {} }], [{ errors: 'x' }]])(
    '%j is unexpected',
    (data) => {
      expect(read(data)).toEqual(formError('Unexpected response format'));
    },
  );

  testTable(FORM_CODES)('knows %s', (code) => {
    expect(read({ errors: [{ code, message: 'm' }] })).toEqual(formError('m', code));
  });

  testTable(FIELD_CODES)('knows %s', (code) => {
    expect(read({ errors: [{ code, message: 'm', field: 'Email' }] })).toEqual({
      kind: 'error',
      formErrors: [],
      fieldErrors: [{ code, field: 'Email', message: 'm' }],
    });
  });

  testTable(['toString', 'NEW_CODE', undefined, 7])('%j is no code it knows', (code) => {
    expect(read({ errors: [{ code, message: 'm' }] })).toEqual(formError('m'));
  });

  test("a field's messages follow its name, joined with a comma", () => {
    const errors = ['should be an email', 'is too short'].map((message) => ({
      code: 'UNSPECIFIED' as const,
      field: 'Email',
      message,
    }));
    expect(fieldMessage(errors, 'Email')).toBe('Email should be an email, is too short');
    expect(fieldMessage(errors, 'Name')).toBeUndefined();
  });
});
