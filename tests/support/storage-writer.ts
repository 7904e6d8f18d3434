import { writeSync } from 'node:fs';
import { openDatabase } from '../../src/server/db/open.ts';

// Stores users one by one, each in a transaction that reads before it writes, and prints each id once it is stored.
const [databaseUrl, dataDir = '', prefix, count] = process.argv.slice(2);
const db = await openDatabase({ databaseUrl: databaseUrl || undefined, dataDir });
for (let index = 0; index < Number(count); index++) {
  const id = `${prefix}-${index}`;
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
    await trx
      .insertInto('users')
      .values({ id, email: `${id}@example.com`, issuer: 'https://issuer.test', subject: id, created_at: index })
      .execute();
  });
  writeSync(1, `${id}\n`);
}
await db.destroy();
