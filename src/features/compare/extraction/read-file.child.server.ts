/** Reads one file from standard input (first argument: its extension) and writes `Extracted` as JSON. */
import { buffer } from 'node:stream/consumers';
import { enforceLimits } from '../child-watch.server.ts';
import type { Extracted } from './extracted.ts';
import { readFile } from './read-file.server.ts';

enforceLimits();
const bytes = await buffer(process.stdin);
// A parser may throw asynchronously, outside its promise.
const reportDamaged = () => answer({ ok: false, problem: 'DAMAGED' });
process.once('uncaughtException', reportDamaged);
const extracted = await readFile(process.argv[2] ?? '', bytes).catch((error: unknown) => {
  process.off('uncaughtException', reportDamaged);
  throw error;
});
answer(extracted);

function answer(result: Extracted): void {
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
}
