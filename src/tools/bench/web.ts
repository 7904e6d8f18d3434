import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuild } from '../../commands/build.ts';
import { ROOT } from '../../commands/root.ts';
import { MARKETING_PAGES, PUBLIC_PAGES } from '../../content/public-pages.ts';
import { serveSite } from '../../server/http-server.ts';
import { openServices } from '../../server/open-services.ts';
import { readSettings } from '../../server/settings.ts';
import { findChromium } from '../programs/chromium.ts';
import type { Figures } from './report/budgets.ts';
import { audit, loadLighthouse, type Report } from './web/lighthouse.ts';
import { type PageWeight, weigh } from './web/page-weight.ts';

/** Fixed, as the build is made anew when the site's URL changes. */
const PORT = 4391;
/** Where Lighthouse reaches the browser. */
const DEBUGGING_PORT = 4392;
const KB = 1000;

/**
 * `npm run bench -- web [route…] [--runs N]`: what each public route costs a first visitor, and Lighthouse's medians
 * with its mobile settings. `--runs 0` leaves Lighthouse out.
 */
export async function run(args: string[]): Promise<Figures<'web'>> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 0) {
    console.error('--runs takes how often Lighthouse measures each route: 0, 1, 2, 3…');
    process.exit(2);
  }
  const work = mkdtempSync(join(tmpdir(), 'letterlock-bench-'));
  const pages: MeasuredPage[] = [];
  try {
    await withSite(work, async (siteUrl) => {
      for (const route of positionals.length > 0 ? positionals : PUBLIC_PAGES)
        pages.push(await measure(siteUrl, route, runs, work));
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return worstOf(pages);
}

interface MeasuredPage {
  route: string;
  weight: PageWeight;
  /** Unless Lighthouse was left out. */
  report?: Report;
}

/** Each figure of the page that does worst in it. */
function worstOf(pages: readonly MeasuredPage[]): Figures<'web'> {
  const marketing = pages.filter(({ route }) => MARKETING_PAGES.includes(route));
  const rated = pages.flatMap(({ route, report }) => (report ? [{ route, ...report }] : []));
  const ratedMarketing = rated.filter(({ route }) => MARKETING_PAGES.includes(route));
  const ratedApp = rated.filter(({ route }) => !MARKETING_PAGES.includes(route));
  const slowest = (reports: readonly Report[]) =>
    Math.max(...reports.map(({ largestPaintMs }) => largestPaintMs)) / 1000;
  const app = pages.filter(({ route }) => !MARKETING_PAGES.includes(route));
  const most = (read: (weight: PageWeight) => number) => Math.max(...marketing.map(({ weight }) => read(weight)));
  const lowest = (reports: readonly Report[]) => Math.min(...reports.flatMap(({ scores }) => scores));
  return {
    ...(marketing.length > 0 && {
      'JavaScript of a marketing page, gzip': most(({ scriptGzip }) => scriptGzip) / KB,
      'a marketing page in all': most(({ bytes }) => bytes) / KB,
      'the same without images': most(({ bytes, imageBytes }) => bytes - imageBytes) / KB,
      'its requests': most(({ requests }) => requests),
      'its HTML with CSS, gzip': most(({ htmlGzip }) => htmlGzip) / KB,
      'its fonts': most(({ fontBytes }) => fontBytes) / KB,
      'its layout shift': most(({ layoutShift }) => layoutShift),
    }),
    ...(app.length > 0 && {
      'requests of an app page': Math.max(...app.map(({ weight }) => weight.requests)),
      'an app page in all': Math.max(...app.map(({ weight }) => weight.bytes)) / KB,
    }),
    ...(ratedMarketing.length > 0 && {
      'its largest paint, slow 4G': slowest(ratedMarketing),
      'lowest of Lighthouse’s four scores, marketing': lowest(ratedMarketing),
    }),
    ...(ratedApp.length > 0 && { 'largest paint of an app page, slow 4G': slowest(ratedApp) }),
    ...(rated.length > 0 && { 'the same, all public pages': lowest(rated) }),
  };
}

async function withSite(work: string, use: (siteUrl: string) => Promise<void>): Promise<void> {
  const siteUrl = `http://localhost:${PORT}`;
  const outDir = join(ROOT, '.test', 'bench-web');
  const environment = { PORT: String(PORT), SITE_URL: siteUrl, DATA_DIR: join(work, 'data'), LOG_LEVEL: 'silent' };
  const result = readSettings(environment);
  if (!result.ok) throw new Error(result.mistakes.join('\n'));
  if (!ensureBuild(outDir, { ...process.env, ...environment })) throw new Error('There is no build to measure.');
  const services = await openServices(result.settings);
  const server = await serveSite(outDir, services);
  try {
    await use(siteUrl);
  } finally {
    await server.close();
    await services.db.destroy();
  }
}

async function measure(siteUrl: string, route: string, runs: number, work: string): Promise<MeasuredPage> {
  const browser = await chromium.launchPersistentContext(join(work, `profile-${Date.now()}`), {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${DEBUGGING_PORT}`,
    ],
    viewport: { width: 412, height: 823 },
  });
  try {
    const weight = await weigh(await browser.newPage(), `${siteUrl}${route}`);
    console.log(`\n${route}`);
    console.log(
      `  ${weight.requests} requests, ${kilobytes(weight.bytes)} sent (fonts ${kilobytes(weight.fontBytes)}, images ` +
        `${kilobytes(weight.imageBytes)}); gzip: HTML with CSS ${kilobytes(weight.htmlGzip)}, JavaScript ` +
        `${kilobytes(weight.scriptGzip)}; layout shift ${weight.layoutShift}`,
    );
    if (runs === 0) return { route, weight };
    const report = await audit(await loadLighthouse(), `${siteUrl}${route}`, DEBUGGING_PORT, runs);
    const { scores, largestPaintMs, blockingMs } = report;
    console.log(
      `  Lighthouse mobile, median of ${runs}: performance, accessibility, best practices, SEO ${scores.join(' ')}; ` +
        `largest paint ${(largestPaintMs / 1000).toFixed(2)} s, blocking ${Math.round(blockingMs)} ms`,
    );
    return { route, weight, report };
  } finally {
    await browser.close();
  }
}

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;
