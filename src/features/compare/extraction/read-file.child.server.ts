/** Reads one file from standard input, its name's extension being the first argument, and writes `Extracted` as JSON. */
import { buffer } from 'node:stream/consumers';
import { watchOver } from '../child-watch.server.ts';
import { readFile } from './read-file.server.ts';

watchOver();
const extracted = await readFile(process.argv[2] ?? '', await buffer(process.stdin));
process.stdout.write(JSON.stringify(extracted), () => process.exit(0));
