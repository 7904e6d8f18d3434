import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findChromium } from '../../chromium.ts';
import type { Bundle } from './bundle.ts';

/** Milliseconds to the first verdict of a program that has just begun. */
export interface FirstVerdict {
  /** From the import to the engine's being there, with the text model. */
  loading: number;
  /** From then to the verdict. */
  judging: number;
}

const RUNS = 5;
const ENGINE = new URL('../../../engines/detection/index.ts', import.meta.url).href;
const SITE = 'http://engine.test/';

/** The middle of a few runs, each in a process of its own, or in a new page. */
export async function firstVerdicts(bundle: Bundle): Promise<{ node: FirstVerdict; chromium: FirstVerdict }> {
  return { node: inNode(), chromium: await inChromium(bundle) };
}

/** Runs in both: imports the engine and analyses an email. */
async function measured(engine: string): Promise<FirstVerdict> {
  const start = performance.now();
  const { analyse } = (await import(engine)) as typeof import('../../../engines/detection/index.ts');
  const loaded = performance.now();
  analyse({
    subject: 'Your mailbox is full',
    body: 'Dear customer, please sign in at https://alder.example/login within 24 hours, or your account will be closed.',
    from: { name: 'Support', address: 'support@elm.example' },
  });
  return { loading: loaded - start, judging: performance.now() - loaded };
}

function inNode(): FirstVerdict {
  const script = `${measured}\nconsole.log(JSON.stringify(await measured('${ENGINE}')))`;
  const run = () => execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return middleOf(Array.from({ length: RUNS }, () => JSON.parse(run()) as FirstVerdict));
}

async function inChromium({ files, engine }: Bundle): Promise<FirstVerdict> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const runs: FirstVerdict[] = [];
    for (let run = 0; run < RUNS; run++) {
      const page = await browser.newPage();
      await page.route(`${SITE}**`, (route) => {
        const body = files.get(route.request().url().slice(SITE.length));
        return route.fulfill({ body: body ?? '', contentType: body === undefined ? 'text/html' : 'text/javascript' });
      });
      await page.goto(SITE);
      runs.push(await page.evaluate(measured, SITE + engine));
      await page.close();
    }
    return middleOf(runs);
  } finally {
    await browser.close();
  }
}

function middleOf(runs: readonly FirstVerdict[]): FirstVerdict {
  const total = ({ loading, judging }: FirstVerdict) => loading + judging;
  const middle = runs.toSorted((a, b) => total(a) - total(b))[Math.floor(runs.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}
