import type { Client } from 'pg';

/** What Postgres is started with to be filled; what it is measured with are its defaults. */
export const FILLING = {
  ...{ fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', wal_level: 'minimal', max_wal_senders: '0' },
  ...{ autovacuum: 'off', shared_buffers: '512MB', maintenance_work_mem: '512MB', max_wal_size: '8GB' },
};

interface Definition {
  table: string;
  name: string;
  definition: string;
  /** As in pg_constraint: p, u and f; absent of an index that is none. */
  kind?: 'p' | 'u' | 'f';
}

/**
 * Fills tables without their indexes, which are made afterwards, and without a look at what they refer to. In one
 * transaction in which they are emptied, so that nothing of it is written twice (wal_level minimal).
 */
export async function inBulk(client: Client, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const constraints = await definitionsOf(client, tables, CONSTRAINTS);
  const indexes = await definitionsOf(client, tables, INDEXES);
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(`truncate ${tables.join(', ')} cascade`);
  for (const { table, name } of constraints)
    await client.query(`alter table ${table} drop constraint if exists "${name}" cascade`);
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  await fill();
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, kind, definition } of constraints) {
    const unchecked = kind === 'f' ? ' not valid' : '';
    await client.query(`alter table ${table} add constraint "${name}" ${definition}${unchecked}`);
  }
  await client.query('commit');
}

/** Foreign keys are made last, when what they refer to has its key. */
const CONSTRAINTS = `
  select conrelid::regclass::text as table, conname as name, contype as kind, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype in ('p', 'u', 'f') and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
  order by contype = 'f'`;
const INDEXES = `
  select tablename as table, indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and tablename = any($1::text[])
  and indexname not in (select conname from pg_constraint)`;

async function definitionsOf(client: Client, tables: readonly string[], query: string): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(query, [tables]);
  return rows;
}
