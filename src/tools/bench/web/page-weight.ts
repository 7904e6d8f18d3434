import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** What opening a page costs before anything is touched. Bytes are as sent, gzip sizes are made here with level 9. */
export interface PageWeight {
  requests: number;
  bytes: number;
  imageBytes: number;
  fontBytes: number;
  /** HTML with the CSS that is in it. */
  htmlGzip: number;
  /** Scripts in the page and scripts it loads, each compressed by itself. */
  scriptGzip: number;
  scripts: string[];
  /** Addresses of what must arrive before the first paint, beside the page itself. */
  blocking: string[];
  layoutShift: number;
}

/** As `src/client/service-worker.ts` names it. */
const SERVICE_WORKER = '/service-worker.js';

/** Until then, all other answers of a page with a stream are there. */
const STREAMING_MS = 5000;

const gzip = (text: string) => gzipSync(text, { level: 9 }).length;

/** Opens a page as a first-time visitor and weighs it. Nothing is scrolled and nothing touched. */
export async function weigh(page: Page, address: string): Promise<PageWeight> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    // A browser that has a profile also asks, by itself and last, whether the site can be installed: for the manifest,
    // and for its icon, which it has.
    const again = responses.some((earlier) => earlier.url() === response.url());
    // It registers when the page has been idle for three seconds, and so is no part of the load; a page with a stream
    // is waited for until then.
    const isLate = new URL(response.url()).pathname === SERVICE_WORKER;
    // A stream has no end, and so no size.
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream');
    if (response.request().resourceType() !== 'manifest' && !again && !isLate && !isStream) responses.push(response);
  });
  await page.addInitScript(() => {
    const seen = Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  // Which a page with a stream never reaches.
  await page.waitForLoadState('networkidle', { timeout: STREAMING_MS }).catch(() => undefined);
  const ofType = (type: string) => responses.filter((response) => response.request().resourceType() === type);
  const sent = await Promise.all(responses.map(sentBytes));
  const external = await Promise.all(ofType('script').map((response) => response.text()));
  const found = await page.evaluate(() => ({
    inline: [...document.scripts]
      .filter(({ src, type }) => src === '' && (type === '' || type === 'module'))
      .map(({ text }) => text),
    blocking: performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as unknown as { renderBlockingStatus: string }).renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
    layoutShift: (window as unknown as { layoutShift: number }).layoutShift,
  }));
  const html = await ofType('document')[0]?.text();
  return {
    requests: responses.length,
    bytes: sum(sent),
    imageBytes: sum(await Promise.all(ofType('image').map(sentBytes))),
    fontBytes: sum(await Promise.all(ofType('font').map(sentBytes))),
    htmlGzip: gzip(html ?? ''),
    scriptGzip: sum([...found.inline, ...external].map(gzip)),
    scripts: external,
    blocking: found.blocking,
    layoutShift: found.layoutShift,
  };
}

async function sentBytes(response: Response): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes();
  return responseBodySize + responseHeadersSize;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
