import { defineConfig } from 'vitest/config';

/** Against the server that `npm test` built and started. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/endpoints/**/*.test.ts'],
    // Generous, since nothing is timed here: only a test that hangs runs into it.
    testTimeout: 120_000,
    // A busy machine may be late once. What passes only then is named at the end.
    retry: 1,
    fileParallelism: false,
  },
});
