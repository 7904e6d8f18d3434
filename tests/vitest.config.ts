import { defineConfig } from 'vitest/config';

/** Files that change what is global (time zone, `RegExp`, mocked modules) and so need a process of their own. */
const ALONE = ['tests/regular-expressions.test.ts', 'tests/engines/tasks/suggestions.test.ts'];
/** Files that only call functions share two processes: loading the engine anew for each took half of their time. */
const PURE = ['tests/{engines,ui,content,workers,extension}/**/*.test.ts'];

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    // On two cores vitest alone would take one.
    maxWorkers: 2,
    // Generous, since nothing is timed here: only a test that hangs runs into it.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', isolate: false, include: PURE, exclude: ALONE } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/endpoints/**', 'tests/netlify/**', ...PURE],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
