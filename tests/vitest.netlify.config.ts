import { defineConfig } from 'vitest/config';

/** The endpoint tests once more, against what is deployed to Netlify. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    globalSetup: ['tests/netlify/setup.ts'],
    include: [
      'tests/netlify/**/*.test.ts',
      ...['access-matrix', 'compare', 'predict', 'signed-in'].map((name) => `tests/endpoints/${name}.test.ts`),
    ],
    testTimeout: 60_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
});
