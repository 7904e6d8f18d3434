import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuild } from '../../commands/build.ts';
import { ROOT } from '../../commands/root.ts';
import { MARKETING_PAGES, PUBLIC_PAGES } from '../../content/public-pages.ts';
import { openServices } from '../../server/open-services.ts';
import type { Services } from '../../server/services.ts';
import { readSettings } from '../../server/settings.ts';
import { findChromium } from '../programs/chromium.ts';
import { spawnServer } from '../testing/server-process.ts';
import type { Figures } from './report/budgets.ts';
import { audit, loadLighthouse, type Report } from './web/lighthouse.ts';
import { type PageWeight, weigh } from './web/page-weight.ts';
import { enter, openAccount, SIGNED_IN_PAGES } from './web/signed-in-page.ts';

/** Fixed, as the build is made anew when the site's URL changes. */
const PORT = 4391;
/** Where Lighthouse reaches the browser. */
const DEBUGGING_PORT = 4392;
const KB = 1000;

/**
 * `npm run bench -- web [route…] [--runs N]`: what each public route costs a first visitor, and each page behind the log-in
 * someone who is logged in, and Lighthouse's medians with its mobile settings. `--runs 0` leaves Lighthouse out.
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
    await withSite(work, async (site) => {
      const routes = positionals.length > 0 ? positionals : [...PUBLIC_PAGES, ...SIGNED_IN_PAGES];
      const userId = routes.some(isSignedIn) ? await openAccount(site.dataDir, site.siteUrl) : undefined;
      for (const route of routes)
        pages.push(await measure(site, route, { runs, work, userId: isSignedIn(route) ? userId : undefined }));
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return worstOf(pages);
}

const isSignedIn = (route: string) => SIGNED_IN_PAGES.includes(route);

interface Site {
  siteUrl: string;
  dataDir: string;
  services: Services;
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
  const ratedApp = rated.filter(({ route }) => !MARKETING_PAGES.includes(route) && !isSignedIn(route));
  const ratedPublic = rated.filter(({ route }) => !isSignedIn(route));
  const slowest = (reports: readonly Report[]) =>
    Math.max(...reports.map(({ largestPaintMs }) => largestPaintMs)) / 1000;
  const app = pages.filter(({ route }) => !MARKETING_PAGES.includes(route) && !isSignedIn(route));
  const signedIn = pages.filter(({ route }) => isSignedIn(route));
  const ratedSignedIn = rated.filter(({ route }) => isSignedIn(route));
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
    ...(ratedPublic.length > 0 && { 'the same, all public pages': lowest(ratedPublic) }),
    ...(signedIn.length > 0 && {
      'requests of a signed-in page': Math.max(...signedIn.map(({ weight }) => weight.requests)),
      'a signed-in page in all': Math.max(...signedIn.map(({ weight }) => weight.bytes)) / KB,
    }),
    ...(ratedSignedIn.length > 0 && {
      'largest paint of a signed-in page, slow 4G': slowest(ratedSignedIn),
      'its performance, Lighthouse': Math.min(...ratedSignedIn.map(({ scores: [performance = 0] }) => performance)),
    }),
  };
}

async function withSite(work: string, use: (site: Site) => Promise<void>): Promise<void> {
  const siteUrl = `http://localhost:${PORT}`;
  const outDir = join(ROOT, '.test', 'bench-web');
  const dataDir = join(work, 'data');
  const environment = { PORT: String(PORT), SITE_URL: siteUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const result = readSettings(environment);
  if (!result.ok) throw new Error(result.mistakes.join('\n'));
  if (!ensureBuild(outDir, { ...process.env, ...environment })) throw new Error('There is no build to measure.');
  const server = spawnServer(PORT, { ...process.env, ...environment, OUT_DIR: outDir }, { isQuiet: true });
  await server.up();
  const services = await openServices(result.settings);
  try {
    await use({ siteUrl, dataDir, services });
  } finally {
    await services.db.destroy();
    await server.stop();
  }
}

interface Measuring {
  runs: number;
  work: string;
  /** Who is signed in, if anybody. */
  userId: string | undefined;
}

async function measure(
  { siteUrl, services }: Site,
  route: string,
  { runs, work, userId }: Measuring,
): Promise<MeasuredPage> {
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
    if (userId !== undefined) await enter(browser, siteUrl, services, userId);
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
