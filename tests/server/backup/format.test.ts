import { randomBytes } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { expect, test } from 'vitest';
import { openLine } from '../../../src/server/backup/format.ts';

const key = randomBytes(32);

const lineOf = (table: string) =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ user_id: 'ada' })))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: 'owner', table })
    .encrypt(key);

test('a row of a table that was renamed keeps the name it had', async () => {
  const line = await openLine(await lineOf('arrivals'), new Map([['owner', key]]));
  expect(line).toEqual({ owner: 'owner', table: 'arrivals', content: { user_id: 'ada' } });
});

test('a row of an unknown table is refused', async () => {
  await expect(openLine(await lineOf('kysely_migration'), new Map([['owner', key]]))).rejects.toThrow('damaged');
});
