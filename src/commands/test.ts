/**
 * `npm test`: type check, lint, unit tests, then endpoint and browser tests against a built server on a free port with
 * a database of its own. Ends with `N passed, N failed`; leaves no process and no file behind.
 */
import { join } from 'node:path';
import { provideFirefox } from '../tools/programs/firefox.ts';
import { hasPostgres } from '../tools/programs/postgres.ts';
import { bin, openTestRun } from '../tools/testing/test-run.ts';
import { ROOT } from './root.ts';

const run = await openTestRun();
const checks = Promise.all([
  run.step('Types', bin('astro/bin/astro.mjs'), ['check', '--minimumFailingSeverity', 'warning']),
  run.step('Lint and format', bin('@biomejs/biome/bin/biome'), [
    'ci',
    '--config-path=tests/lint.json',
    '--error-on-warnings',
    '.',
  ]),
]);
await run.vitest('Unit tests', 'tests/vitest.config.ts');
await checks;
if (await run.serve()) {
  // These spend most of their time waiting.
  const netlify = hasPostgres()
    ? run.vitest('Endpoint tests on Netlify', 'tests/vitest.netlify.config.ts', { isBeside: true })
    : undefined;
  await run.vitest('Endpoint tests', 'tests/vitest.endpoints.config.ts');
  await netlify;
  await run.step('Browser extension', join(ROOT, 'src', 'commands', 'build-extension.ts'), []);
  provideFirefox();
  await run.browserTests();
}
run.end();
