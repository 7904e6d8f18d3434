import { defineConfig } from 'vitest/config';

/** Against the server that `npm test` built and started. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/endpoints/**/*.test.ts'],
    testTimeout: 30_000,
    fileParallelism: false,
  },
});
