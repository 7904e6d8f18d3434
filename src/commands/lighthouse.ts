import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.ts';

/** 176 MB with what it depends on: installed for those who measure, not with the packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const FOLDER = join(ROOT, '.test', 'lighthouse');
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
  largestPaintMs: number;
  blockingMs: number;
}

export async function loadLighthouse(): Promise<Lighthouse> {
  const entry = join(FOLDER, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    console.log(`Installing ${LIGHTHOUSE} into ${FOLDER}…`);
    mkdirSync(FOLDER, { recursive: true });
    const args = [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--prefix',
      FOLDER,
      LIGHTHOUSE,
    ];
    const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${LIGHTHOUSE} could not be installed: see the message above.`);
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
}

/** Runs Lighthouse with its mobile settings on a browser that listens on `port`. */
export async function audit(lighthouse: Lighthouse, url: string, port: number, runs: number): Promise<Report> {
  const results: Result['lhr'][] = [];
  while (results.length < runs) {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES });
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
    results.push(result.lhr);
  }
  const middle = (read: (result: Result['lhr']) => number) => median(results.map(read));
  return {
    scores: CATEGORIES.map((id) => middle(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100))),
    largestPaintMs: middle(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    blockingMs: middle(({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN),
  };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
