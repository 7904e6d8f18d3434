import { expect, test } from 'vitest';
import { ROOT } from '../../../src/commands/root.ts';
import { notShown, readAsvs } from '../../../src/tools/security/asvs.ts';
import { readPlaywright, readVitest } from '../../../src/tools/testing/test-report.ts';

const TABLE = readAsvs(
  [
    `| 1.1.1 | passes | \`tests/a.test.ts\` “lets %s pass, and no $kind (of \${name})” |`,
    '| 1.1.2, 1.1.3 | a group | `tests/a.test.ts` “off this machine” “is left out” |',
    '| 1.1.4 | a page | `tests/e2e/a.spec.ts` “a page” “a page of phones” |',
    '| 1.1.5 | another file | `tests/b.test.ts` “off this machine” |',
    '| 1.1.6 | nothing | Does not apply: there is none. |',
  ].join('\n'),
);

const UNIT = JSON.stringify({
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: `${ROOT}tests/a.test.ts`,
      status: 'passed',
      message: '',
      assertionResults: [
        { ancestorTitles: [], title: 'lets "a.b"\nc pass, and no d (of e)', status: 'passed', failureMessages: [] },
        { ancestorTitles: ['off this machine'], title: 'one', status: 'skipped', failureMessages: [] },
        { ancestorTitles: ['off this machine'], title: 'another', status: 'passed', failureMessages: [] },
        { ancestorTitles: [], title: 'is left out', status: 'skipped', failureMessages: [] },
      ],
    },
    {
      name: `${ROOT}tests/b.test.ts`,
      status: 'failed',
      message: '',
      assertionResults: [{ ancestorTitles: ['off this machine'], title: 'one', status: 'failed', failureMessages: [] }],
    },
  ],
});
const BROWSER = JSON.stringify({
  errors: [],
  config: { rootDir: `${ROOT}tests/e2e` },
  stats: { expected: 3, unexpected: 0, flaky: 1 },
  suites: [
    {
      title: 'a.spec.ts',
      specs: [{ title: 'a page', file: 'a.spec.ts', tests: [{ status: 'skipped' }, { status: 'flaky', results: [] }] }],
      suites: [
        { title: 'a page of phones', specs: [{ title: 'one', file: 'a.spec.ts', tests: [{ status: 'skipped' }] }] },
      ],
    },
  ],
});

test('what the table names and did not pass is not shown', () => {
  const [unit, browser] = [readVitest(UNIT), readPlaywright(BROWSER)];
  expect([unit.passed, unit.failed, browser.passed, browser.failed]).toEqual([2, 1, 4, 0]);
  expect(notShown(TABLE, [...unit.tests, ...browser.tests])).toEqual([
    '1.1.2, 1.1.3: tests/a.test.ts “is left out”',
    '1.1.4: tests/e2e/a.spec.ts “a page of phones”',
    '1.1.5: tests/b.test.ts “off this machine”',
  ]);
});
