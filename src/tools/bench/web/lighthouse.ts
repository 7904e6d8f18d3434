import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installTool } from '../../programs/npm-tool.ts';

/** 176 MB with what it depends on: installed for those who measure, not with the packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/**
 * Lighthouse waits until the network is quiet, which a page with a stream never is, for 45 s by default. On the slow
 * connection the heaviest page behind the log-in is there after 5 s.
 */
const LOADING_MS = 15_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Audit {
  numericValue?: number;
}

interface Result {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, Audit>;
  };
}

type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<Result | undefined>;

/** Medians of several runs; the scores as people know them, 0 to 100, in the order in which Lighthouse shows them. */
export interface Report {
  scores: number[];
  /** On a connection and processor that are really slowed down, to what Lighthouse’s mobile settings name. */
  largestPaintMs: number;
  blockingMs: number;
}

export async function loadLighthouse(): Promise<Lighthouse> {
  const entry = join(installTool(LIGHTHOUSE), 'core', 'index.js');
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
}

/**
 * Runs Lighthouse with its mobile settings on a browser that listens on `port`: as people run it, and with the slow
 * connection applied. The default computes the largest paint from a fast load, where scripts of low priority have
 * arrived before the first paint, and counts them in: 1.7 s for a page that paints after 0.9 s.
 */
export async function audit(lighthouse: Lighthouse, url: string, port: number, runs: number): Promise<Report> {
  const results: Result['lhr'][] = [];
  const slowed: Result['lhr'][] = [];
  const flags = { port, logLevel: 'silent', onlyCategories: CATEGORIES, maxWaitForLoad: LOADING_MS };
  while (results.length < runs) {
    results.push(await once(lighthouse, url, flags));
    slowed.push(
      await once(lighthouse, url, { ...flags, onlyCategories: ['performance'], throttlingMethod: 'devtools' }),
    );
  }
  const middle = (read: (result: Result['lhr']) => number, of = results) => median(of.map(read));
  return {
    scores: CATEGORIES.map((id) => middle(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100))),
    largestPaintMs: middle(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN, slowed),
    blockingMs: middle(({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN),
  };
}

async function once(lighthouse: Lighthouse, url: string, flags: Record<string, unknown>): Promise<Result['lhr']> {
  const result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
