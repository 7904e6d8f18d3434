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

/** Stores in `letterlock.db` in the data folder; both are made where needed. Several processes may have it open. */
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
  // The folder may have been there before, open to others; SQLite gives its WAL the rights of this file.
  chmodSync(path, 0o600);
  await writeAhead(database);
  const keysPath = join(dataDir, 'report-keys.db');
  closeSync(openSync(keysPath, 'a', 0o600));
  chmodSync(keysPath, 0o600);
  database.prepare(`attach database ? as ${REPORT_KEYS}`).run(keysPath);
  database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
  // In kB. An index of fifty thousand scans, which a search reads whole, does not fit into the 2 MB that are usual.
  database.exec('pragma cache_size = -32000');
  const statements = new LRUCache<string, SqliteStatement>({ max: MOST_STATEMENTS });
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

/** Preparing costs six times what running a lookup does. A few kB each; whoever asks in other words is rare. */
const MOST_STATEMENTS = 200;

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

/** A new file's change to WAL does not honour the busy timeout: of processes that start together, one is refused. */
async function writeAhead(database: DatabaseSync): Promise<void> {
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

/**
 * Takes the write lock when a transaction begins. A plain `begin` takes it at the first write, and when another process
 * has written since the first read, SQLite then answers SQLITE_BUSY at once, whatever the busy timeout is. Begun this
 * way, a transaction waits for its turn and afterwards cannot be refused.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has rolled back by itself, and a second time would hide why (sqlite.org/lang_transaction.html). */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (error.message !== 'cannot rollback - no transaction is active') throw error;
    });
  }
}

/**
 * Has the migrator work inside a transaction, which SQLite allows for schema changes too: of two processes that start
 * at once the second waits and finds everything done, and a migration that fails leaves nothing behind.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
