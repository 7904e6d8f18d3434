import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuild } from '../../commands/build.ts';
import { ROOT } from '../../commands/root.ts';
import { SETTING_NAMES } from '../../server/settings.ts';
import { findChromium, findHeadlessShell } from '../programs/chromium.ts';
import { provideMailServers } from '../programs/mail-servers.ts';
import { providePostgres } from '../programs/postgres.ts';
import { freePort } from './free-port.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';
import {
  describeFailures,
  type Failure,
  MESSAGE_LINES,
  type Report,
  readPlaywright,
  readVitest,
  type TestName,
} from './test-report.ts';

/** One run of tests: what it runs, in a folder of its own, and how many of them passed. Nothing of it is left. */
export interface TestRun {
  /** Runs a program of the project; it counts as one test. Its output is printed when it has ended. */
  step(title: string, script: string, args: string[]): Promise<void>;
  /** @param files runs only these, by their paths */
  vitest(title: string, config: string, options?: VitestOptions): Promise<void>;
  browserTests(files?: readonly string[]): Promise<void>;
  /** Builds the site and starts it, for the endpoint and the browser tests. @returns false when it did not come up */
  serve(): Promise<boolean>;
  /** Counts what was checked otherwise: as one passed without faults, otherwise as one failed for each. */
  check(title: string, faults: readonly string[]): void;
  /** What has passed so far. */
  readonly passed: readonly TestName[];
  /** Names what failed, says `N passed, N failed` and ends the process accordingly. */
  end(): never;
}

interface VitestOptions {
  files?: readonly string[];
  /** Prints the output when the run has ended, for runs beside another. */
  isBeside?: boolean;
}

/** Where an installed package's program is. */
export const bin = (name: string) => join(ROOT, 'node_modules', ...name.split('/'));

/**
 * Makes what a run needs: its folder, a browser, a Postgres, mail servers and a free port.
 * @param more further environment variables of the tests
 */
export async function openTestRun(more: Record<string, string> = {}): Promise<TestRun> {
  // Below the project, so that the built server finds its packages.
  const work = join(ROOT, '.test', String(process.pid));
  const tally = { passed: 0, failed: 0 };
  const passedTests: TestName[] = [];
  const failures: Failure[] = [];
  let server: ServerProcess | undefined;
  const running = new Set<ChildProcess>();

  const cleanUp = () => {
    void server?.kill();
    for (const child of running) child.kill('SIGKILL');
    rmSync(work, { recursive: true, force: true });
    // Another run may be at work beside this one.
    const all = dirname(work);
    if (existsSync(all) && readdirSync(all).length === 0) rmSync(all, { recursive: true });
  };
  process.on('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  mkdirSync(work, { recursive: true });

  const chromium = findChromium();
  providePostgres();
  provideMailServers();
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  // What the caller has set for a server of theirs must not decide what is tested.
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !name.startsWith('PUBLIC_') && !SETTING_NAMES.includes(name as never),
    ),
  );
  const environment = {
    ...inherited,
    ASTRO_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    SITE_URL: siteUrl,
    DATA_DIR: join(work, 'data'),
    OUT_DIR: join(work, 'dist'),
    EXTENSION_DIR: join(work, 'extension'),
    LOG_LEVEL: 'warn',
    // All tests come from one address; those about limits use servers of their own.
    RATE_LIMIT_SCALE: '1000',
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: findHeadlessShell() ?? chromium,
    TEST_WORK_DIR: work,
    STATES_PAGE: '1',
    ...more,
  };

  const run = async (title: string, script: string, args: readonly string[], isBeside = false) => {
    const options = { cwd: ROOT, env: environment };
    if (!isBeside) console.log(`\n== ${title}`);
    const child = isBeside
      ? spawn(process.execPath, [script, ...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn(process.execPath, [script, ...args], { ...options, stdio: 'inherit' });
    running.add(child);
    const ended = once(child, 'close') as Promise<[number | null]>;
    const output = child.stdout && child.stderr && Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = await ended;
    running.delete(child);
    const printed = (await output)?.join('') ?? '';
    if (output) console.log(`\n== ${title}\n${printed}`);
    return { ok: status === 0, printed };
  };
  const count = (passed: number, failed: number) => {
    tally.passed += passed;
    tally.failed += failed;
  };
  const fail = (title: string, message: string) =>
    failures.push({ file: title, titles: [], message: stripVTControlCharacters(message).trim(), isFlaky: false });
  /** A run that failed without a failed test (a file that does not load, no report at all) counts as one failure. */
  const countReport = (title: string, ok: boolean, path: string, read: (text: string) => Report) => {
    let report: Report = { failed: 0, passed: 0, tests: [], failures: [] };
    try {
      report = read(readFileSync(path, 'utf8'));
    } catch {
      ok = false;
    }
    const named = report.failures.filter(({ isFlaky }) => !isFlaky).length;
    count(report.passed, Math.max(report.failed, named, ok ? 0 : 1));
    passedTests.push(...report.tests);
    failures.push(...report.failures);
    if (!ok && named === 0) fail(title, 'It ended with an error that is no test’s: its output is above.');
  };

  return {
    check: (title, faults) => {
      count(faults.length === 0 ? 1 : 0, faults.length);
      for (const fault of faults) fail(title, fault);
    },
    passed: passedTests,
    step: async (title, script, args) => {
      const { ok, printed } = await run(title, script, args, true);
      count(Number(ok), Number(!ok));
      if (!ok) fail(title, printed.trim().split('\n').slice(-MESSAGE_LINES).join('\n'));
    },
    vitest: async (title, config, { files = [], isBeside = false } = {}) => {
      const report = join(work, `${basename(config)}.json`);
      rmSync(report, { force: true });
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const args = ['run', `--config=${config}`, ...reporters, ...files];
      const { ok } = await run(title, bin('vitest/vitest.mjs'), args, isBeside);
      countReport(title, ok, report, readVitest);
    },
    browserTests: async (files = []) => {
      const config = '--config=tests/playwright.config.ts';
      const { ok } = await run('Browser tests', bin('@playwright/test/cli.js'), ['test', config, ...files]);
      countReport('Browser tests', ok, join(work, 'playwright.json'), readPlaywright);
    },
    serve: async () => {
      if (ensureBuild(environment.OUT_DIR, environment)) {
        // Nobody reads what it prints while the tests run.
        server = spawnServer(port, environment, { isQuiet: true });
        try {
          await server.up();
          return true;
        } catch (error) {
          fail('Server', (error as Error).message);
        }
      } else {
        fail('Build', 'Its output is above.');
      }
      count(0, 1);
      return false;
    },
    end: () => {
      cleanUp();
      console.log(describeFailures(failures));
      console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
      process.exit(tally.failed > 0 ? 1 : 0);
    },
  };
}
