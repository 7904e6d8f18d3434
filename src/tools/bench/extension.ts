import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { buildExtension } from '../../commands/extension/build.ts';
import { site } from '../../content/site.ts';
import { BROWSERS } from '../../extension/manifest.ts';
import { findChromium } from '../programs/chromium.ts';
import { PHISHING } from '../testing/fake-mail-sites/emails.ts';
import { GMAIL, serveMailSite } from '../testing/fake-mail-sites/mail-sites.ts';
import { homeOf, loadExtension } from '../testing/load-extension.ts';
import type { Figures } from './report/budgets.ts';

const ROUNDS = 20;

/** `npm run bench -- extension`: what the extension weighs, and how soon an opened email has its verdict. */
export async function run(): Promise<Figures<'extension'>> {
  const outDir = mkdtempSync(join(tmpdir(), 'letterlock-bench-'));
  try {
    await buildExtension({ outDir, origin: site.origin });
    const names = [...BROWSERS.map((browser) => `${browser}.zip`), 'thunderbird.xpi'];
    const packages = names.map((name) => ({ name, kB: statSync(join(outDir, name)).size / 1000 }));
    for (const { name, kB } of packages) console.log(`${name}: ${kB.toFixed(0)} kB`);
    const times = await verdictTimes(join(outDir, 'chromium'));
    const [first = 0, ...later] = times.map(Math.round);
    const sorted = later.toSorted((a, b) => a - b);
    const median = sorted[sorted.length >> 1] ?? 0;
    console.log(`From opening an email to its verdict: the first ${first} ms, then ${median} ms`);
    console.log(`(median of ${sorted.length}; the longest ${sorted.at(-1)} ms; 30 ms of each are the page's own)`);
    return {
      'package, the largest one': Math.max(...packages.map(({ kB }) => kB)),
      'first verdict after an email opens': first,
      'the later ones, median': median,
    };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function verdictTimes(folder: string): Promise<number[]> {
  const launch = { executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] };
  const { context, close } = await loadExtension({ folder, allowed: true, launch });
  try {
    const home = await homeOf(context);
    await optionsShown(context, `${home}options.html`);
    const panel = await context.newPage();
    await panel.goto(`${home}panel.html`);
    await serveMailSite(context, GMAIL, PHISHING);
    const mail = await context.newPage();
    await mail.goto(GMAIL.address);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await panel.getByRole('heading', { name: 'Open an email' }).waitFor();
      const shown = verdictShown(panel);
      const opened = await openEmail(mail);
      times.push((await shown) - opened);
      await mail.evaluate(() => {
        location.hash = '#inbox';
      });
    }
    return times;
  } finally {
    await close();
  }
}

/** They open by themselves after the installation, and would take a page that is just being opened. */
async function optionsShown(context: BrowserContext, address: string): Promise<void> {
  const isThere = () => context.pages().some((page) => page.url() === address);
  while (!isThere()) await setTimeout(50);
}

/** Both pages tell the time of the same machine. */
function openEmail(mail: Page): Promise<number> {
  return mail.evaluate((hash) => {
    location.hash = hash;
    return performance.timeOrigin + performance.now();
  }, new URL(GMAIL.opened).hash);
}

function verdictShown(panel: Page): Promise<number> {
  return panel.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('.seal')) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
}
