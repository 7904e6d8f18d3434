/** `npm run analyse -- PATH…`: what the engine says of emails in files. Nothing is sent anywhere. */
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

Analyses emails and prints the verdict with its evidence. Nothing is sent anywhere.

  PATH               an .eml or .mbox file, a folder of them (with all folders below),
                     or - for standard input
  --json             print one JSON object a line
  --fields           read .jsonl files, of {"id", "Subject", "Body"} a line
  --owner ADDRESS    whose mailbox the emails are from
  --authserv-id HOST whose Authentication-Results to believe, such as mx.google.com
  --fail-on LEVEL    exit with 1 when an email is as severe: ${SEVERITIES.slice(1).join(', ')}
  --help             print this

Exit code: 0; 1 as --fail-on says; 2 when something could not be read (the rest is analysed).`;

const UNREADABLE = 2;
/** How often a person who waits is told how far we are. */
const TOLD_EVERY_MS = 500;

const { values, positionals } = read();
if (values.help) stop(USAGE, 0);
if (positionals.length === 0) stop(USAGE, UNREADABLE);
const failOn = values['fail-on'] === undefined ? undefined : levelOf(values['fail-on']);
const { owner = '', 'authserv-id': authservId } = values;
const context: Context = mailboxContext({ owner, authservId });
const isColoured = process.stdout.isTTY && process.stdout.getColorDepth() > 1;

const counts = new Map<Verdict, number>();
let unread = 0;
let isSevere = false;
let told = performance.now();

const emails = readEmails(positionals, {
  asFields: values.fields,
  // npm runs commands in the project's folder, wherever they are called from.
  folder: process.env.INIT_CWD ?? process.cwd(),
  stdin: process.stdin,
});
for await (const result of analyseAll(emails, context)) {
  if ('problem' in result) {
    unread += 1;
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
  if (now - told > TOLD_EVERY_MS) {
    told = now;
    progress(summaryOf(counts, unread));
  }
}
progress('');
const analysed = [...counts.values()].reduce((sum, count) => sum + count, 0);
if (!values.json && analysed + unread > 1) console.error(summaryOf(counts, unread));
process.exitCode = unread > 0 ? UNREADABLE : Number(isSevere);

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        fields: { type: 'boolean', default: false },
        owner: { type: 'string' },
        'authserv-id': { type: 'string' },
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
  return level ?? stop(`--fail-on takes one of ${SEVERITIES.slice(1).join(', ')}.`, UNREADABLE);
}

async function print(text: string): Promise<void> {
  // Whoever takes the lines may be slower than we are.
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** A line that is written over by the next one, where a person watches and the verdicts go elsewhere. */
function progress(text: string): void {
  if (process.stderr.isTTY && !process.stdout.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}
