import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../src/tools/testing/free-port.ts';

export interface TestPostfix {
  /** Takes emails for all addresses. */
  port: number;
  log(): string;
  stop(): Promise<void>;
}

interface Options {
  /** Delivers everything there, such as `lmtp:inet:127.0.0.1:2524`. */
  transport: string;
  /** A header field to put on top for each envelope sender, as a filter does that checked it. */
  fields: Readonly<Record<string, string>>;
}

/** Says why there is none, with a warning that cannot be overlooked, where Postfix cannot be had. */
export async function postfixOrReason(options: Options): Promise<TestPostfix | string> {
  try {
    return await startPostfix(options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`\nSMTP TESTS SKIPPED: ${reason}\n`);
    return reason;
  }
}

/** Starts the machine's own Postfix with settings of its own. @throws Error saying why it cannot be had */
async function startPostfix({ transport, fields }: Options): Promise<TestPostfix> {
  if (process.getuid?.() !== 0) throw new Error('Postfix needs root');
  const program = installed();
  const folder = mkdtempSync(join(tmpdir(), 'letterlock-postfix-'));
  const port = await freePort();
  for (const name of ['etc', 'queue', 'data']) mkdirSync(join(folder, name), { mode: 0o755 });
  execFileSync('chmod', ['755', folder]);
  execFileSync('chown', ['postfix', join(folder, 'data')]);
  const senders = Object.entries(fields).map(([sender, field]) => `{ ${sender} = PREPEND ${field} }`);
  writeFileSync(
    join(folder, 'etc', 'main.cf'),
    [
      'compatibility_level = 3.6',
      `queue_directory = ${folder}/queue`,
      `data_directory = ${folder}/data`,
      `maillog_file = ${folder}/log`,
      `maillog_file_prefixes = ${folder}`,
      'myhostname = mx.northwind.example',
      'mydestination =',
      'inet_interfaces = 127.0.0.1',
      'mynetworks = 127.0.0.0/8',
      `relay_transport = ${transport}`,
      'relay_domains = northwind.example',
      'alias_maps =',
      'local_recipient_maps =',
      'smtputf8_enable = no',
      `smtpd_sender_restrictions = check_sender_access inline:{ ${senders.join(', ')} }`,
    ].join('\n'),
  );
  writeFileSync(
    join(folder, 'etc', 'master.cf'),
    [
      `127.0.0.1:${port} inet n - n - - smtpd`,
      'postlog unix-dgram n - n - 1 postlogd',
      'pickup unix n - n 60 1 pickup',
      'cleanup unix n - n - 0 cleanup',
      'qmgr unix n - n 300 1 qmgr',
      'rewrite unix - - n - - trivial-rewrite',
      ...['bounce', 'defer', 'trace'].map((name) => `${name} unix - - n - 0 bounce`),
      'verify unix - - n - 1 verify',
      'proxymap unix - - n - - proxymap',
      'smtp unix - - n - - smtp',
      'lmtp unix - - n - - lmtp',
      'error unix - - n - - error',
      'retry unix - - n - - error',
      'discard unix - - n - - discard',
      'anvil unix - - n - 1 anvil',
      'scache unix - - n - 1 scache',
    ].join('\n'),
  );
  const server = spawn(program, ['-c', join(folder, 'etc'), 'start-fg'], { stdio: 'ignore', detached: true });
  const stop = async () => {
    const exited = once(server, 'exit');
    execFileSync(program, ['-c', join(folder, 'etc'), 'stop'], { stdio: 'ignore' });
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const log = () => readFileSync(join(folder, 'log'), 'utf8');
  if (!(await answers(port))) {
    const reason = log();
    await stop();
    throw new Error(`Postfix does not answer: ${reason}`);
  }
  return { port, log, stop };
}

function installed(): string {
  try {
    return execFileSync('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v postfix'], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error('Postfix is not installed (apt-get install postfix)');
  }
}

async function answers(port: number): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const [greeting] = await once(socket, 'data').catch(() => ['']);
    socket.destroy();
    if (String(greeting).startsWith('220')) return true;
    await setTimeout(100);
  }
  return false;
}
