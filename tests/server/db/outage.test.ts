import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { outageOf } from '../../../src/server/db/outage.ts';
import { testTable } from '../../support/test-table.ts';

const error = (properties: object, message = '') => Object.assign(new Error(message), properties);
const sqlState = (code: string) => error({ code, severity: 'ERROR' });

describe('database unavailable', () => {
  testTable([
    ...['08006', '53300', '57014', '57P01', '57P03', '55P03', '28P01', '3D000'].map((code) => sqlState(code)),
    error({ code: 'ECONNREFUSED' }),
    error({ code: 'ENOENT', syscall: 'connect' }),
    error({}, 'Query read timeout'),
    error({}, 'timeout exceeded when trying to connect'),
    error({}, 'Connection terminated unexpectedly'),
    error({ errcode: 5 }),
    error({ errcode: 261 }, 'SQLITE_BUSY_RECOVERY'),
  ])('and away: %o', (one) => expect(outageOf(one)).toBe('away'));

  testTable([
    sqlState('53100'),
    sqlState('25006'),
    error({ errcode: 13 }),
    error({ errcode: 778 }, 'SQLITE_IOERR_WRITE'),
    error({ errcode: 8 }),
    error({ code: 'ENOSPC' }),
  ])('or full: %o', (one) => expect(outageOf(one)).toBe('full'));
});

testTable([
  sqlState('23505'),
  sqlState('40P01'),
  sqlState('42P01'),
  // Our own error may have any message and code.
  error({ code: '53300' }),
  error({ code: 'ENOENT', syscall: 'open' }),
  error({ errcode: 19 }),
  new TypeError('fetch failed', { cause: error({ code: 'ECONNREFUSED' }) }),
  'Query read timeout',
  undefined,
])('a mistake of ours is no outage: %o', (one) => expect(outageOf(one)).toBeUndefined());

test('SQLite says it as it is read here', () => {
  const db = new DatabaseSync(':memory:');
  db.exec('create table t (a); pragma max_page_count = 3');
  let thrown: unknown;
  try {
    for (;;) db.exec('insert into t values (zeroblob(10000))');
  } catch (caught) {
    thrown = caught;
  }
  expect(outageOf(thrown)).toBe('full');
});
