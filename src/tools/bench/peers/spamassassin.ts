import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../testing/free-port.ts';
import { runProgram, startDaemon } from './daemon.ts';
import type { Filter, Judgement, Lesson } from './filter.ts';

const RULES = '/usr/share/spamassassin';
const SITE = '/etc/spamassassin';
const CONFIG = [
  'use_bayes 1',
  // What is measured must not teach.
  'bayes_auto_learn 0',
  // Nor does it have to forget what it was taught.
  'bayes_auto_expire 0',
  'skip_rbl_checks 1',
  'dns_available no',
];

/** SpamAssassin's server with local tests only, its data in a folder. */
export async function startSpamAssassin(folder: string): Promise<Filter> {
  const port = await freePort();
  const children = availableParallelism();
  const config = configure(folder);
  const args = [
    '--local',
    '--nouser-config',
    `--listen=127.0.0.1:${port}`,
    `--max-children=${children}`,
    `--min-children=${children}`,
    '--syslog=stderr',
    `--helper-home-dir=${folder}`,
    ...config,
  ];
  const { processorSeconds, stop } = await startDaemon('spamd', args, folder, port);
  return {
    name: 'SpamAssassin',
    thresholds: ['required_score 5'],
    lanes: children,
    judge: async (message) => judgementOf(await ask(port, message)),
    teach: (lessons) => teach(folder, config, lessons),
    processorSeconds,
    stop,
  };
}

/** Debian's rules and plugins, without the settings of the machine's owner. */
function configure(folder: string): string[] {
  const site = join(folder, 'site');
  mkdirSync(site);
  for (const file of readdirSync(SITE)) if (file.endsWith('.pre')) copyFileSync(join(SITE, file), join(site, file));
  writeFileSync(join(site, 'local.cf'), [...CONFIG, `bayes_path ${join(folder, 'bayes')}`, ''].join('\n'));
  return [`--configpath=${RULES}`, `--siteconfigpath=${site}`];
}

/** Teaches with sa-learn: through the server, each mail would wait for the lock of the last. */
async function teach(folder: string, config: readonly string[], lessons: readonly Lesson[]): Promise<number> {
  let count = 0;
  for (const kind of ['spam', 'ham'] as const) {
    const mails = join(folder, kind);
    mkdirSync(mails);
    for (const [index, lesson] of lessons.entries()) {
      if (lesson.kind === kind) writeFileSync(join(mails, String(index)), await lesson.message());
    }
    count += learnedCount(await runProgram('sa-learn', [`--${kind}`, '--local', ...config, mails], folder));
    rmSync(mails, { recursive: true });
  }
  return count;
}

async function ask(port: number, message: Uint8Array): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(Buffer.concat([Buffer.from(requestHead(message.length)), message]));
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  await once(socket, 'close');
  return answer;
}

/** The head of a request in the protocol of spamd (spamd/PROTOCOL, SPAMC/1.5). */
export function requestHead(length: number): string {
  return `CHECK SPAMC/1.5\r\nContent-length: ${length}\r\n\r\n`;
}

/**
 * Reads `Spam: True ; 15.5 / 5.0` out of an answer.
 * @throws Error with the answer's first line when there is none
 */
export function judgementOf(answer: string): Judgement {
  const [, flag, score] = /^(True|False) ; (-?[\d.]+) \/ -?[\d.]+$/.exec(headersOf(answer).get('spam') ?? '') ?? [];
  if (flag === undefined) throw new Error(`SpamAssassin answers without a score: ${firstLine(answer)}`);
  return { harm: Number(score), flagged: [flag === 'True'] };
}

/** How many mails sa-learn says it has learned from. */
export function learnedCount(output: string): number {
  return Number(/^Learned tokens from (\d+) message/m.exec(output)?.[1] ?? 0);
}

/**
 * The headers of an answer, by their names in lower case.
 * @throws Error when the answer's code is not 0, which is EX_OK
 */
function headersOf(answer: string): Map<string, string> {
  if (!/^SPAMD\/[\d.]+ 0 /.test(answer)) throw new Error(`SpamAssassin refuses: ${firstLine(answer)}`);
  const lines = answer.split('\r\n').slice(1);
  return new Map(
    lines.map((line) => [line.split(':', 1).join('').toLowerCase(), line.replace(/^[^:]*: */, '').trim()]),
  );
}

function firstLine(answer: string): string {
  return answer.split('\r\n')[0] ?? '';
}
