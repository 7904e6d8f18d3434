/** `npm run analyse -- PATH…`: analyses emails in files, or checks a shared verdict. */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { rank, SEVERITIES, type Severity } from '../engines/detection/analysis.ts';
import { type Context, mailboxContext, type Verdict } from '../engines/detection/index.ts';
import { inOneLine } from '../server/one-line.ts';
import { readEmails } from './analyse/emails.ts';
import { jsonOf, summaryOf, textOf } from './analyse/print.ts';
import { analyseAll } from './analyse/results.ts';
import { requireSettings } from './require-settings.ts';
import { stop } from './stop.ts';

const USAGE = `Usage: npm run --silent analyse -- [options] PATH…
       npm run --silent analyse -- --verify FILE [--key URL|FILE] [--replay PATH]

Analyses emails and prints each verdict with its evidence. Nothing is sent anywhere.
Or checks the signature of a shared verdict and prints what it states.

  PATH               .eml, .msg or .mbox file, folder (searched recursively),
                     or - for standard input
  --json             print one JSON object per line
  --fields           read .jsonl files with one {"id", "Subject", "Body"} per line
  --owner ADDRESS    owner of the mailbox the emails are from
  --authserv-id HOST trust Authentication-Results of this server, such as mx.google.com
  --no-pictures      don't read the words in pictures, which takes up to 2 s an email
  --verify FILE      check a shared verdict that was downloaded as JSON
  --key URL|FILE     public keys to check it with: a site, its key set, or a file;
                     SITE_URL unless given
  --replay PATH      analyse the email again and say what has changed
  --fail-on LEVEL    exit with 1 when an email is at this severity or above: ${SEVERITIES.slice(1).join(', ')}
  --help             show this help

Exit code: 0; 1 because of --fail-on, or when a verdict is not valid or has changed; 2 when something could not be
read (the rest is still analysed).`;

const UNREADABLE = 2;
/** Interval of the progress line. */
const PROGRESS_MS = 500;

const { values, positionals } = read();
if (values.help) stop(USAGE, 0);
if (positionals.length === 0 && values.verify === undefined) stop(USAGE, UNREADABLE);
const failOn = values['fail-on'] === undefined ? undefined : levelOf(values['fail-on']);
const { owner = '', 'authserv-id': authservId } = values;
const context: Context = mailboxContext({ owner, authservId });
const isColoured = process.stdout.isTTY && process.stdout.getColorDepth() > 1;

// npm changes to the project's folder; INIT_CWD is the caller's.
const folder = process.env.INIT_CWD ?? process.cwd();
if (values.verify !== undefined) await verify(values.verify);

const counts = new Map<Verdict, number>();
let unreadable = 0;
let isSevere = false;
let reported = performance.now();

const emails = readEmails(positionals, {
  asFields: values.fields,
  folder,
  stdin: process.stdin,
});
for await (const result of analyseAll(emails, { context, readsPictures: !values['no-pictures'] })) {
  if ('problem' in result) {
    unreadable += 1;
    progress('');
    console.error(inOneLine(`${result.id}: ${result.problem}`));
    continue;
  }
  const { verdict, severity } = result.analysis;
  counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  if (failOn !== undefined && rank(severity) >= rank(failOn)) isSevere = true;
  progress('');
  await print(`${values.json ? jsonOf(result) : textOf(result, isColoured)}\n`);
  const now = performance.now();
  if (now - reported > PROGRESS_MS) {
    reported = now;
    progress(summaryOf(counts, unreadable));
  }
}
progress('');
const analysed = [...counts.values()].reduce((sum, count) => sum + count, 0);
if (!values.json && analysed + unreadable > 1) console.error(summaryOf(counts, unreadable));
process.exitCode = unreadable > 0 ? UNREADABLE : Number(isSevere);

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        fields: { type: 'boolean', default: false },
        owner: { type: 'string' },
        'authserv-id': { type: 'string' },
        'no-pictures': { type: 'boolean', default: false },
        'fail-on': { type: 'string' },
        verify: { type: 'string' },
        key: { type: 'string' },
        replay: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${USAGE}`, UNREADABLE);
  }
}

async function verify(file: string): Promise<never> {
  if (positionals.length > 0) stop('--verify checks one file. Give the email with --replay.', UNREADABLE);
  const { verifyFile } = await import('./analyse/verify.ts');
  const { outcome, text } = await verifyFile(file, {
    ...{ context, folder, isColoured, replay: values.replay, stdin: process.stdin },
    key: values.key ?? requireSettings(process.env, UNREADABLE).siteUrl,
    ...{ asFields: values.fields, asJson: values.json, readsPictures: !values['no-pictures'] },
  });
  if (outcome === 'unreadable') return stop(text, UNREADABLE);
  await print(text.endsWith('\n') ? text : `${text}\n`);
  process.exit(outcome === 'valid' ? 0 : 1);
}

function levelOf(text: string): Severity {
  const level = SEVERITIES.find((known) => known.toLowerCase() === text.toLowerCase());
  return level ?? stop(`--fail-on must be one of ${SEVERITIES.slice(1).join(', ')}.`, UNREADABLE);
}

async function print(text: string): Promise<void> {
  // Backpressure: the reader may be slower.
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** A line that the next one overwrites, shown only on a terminal while the verdicts are redirected. */
function progress(text: string): void {
  if (process.stderr.isTTY && !process.stdout.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}
