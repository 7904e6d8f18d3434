import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../commands/root.ts';

/** A test: its file, below the project, and its title behind those of the groups that it is in. */
export interface TestName {
  file: string;
  titles: string[];
}

/** A test that failed, or that passed only when it was run again, with what was said. */
export interface Failure extends TestName {
  /** Without colours. */
  message: string;
  isFlaky: boolean;
}

/** The report of a test run. */
export interface Report {
  passed: number;
  failed: number;
  /** Those that passed. */
  tests: TestName[];
  failures: Failure[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why the file could not be run. */
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] }[];
  }[];
}

const OUTSIDE_TESTS = 'It failed outside its tests, such as in a hook: its output says why.';

/** Reads what Vitest's JSON reporter writes. */
export function readVitest(text: string): Report {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as VitestReport;
  const report: Report = { passed: numPassedTests, failed: numFailedTests, tests: [], failures: [] };
  for (const { name, status, message: fault, assertionResults } of testResults) {
    const file = relative(ROOT, name);
    const hasFailedTest = assertionResults.some((test) => test.status === 'failed');
    // A hook that fails leaves no message.
    if (status === 'failed' && !hasFailedTest) {
      report.failures.push({
        file,
        titles: [],
        message: stripVTControlCharacters(fault || OUTSIDE_TESTS),
        isFlaky: false,
      });
    }
    for (const { ancestorTitles, title, status: outcome, failureMessages } of assertionResults) {
      const test = { file, titles: [...ancestorTitles, title].filter(Boolean) };
      const hasPassed = outcome === 'passed';
      if (hasPassed) report.tests.push(test);
      const message = stripVTControlCharacters(failureMessages.join('\n'));
      if (message || outcome === 'failed') report.failures.push({ ...test, message, isFlaky: hasPassed });
    }
  }
  return report;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; projectName: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
  /** What went wrong outside any test. */
  errors: { message?: string }[];
}

/** Reads what Playwright's JSON reporter writes. */
export function readPlaywright(text: string): Report {
  const { config, stats, suites, errors } = JSON.parse(text) as PlaywrightReport;
  const { expected, flaky, unexpected } = stats;
  const report: Report = { passed: expected + flaky, failed: unexpected, tests: [], failures: [] };
  for (const { message = '' } of errors) {
    report.failures.push({ file: '', titles: [], message: stripVTControlCharacters(message), isFlaky: false });
  }
  const read = (suite: Suite, groups: string[]): void => {
    for (const { title, file: path, tests } of suite.specs) {
      const file = relative(ROOT, resolve(config.rootDir, path));
      const titles = [...groups, title];
      if (tests.some(({ status }) => status === 'expected' || status === 'flaky')) report.tests.push({ file, titles });
      for (const { status, projectName, results } of tests) {
        if (status !== 'unexpected' && status !== 'flaky') continue;
        const message = stripVTControlCharacters(results.find(({ error }) => error)?.error?.message ?? '');
        report.failures.push({ file, titles: [projectName, ...titles], message, isFlaky: status === 'flaky' });
      }
    }
    for (const group of suite.suites ?? []) read(group, [...groups, group.title]);
  };
  // The outermost are the files.
  for (const file of suites) read(file, []);
  return report;
}

/** The lines of a message that are printed: what was expected, what came, and where. */
export const MESSAGE_LINES = 15;

/** What is said of failures at a run's end. @returns nothing when there are none */
export function describeFailures(failures: readonly Failure[]): string {
  const describe = (title: string, some: readonly Failure[]) =>
    some.length === 0
      ? []
      : [
          `\n== ${title}`,
          ...some.map(({ file, titles, message }) =>
            [[file, ...titles].join(' › '), ...message.split('\n').slice(0, MESSAGE_LINES)].join('\n    '),
          ),
        ];
  return [
    ...describe(
      'Passed only when run again',
      failures.filter(({ isFlaky }) => isFlaky),
    ),
    ...describe(
      'Failed',
      failures.filter(({ isFlaky }) => !isFlaky),
    ),
  ].join('\n');
}
