import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { firefoxProgram } from '../src/tools/programs/firefox.ts';

const work = process.env.TEST_WORK_DIR ?? '.test/manual';
const launch = (program: string | undefined) => ({
  ...(program && { executablePath: program }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
/** The headless shell loads no extensions. */
const withExtensions = launch(process.env.CHROMIUM_PATH);

/**
 * Drives the server that `npm test` built and started, in the Chromium it found. A test runs on a desktop; one whose outcome
 * depends on the layout or on touch bears `@both`, and `@phone` where it is about phones alone.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: join(work, 'playwright'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine may be late, and late again soon after. What passes only then is named at the end as flaky.
  retries: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: join(work, 'playwright.json') }]],
  use: {
    // Playwright cannot answer in place of a server what a worker asks for.
    serviceWorkers: 'block',
    baseURL: process.env.SITE_URL ?? 'http://localhost:4321',
    launchOptions: launch(process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH),
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone\b/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    // Their tests launch browsers of their own, with the extension in them.
    {
      name: 'extension',
      testDir: './extension',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/firefox.spec.ts', '**/thunderbird.spec.ts'],
      use: { launchOptions: withExtensions },
    },
    ...(firefoxProgram() ? [{ name: 'firefox', testDir: './extension', testMatch: '**/firefox.spec.ts' }] : []),
    { name: 'thunderbird', testDir: './extension', testMatch: '**/thunderbird.spec.ts' },
    {
      name: 'phone',
      grep: /@(?:phone|both)\b/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
