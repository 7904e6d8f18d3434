import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port.ts';
import { startDaemon } from './daemon.ts';
import type { Filter, Judgement } from './filter.ts';

const RULES = '/usr/share/spamassassin';
const SITE = '/etc/spamassassin';
const CONFIG = [
  'use_bayes 1',
  // What is measured must not teach.
  'bayes_auto_learn 0',
  'bayes_auto_expire 0',
  // Children that learn at the same time would wait for each other's lock.
  'bayes_learn_to_journal 1',
  'skip_rbl_checks 1',
  'dns_available no',
];

/** SpamAssassin's server with local tests only, its data in a folder. */
export async function startSpamAssassin(folder: string): Promise<Filter> {
  const port = await freePort();
  const children = availableParallelism();
  const args = [
    '--local',
    '--nouser-config',
    '--allow-tell',
    `--listen=127.0.0.1:${port}`,
    `--max-children=${children}`,
    `--min-children=${children}`,
    '--syslog=stderr',
    `--helper-home-dir=${folder}`,
    ...configure(folder),
  ];
  const { processorSeconds, stop } = await startDaemon('spamd', args, folder, port);
  return {
    name: 'SpamAssassin',
    thresholds: ['required_score 5'],
    lanes: children,
    judge: async (message) => judgementOf(await ask(port, 'CHECK', {}, message)),
    learn: async (message, kind) => isTaken(await ask(port, 'TELL', { 'Message-class': kind, Set: 'local' }, message)),
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

async function ask(
  port: number,
  command: string,
  headers: Readonly<Record<string, string>>,
  message: Uint8Array,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(Buffer.concat([Buffer.from(requestHead(command, headers, message.length)), message]));
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  await once(socket, 'close');
  return answer;
}

/** The head of a request in the protocol of spamd (spamd/PROTOCOL, SPAMC/1.5). */
export function requestHead(command: string, headers: Readonly<Record<string, string>>, length: number): string {
  const lines = Object.entries({ ...headers, 'Content-length': length }).map(([name, value]) => `${name}: ${value}`);
  return [`${command} SPAMC/1.5`, ...lines, '', ''].join('\r\n');
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

/**
 * Whether a mail was learned.
 * @throws Error when the server refuses
 */
export function isTaken(answer: string): boolean {
  return headersOf(answer).has('didset');
}

/**
 * The headers of an answer, by their names in small letters.
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
