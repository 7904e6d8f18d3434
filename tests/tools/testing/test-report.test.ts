import { expect, test } from 'vitest';
import { ROOT } from '../../../src/commands/root.ts';
import { describeFailures, readPlaywright, readVitest } from '../../../src/tools/testing/test-report.ts';

const inVitest = (status: string, title: string, failureMessages: string[]) => ({
  ancestorTitles: ['a group'],
  title,
  status,
  failureMessages,
});

test('a run names at its end what failed, and what passed only when it was run again', () => {
  const vitest = readVitest(
    JSON.stringify({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        {
          name: `${ROOT}tests/a.test.ts`,
          status: 'failed',
          message: '',
          assertionResults: [
            inVitest('passed', 'one', []),
            inVitest('passed', 'late', ['timed out']),
            inVitest('failed', 'two', ['\u001b[31mexpected 1\nto be 2']),
          ],
        },
        { name: `${ROOT}tests/b.test.ts`, status: 'failed', message: 'no such module', assertionResults: [] },
        {
          name: `${ROOT}tests/hook.test.ts`,
          status: 'failed',
          message: '',
          assertionResults: [inVitest('skipped', 'three', [])],
        },
      ],
    }),
  );
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'c.spec.ts',
    tests: [{ status, projectName: 'phone', results: messages.map((message) => ({ error: { message } })) }],
  });
  const playwright = readPlaywright(
    JSON.stringify({
      config: { rootDir: `${ROOT}tests/e2e` },
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      errors: [],
      suites: [
        {
          title: 'c.spec.ts',
          specs: [spec('opens', 'expected'), spec('closes', 'unexpected', 'not closed', 'not closed')],
          suites: [{ title: 'a menu', specs: [spec('moves', 'flaky', 'still')] }],
        },
      ],
    }),
  );

  expect(describeFailures([...vitest.failures, ...playwright.failures])).toBe(
    [
      '',
      '== Passed only when run again',
      'tests/a.test.ts › a group › late',
      '    timed out',
      'tests/e2e/c.spec.ts › phone › a menu › moves',
      '    still',
      '',
      '== Failed',
      'tests/a.test.ts › a group › two',
      '    expected 1',
      '    to be 2',
      'tests/b.test.ts',
      '    no such module',
      'tests/hook.test.ts',
      '    It failed outside its tests, such as in a hook: its output says why.',
      'tests/e2e/c.spec.ts › phone › closes',
      '    not closed',
    ].join('\n'),
  );
  expect(describeFailures([])).toBe('');
});
