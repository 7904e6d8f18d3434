/**
 * `npm run test:security`: the tests that cover the items of OWASP ASVS 5.0, level 2 (`tests/security/README.md`), the
 * proof that no regular expression runs long, an audit of the packages, inputs made at random for `FUZZ_SECONDS` (60) each,
 * and the long versions of the tests of faults. A test that the table names and that was left out counts as failed. Ends
 * with `N passed, N failed`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/root.ts';
import { hasPostgres } from './programs/postgres.ts';
import { notShown, readAsvs } from './security/asvs.ts';
import { auditPackages } from './security/audit.ts';
import { openTestRun } from './testing/test-run.ts';

const table = readAsvs(readFileSync(join(ROOT, 'tests', 'security', 'README.md'), 'utf8'));
const named = [...new Set(table.flatMap(({ tests }) => tests.map(({ file }) => file)))].sort();
const isBrowserTest = (file: string) => file.endsWith('.spec.ts');
const isEndpointTest = (file: string) => file.startsWith('tests/endpoints/');
const isNetlifyTest = (file: string) => file.startsWith('tests/netlify/');
const isUnitTest = (file: string) => !isBrowserTest(file) && !isEndpointTest(file) && !isNetlifyTest(file);

const run = await openTestRun({ FUZZ_SECONDS: process.env.FUZZ_SECONDS ?? '60', LONG_FAULTS: '1', MUTANTS: '20000' });
const audit = await auditPackages();
console.log(`\n== Packages\n${audit.report}`);
if (audit.outcome !== 'not asked') run.check('Packages', audit.outcome === 'vulnerable' ? [audit.report] : []);
await run.vitest('Unit tests', 'tests/vitest.config.ts', {
  files: [
    'tests/security/',
    'tests/regular-expressions.test.ts',
    'tests/engines/detection/mutants.test.ts',
    ...named.filter(isUnitTest),
  ],
});
if (await run.serve()) {
  await run.vitest('Endpoint tests', 'tests/vitest.endpoints.config.ts', {
    files: ['tests/endpoints/faults/', ...named.filter(isEndpointTest)],
  });
  await run.step('Browser extension', join(ROOT, 'src', 'commands', 'build-extension.ts'), []);
  await run.browserTests(named.filter(isBrowserTest));
}
if (hasPostgres()) {
  await run.vitest('Tests on Netlify', 'tests/vitest.netlify.config.ts', { files: named.filter(isNetlifyTest) });
}
run.check('Not shown on this machine', notShown(table, run.passed));
run.end();
