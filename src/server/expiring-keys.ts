import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { sql } from 'kysely';
import { REPORT_KEYS } from './db/key-store.ts';
import type { DayKeyTable } from './db/schema.ts';
import { DIRECT } from './encryption.ts';
import type { Services } from './services.ts';

export interface DayKey {
  id: string;
  key: Uint8Array;
}

/** In UTC, such as `2027-02-19`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Creates the key if needed. Two servers may create one each; both are valid. */
export async function keyFor(services: Services, day: string): Promise<DayKey> {
  const rows = await store(services).selectFrom('day_keys').selectAll().where('day', '=', day).orderBy('id').execute();
  for (const row of rows) {
    const key = await unwrap(services, row);
    if (key) return { id: row.id, key };
  }
  const id = randomUUID();
  const key = new Uint8Array(randomBytes(32));
  const wrapped = await wrap(services, { id, day }, key);
  await store(services)
    .insertInto('day_keys')
    .values({ id, day, ...wrapped })
    .execute();
  return { id, key };
}

/** @returns undefined when the key was destroyed, or is wrapped under an unknown master key */
export async function findKey(services: Services, id: string): Promise<Uint8Array | undefined> {
  const row = await store(services).selectFrom('day_keys').selectAll().where('id', '=', id).executeTakeFirst();
  return row && unwrap(services, row);
}

/** @param again vacuums even if nothing is deleted: an earlier process may have ended between the two steps */
export async function destroyKeysOfPast(services: Services, again = false): Promise<void> {
  const { numDeletedRows } = await store(services)
    .deleteFrom('day_keys')
    .where('day', '<=', dayOf(services.now()))
    .executeTakeFirst();
  if ((again || numDeletedRows > 0n) && services.settings.databaseUrl !== undefined) {
    await sql`vacuum full ${sql.table(`${REPORT_KEYS}.day_keys`)}`.execute(services.db);
  }
}

export async function rewrapKeys(services: Services): Promise<void> {
  if (!services.keys.previous) return;
  const current = nameOf(services.keys.reportMaster);
  const rows = await store(services).selectFrom('day_keys').selectAll().where('master', '!=', current).execute();
  for (const row of rows) {
    const key = await unwrap(services, row);
    if (!key) continue;
    const wrapped = await wrap(services, row, key);
    await store(services).updateTable('day_keys').set(wrapped).where('id', '=', row.id).execute();
  }
}

function store({ db }: Services) {
  return db.withSchema(REPORT_KEYS);
}

async function wrap({ keys }: Services, { id, day }: Pick<DayKeyTable, 'id' | 'day'>, key: Uint8Array) {
  const wrapped = await new CompactEncrypt(key)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id, day })
    .encrypt(keys.reportMaster);
  return { master: nameOf(keys.reportMaster), wrapped };
}

/** @returns undefined also for a damaged row: a new key is better than no reports on that day */
async function unwrap({ keys, log }: Services, { id, day, master, wrapped }: DayKeyTable) {
  const masters = [keys.reportMaster, keys.previous?.reportMaster];
  const wrapping = masters.find((known) => known && nameOf(known) === master);
  if (!wrapping) return undefined;
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(wrapped, wrapping, DIRECT);
    if (protectedHeader.kid === id && protectedHeader.day === day) return plaintext;
  } catch {
    // Logged below.
  }
  log.error({ day }, 'report key damaged or moved: reports that expire on this day are unreadable');
  return undefined;
}

function nameOf(master: Uint8Array): string {
  return createHash('sha256').update('report-master').update(master).digest('base64url').slice(0, 12);
}
