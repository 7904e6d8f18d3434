import { defineConfig } from 'vitest/config';

/** Runs the endpoint tests against what is deployed to Netlify. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    globalSetup: ['tests/netlify/setup.ts'],
    include: ['tests/netlify/**/*.test.ts', 'tests/endpoints/*.test.ts'],
    // They start their own servers, or send what Netlify itself would refuse: the docs name them (operation.md).
    exclude: [
      ...['built-program', 'egress', 'http-messages', 'scans', 'server-log', 'shutdown', 'slow-readers'],
      'three-processes',
    ].map((name) => `tests/endpoints/${name}.test.ts`),
    testTimeout: 120_000,
    // A busy machine may be late once. What passes only then is named at the end.
    retry: 1,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
});
