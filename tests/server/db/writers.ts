import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../src/server/db/schema.ts';
import type { DatabaseSettings } from '../../support/databases.ts';

const SCRIPT = fileURLToPath(new URL('../../support/storage-writer.ts', import.meta.url));

/** Another process that stores `count` users, with ids that start with `prefix`. */
export function writer({ databaseUrl = '', dataDir }: DatabaseSettings, prefix: string, count: number) {
  const child = spawn(process.execPath, [SCRIPT, databaseUrl, dataDir, prefix, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const acknowledged = () => output.split('\n').slice(0, -1);
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return {
    exited,
    acknowledged,
    /** Kills it without warning once it has acknowledged this many. */
    kill: async (atLeast: number) => {
      while (acknowledged().length < atLeast && child.exitCode === null) await once(child.stdout, 'data');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

export async function storedIds(db: Kysely<Schema>): Promise<string[]> {
  const users = await db.selectFrom('users').select('id').execute();
  return users.map(({ id }) => id).sort();
}
