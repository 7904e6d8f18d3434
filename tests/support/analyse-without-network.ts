/** Run in a process without network by tests/engines/detection/no-network.test.ts. Prints its results as JSON. */
import { analyseSource } from '../../src/features/predict/predict.server.ts';
import type { WorkerPool } from '../../src/server/worker-pool.ts';
import { CAPABILITIES } from '../../src/tools/bench/capabilities/all.ts';
import * as exported from '../../src/workers/tasks.ts';
import { makePdf } from './make-pdf.ts';
import { attempts, DENIED } from './no-network.ts';

export interface Done {
  /** The analyses of every fifth email of each capability, as the server's workers make them. */
  verdicts: Record<string, (string | undefined)[]>;
  /** The response to an uploaded file with many things to fetch. */
  upload: unknown;
  /** Network accesses before the deliberate ones. */
  used: readonly string[];
  /** The deliberate accesses that didn't throw. */
  open: string[];
}

const PDF = makePdf([[{ text: 'Please pay 18,400 EUR to our new account today.', y: 700 }]]);
const UPLOAD = [
  'From: PayPal <service@paypal.com>',
  'To: ada@alder.example',
  'Subject: Your account is limited',
  'Authentication-Results: mx.google.com; dmarc=fail (p=REJECT) header.from=paypal.com',
  'DKIM-Signature: v=1; a=rsa-sha256; d=paypal.com; s=pp; h=from; bh=x; b=x',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<link rel="stylesheet" href="https://a.example/a.css"><img src="https://a.example/open.gif">',
  '<p>Confirm your account: <a href="https://bit.ly/3abc">paypal.com</a></p>',
  '--b',
  'Content-Type: application/pdf; name=invoice.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  PDF.toString('base64'),
  '--b--',
  '',
].join('\r\n');

const tasks = { ...exported };
/** Runs tasks in this process, where the network is denied, instead of in threads. */
const workers = {
  run: (name: keyof typeof tasks, input: never) => (tasks[name] as (input: never) => unknown)(input),
} as unknown as WorkerPool;

/** Reading all of their pictures would take minutes. */
const STEP = 5;
const verdicts: Done['verdicts'] = {};
for (const { title, cases } of CAPABILITIES) {
  const some = (await cases()).filter((_, index) => index % STEP === 0);
  const analysed = some.map(({ email, context }) => tasks.analyseEmail({ email, ...(context && { context }) }));
  verdicts[title] = (await Promise.all(analysed)).map(({ analysis }) => analysis.verdict);
}
const upload = await analyseSource({ workers }, UPLOAD, { client: 'ada' });
const used = [...attempts];

const open: string[] = [];
for (const [owner, module, names] of DENIED) {
  for (const name of names) {
    try {
      (owner as Record<string, () => unknown>)[name]?.();
      open.push(`${module}.${name}`);
    } catch (error) {
      if (!String(error).includes('No network')) open.push(`${module}.${name}`);
    }
  }
}
process.stdout.write(JSON.stringify({ verdicts, upload, used, open } satisfies Done));
