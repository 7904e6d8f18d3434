import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { homeOf, loadExtension } from '../../src/tools/testing/load-extension.ts';
import { type Recorder, startRecorder } from './recorder.ts';

/** Where `npm test` has built the extension. */
export const BUILT = process.env.EXTENSION_DIR ?? 'dist-extension';

interface Fixtures {
  /** Whether the user has granted access. */
  allowed: boolean;
  context: BrowserContext;
  /** All requests of the browser to the web, except to the mail sites, which the tests imitate. */
  recorder: Recorder;
  /** The origin of the extension's own pages. */
  home: string;
  options: Page;
  /** The panel's document, opened in a tab. It follows the active tab, as it does in the side panel. */
  panel: Page;
}

/** A real Chromium with the extension loaded. */
export const test = base.extend<Fixtures>({
  allowed: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here.
  recorder: async ({}, use) => {
    const recorder = await startRecorder();
    await use(recorder);
    recorder.stop();
  },
  context: async ({ allowed, launchOptions, baseURL, recorder }, use) => {
    const folder = join(BUILT, 'chromium');
    // Loopback addresses, too: otherwise the browser would bypass the recorder.
    const proxy = { server: `http://localhost:${recorder.port}`, bypass: '<-loopback>' };
    const launch = { ...launchOptions, proxy, ...(baseURL ? { baseURL } : {}) };
    const { context, close } = await loadExtension({ folder, allowed, launch });
    await use(context);
    await close();
  },
  home: async ({ context }, use) => use(await homeOf(context)),
  options: async ({ context, home }, use) => {
    const address = `${home}options.html`;
    // It opens when the extension is installed.
    await expect.poll(() => context.pages().some((page) => page.url() === address)).toBe(true);
    const page = context.pages().find((one) => one.url() === address);
    if (!page) throw new Error('the options did not open');
    await use(page);
  },
  panel: async ({ context, home, options }, use) => {
    expect(options.url()).toContain(home);
    const panel = await context.newPage();
    const errors: string[] = [];
    panel.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    panel.on('pageerror', (error) => errors.push(error.message));
    await panel.goto(`${home}panel.html`);
    await use(panel);
    expect(errors).toEqual([]);
  },
});

/** The email's text on a sheet, without the numbers of the marks. */
export function writtenOn(sheet: Locator): Promise<string> {
  return sheet.evaluate((article) => {
    const copy = article.cloneNode(true) as Element;
    for (const number of copy.querySelectorAll('.mark-number')) number.remove();
    return copy.textContent;
  });
}

export { expect };
