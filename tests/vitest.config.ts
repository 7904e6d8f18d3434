import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/endpoints/**', 'tests/netlify/**'],
    // On two cores vitest alone would take one.
    maxWorkers: 2,
    // Generous, since nothing is timed here: only a test that hangs runs into it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
