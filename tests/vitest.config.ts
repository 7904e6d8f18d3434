import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const ROOT = new URL('..', import.meta.url).pathname;
const FILES = globSync('tests/**/*.test.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['tests/e2e/**', 'tests/endpoints/**', 'tests/netlify/**'],
});

/** Tests that change something shared by all files of a process: modules, globals, the clock, the environment. */
const CHANGES_SHARED =
  /\bvi\.(?:mock|stub|spyOn|useFake|resetModules)|fake-browser|globalThis\.\w+ =|process\.env\.?\S* =/;
const alone = FILES.filter((file) => CHANGES_SHARED.test(readFileSync(ROOT + file, 'utf8')));

export default defineConfig({
  test: {
    root: ROOT,
    // On two cores vitest alone would take one. Many tests wait, so there is work for a third.
    maxWorkers: 3,
    // Generous, since nothing is timed here: only a hanging test reaches it.
    testTimeout: 300_000,
    // A busy machine may be late once. What passes only then is named at the end.
    retry: 1,
    hookTimeout: 120_000,
    projects: [
      // Loading the engine and the server again for each file took half of the time.
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: FILES.filter((file) => !alone.includes(file)),
          globalSetup: ['tests/support/shared-postgres.ts'],
        },
      },
      { extends: true, test: { name: 'alone', include: alone, globalSetup: ['tests/support/shared-postgres.ts'] } },
    ],
  },
});
