/** `npm run analyse -- PATH…`: analyses emails in files. */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { rank, SEVERITIES, type Severity } from '../engines/detection/analysis.ts';
import { type Context, mailboxContext, type Verdict } from '../engines/detection/index.ts';
import { inOneLine } from '../server/one-line.ts';
import { readEmails } from './analyse/emails.ts';
import { jsonOf, summaryOf, textOf } from './analyse/print.ts';
import { analyseAll } from './analyse/results.ts';
import { stop } from './stop.ts';

const USAGE = `Usage: npm run --silent analyse -- [options] PATH…

Analyses emails and prints each verdict with its evidence. Nothing is sent anywhere.

  PATH               .eml or .mbox file, folder (searched recursively),
                     or - for standard input
  --json             print one JSON object per line
  --fields           read .jsonl files with one {"id", "Subject", "Body"} per line
  --owner ADDRESS    owner of the mailbox the emails are from
  --authserv-id HOST trust Authentication-Results of this server, such as mx.google.com
  --no-pictures      don't read the words in pictures, which takes up to 2 s an email
  --fail-on LEVEL    exit with 1 when an email is at this severity or above: ${SEVERITIES.slice(1).join(', ')}
  --help             show this help

Exit code: 0; 1 because of --fail-on; 2 when something could not be read (the rest is still analysed).`;

const UNREADABLE = 2;
/** Interval of the progress line. */
const PROGRESS_MS = 500;

const { values, positionals } = read();
if (values.help) stop(USAGE, 0);
if (positionals.length === 0) stop(USAGE, UNREADABLE);
const failOn = values['fail-on'] === undefined ? undefined : levelOf(values['fail-on']);
const { owner = '', 'authserv-id': authservId } = values;
const context: Context = mailboxContext({ owner, authservId });
const isColoured = process.stdout.isTTY && process.stdout.getColorDepth() > 1;

const counts = new Map<Verdict, number>();
let unreadable = 0;
let isSevere = false;
let reported = performance.now();

const emails = readEmails(positionals, {
  asFields: values.fields,
  // npm changes to the project's folder; INIT_CWD is the caller's.
  folder: process.env.INIT_CWD ?? process.cwd(),
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
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${USAGE}`, UNREADABLE);
  }
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
