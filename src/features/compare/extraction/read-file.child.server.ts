/** Reads one file from standard input, its name's extension being the first argument, and writes `Extracted` as JSON. */
import { buffer } from 'node:stream/consumers';
import { watchOver } from '../child-watch.server.ts';
import type { Extracted } from './extracted.ts';
import { readFile } from './read-file.server.ts';

watchOver();
const bytes = await buffer(process.stdin);
// A parser that throws where nobody waits for it has choked on the file.
const choked = () => answer({ ok: false, problem: 'DAMAGED' });
process.once('uncaughtException', choked);
const extracted = await readFile(process.argv[2] ?? '', bytes).catch((error: unknown) => {
  process.off('uncaughtException', choked);
  throw error;
});
answer(extracted);

function answer(read: Extracted): void {
  process.stdout.write(JSON.stringify(read), () => process.exit(0));
}
