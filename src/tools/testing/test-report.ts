import { relative, resolve } from 'node:path';
import { ROOT } from '../../commands/root.ts';

/** A test that has passed: its file, below the project, and its title behind those of the groups that it is in. */
export interface PassedTest {
  file: string;
  titles: string[];
}

/** The report of a test run. */
export interface Report {
  passed: number;
  failed: number;
  tests: PassedTest[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** Reads what Vitest's JSON reporter writes. */
export function readVitest(text: string): Report {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as VitestReport;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => ({ file: relative(ROOT, name), titles: [...ancestorTitles, title] })),
  );
  return { passed: numPassedTests, failed: numFailedTests, tests };
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

/** Reads what Playwright's JSON reporter writes. */
export function readPlaywright(text: string): Report {
  const { config, stats, suites } = JSON.parse(text) as PlaywrightReport;
  const passedIn = (suite: Suite, groups: string[]): PassedTest[] => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'expected' || status === 'flaky'))
      .map(({ title, file }) => ({
        file: relative(ROOT, resolve(config.rootDir, file)),
        titles: [...groups, title],
      })),
    ...(suite.suites ?? []).flatMap((group) => passedIn(group, [...groups, group.title])),
  ];
  // The outermost are the files.
  const tests = suites.flatMap((file) => passedIn(file, []));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, tests };
}
