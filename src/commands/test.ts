/**
 * `npm test`: type check, lint, unit tests, then endpoint and browser tests against a built server on a free port with
 * a database of its own. Ends with `N passed, N failed`; leaves no process and no file behind.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SETTING_NAMES } from '../server/settings.ts';
import { ensureBuild } from './build.ts';
import { findChromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { providePostgres } from './postgres.ts';
import { ROOT } from './root.ts';

// Below the project, so that the built server finds its packages.
const WORK = join(ROOT, '.test', String(process.pid));
const bin = (name: string) => join(ROOT, 'node_modules', ...name.split('/'));
const tally = { passed: 0, failed: 0 };
let server: ChildProcess | undefined;

function cleanUp() {
  server?.kill('SIGKILL');
  rmSync(WORK, { recursive: true, force: true });
  // Another run may be at work beside this one.
  if (existsSync(dirname(WORK)) && readdirSync(dirname(WORK)).length === 0) rmSync(dirname(WORK), { recursive: true });
}
process.on('exit', cleanUp);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
mkdirSync(WORK, { recursive: true });

const chromium = findChromium();
providePostgres();
const port = await freePort();
const siteUrl = `http://localhost:${port}`;
// What the caller has set for a server of theirs must not decide what is tested.
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('PUBLIC_') && !SETTING_NAMES.includes(name as never)),
);
const environment = {
  ...inherited,
  ASTRO_TELEMETRY_DISABLED: '1',
  PORT: String(port),
  SITE_URL: siteUrl,
  DATA_DIR: join(WORK, 'data'),
  OUT_DIR: join(WORK, 'dist'),
  LOG_LEVEL: 'warn',
  // All tests come from one address; those about limits use servers of their own.
  RATE_LIMIT_SCALE: '1000',
  CHROMIUM_PATH: chromium,
  TEST_WORK_DIR: WORK,
  STATES_PAGE: '1',
};

step('Types', bin('astro/bin/astro.mjs'), ['check', '--minimumFailingSeverity', 'warning']);
step('Lint and format', bin('@biomejs/biome/bin/biome'), [
  'ci',
  '--config-path=tests/lint.json',
  '--error-on-warnings',
  '.',
]);
vitest('Unit tests', 'tests/vitest.config.ts');
if (ensureBuild(environment.OUT_DIR, environment) && (await started())) {
  vitest('Endpoint tests', 'tests/vitest.endpoints.config.ts');
  browserTests();
} else {
  tally.failed += 1;
}
cleanUp();
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed > 0 ? 1 : 0);

function run(title: string, script: string, args: string[]): boolean {
  console.log(`\n== ${title}`);
  return spawnSync(process.execPath, [script, ...args], { cwd: ROOT, stdio: 'inherit', env: environment }).status === 0;
}

function step(title: string, script: string, args: string[]) {
  if (run(title, script, args)) tally.passed += 1;
  else tally.failed += 1;
}

function vitest(title: string, config: string) {
  const report = join(WORK, 'vitest.json');
  rmSync(report, { force: true });
  const ok = run(title, bin('vitest/vitest.mjs'), [
    'run',
    `--config=${config}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  count(ok, report, (read: { numPassedTests: number; numFailedTests: number }) => [
    read.numPassedTests,
    read.numFailedTests,
  ]);
}

function browserTests() {
  const report = join(WORK, 'playwright.json');
  const ok = run('Browser tests', bin('@playwright/test/cli.js'), ['test', '--config=tests/playwright.config.ts']);
  count(ok, report, (read: { stats: { expected: number; unexpected: number; flaky: number } }) => [
    read.stats.expected,
    read.stats.unexpected + read.stats.flaky,
  ]);
}

/** A run that failed without a failed test (a file that does not load, no report at all) counts as one failure. */
function count<Report>(ok: boolean, path: string, read: (report: Report) => [number, number]) {
  let counted: [number, number] = [0, 0];
  try {
    counted = read(JSON.parse(readFileSync(path, 'utf8')) as Report);
  } catch {
    ok = false;
  }
  tally.passed += counted[0];
  tally.failed += ok ? counted[1] : Math.max(1, counted[1]);
}

async function started(): Promise<boolean> {
  server = spawn(process.execPath, [join(ROOT, 'src', 'commands', 'start.ts'), '--no-build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt += 1) {
    const answered = await fetch(`${siteUrl}/api/v1/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answered) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  console.error('The built server did not answer.');
  return false;
}
