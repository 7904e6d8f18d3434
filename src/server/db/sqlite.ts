import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { REPORT_KEYS } from './key-store.ts';

const SQLITE_BUSY = 5;
export const BUSY_TIMEOUT = 5000;
export const DATABASE_FILE = 'letterlock.db';

/** Several processes can open it. */
export function sqliteDialect(dataDir: string): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver({ database: () => openFile(dataDir) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

async function openFile(dataDir: string): Promise<SqliteDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, DATABASE_FILE);
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
  // The folder may be readable by others. SQLite gives its WAL the same permissions as this file.
  chmodSync(path, 0o600);
  await enableWal(database);
  const keysPath = join(dataDir, 'report-keys.db');
  closeSync(openSync(keysPath, 'a', 0o600));
  chmodSync(keysPath, 0o600);
  database.prepare(`attach database ? as ${REPORT_KEYS}`).run(keysPath);
  database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
  // Negative means kB. A search reads a whole index of fifty thousand rows, which exceeds the default of 2 MB.
  database.exec('pragma cache_size = -32000');
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const statement = prepare(database, sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** Preparing a statement costs six times as much as running a lookup. A few kB each. */
const MAX_STATEMENTS = 200;

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** Switching a new file to WAL ignores the busy timeout, so that it fails when two processes start together. */
async function enableWal(database: DatabaseSync): Promise<void> {
  const deadline = performance.now() + BUSY_TIMEOUT;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY || performance.now() > deadline) throw error;
      await setTimeout(20);
    }
  }
}

/** After a plain `begin`, the first write fails with SQLITE_BUSY at once if another process has written since. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite rolls back itself; the error of a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (error.message !== 'cannot rollback - no transaction is active') throw error;
    });
  }
}

/** Of two processes that start together the second waits, and a failed migration leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
