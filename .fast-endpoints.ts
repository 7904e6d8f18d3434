import { openTestRun } from './src/commands/test-run.ts';
const run = await openTestRun();
if (await run.serve()) run.vitest('Endpoint tests', 'tests/vitest.endpoints.config.ts', process.argv.slice(2));
run.end();
