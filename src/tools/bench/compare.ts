/**
 * Measures the comparison of PDFs, reading included: `npm run bench -- compare`. Each case runs in a process of its own,
 * so that its peak memory is its own; the comparison is measured once more as the server runs it, with its limits.
 */
import { fileURLToPath } from 'node:url';
import type { Figures } from './report/budgets.ts';
import { inOwnProcess } from './report/own-process.ts';

const ONE_CASE = fileURLToPath(new URL('./compare/one-case.ts', import.meta.url));

export async function run(): Promise<Figures<'compare'>> {
  const short = await measured(2, 5);
  const middle = await measured(2, 50);
  const long = await measured(2, 200);
  const many = await measured(10, 20);
  const unrelated = await measured(10, 100, 'unrelated');
  return {
    '2 x 5 pages': short.seconds,
    '2 x 50 pages': middle.seconds,
    '2 x 200 pages': long.seconds,
    '10 x 20 pages': many.seconds,
    'ten unrelated documents of 100 pages': unrelated.seconds,
    'time of four times the pages': long.seconds / middle.seconds,
    'memory, 2 x 200 pages': long.megabytes,
  };
}

async function measured(files: number, pages: number, ...relation: string[]) {
  const { seconds, megabytes } = (await inOwnProcess(ONE_CASE, [String(files), String(pages), ...relation])) ?? {};
  if (seconds === undefined || megabytes === undefined) throw new Error(`${files} x ${pages} pages were not compared.`);
  return { seconds, megabytes };
}
