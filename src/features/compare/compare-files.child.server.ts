/** Reads `ReadFile[]` as JSON from standard input and writes the `CompareAnswer` as JSON. */
import { json } from 'node:stream/consumers';
import { enforceLimits } from './child-watch.server.ts';
import { compareFiles, type ReadFile } from './compare-files.ts';

enforceLimits();
const answer = compareFiles((await json(process.stdin)) as ReadFile[]);
process.stdout.write(JSON.stringify(answer), () => process.exit(0));
