import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../testing/free-port.ts';
import { startDaemon } from './daemon.ts';
import type { Filter, Judgement } from './filter.ts';
import { inParallel } from './in-parallel.ts';

/** Modules that ask the DNS or other servers. */
const NETWORK_MODULES = [
  'arc',
  'asn',
  'dkim',
  'dmarc',
  'fuzzy_check',
  'mx_check',
  'once_received',
  'rbl',
  'spf',
  'surbl',
  'url_redirector',
];
/** The discard port, where no name server listens. */
const NO_ANSWER = '127.0.0.1:9';
/** The actions above greylisting, from which on a mail is marked or refused. */
const FLAGGING = new Set(['add header', 'rewrite subject', 'soft reject', 'reject']);

/** Rspamd with its default rules and Bayes in a Redis of its own, all data in a folder. */
export async function startRspamd(folder: string): Promise<Filter> {
  const [normal, controller, redis] = [await freePort(), await freePort(), await freePort()];
  const workers = availableParallelism();
  configure(folder, { normal, controller, redis, workers });
  const redisArgs = ['--port', String(redis), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const store = await startDaemon('redis-server', redisArgs, folder, redis);
  const folders = ['LOCAL_CONFDIR', 'DBDIR', 'RUNDIR', 'LOGDIR'].map((name) => `--var=${name}=${folder}`);
  const server = await startDaemon('rspamd', ['--no-fork', ...folders], folder, normal).catch(
    async (error: unknown) => {
      await store.stop();
      throw error;
    },
  );
  return {
    name: 'Rspamd',
    thresholds: ['add header (score 6)'],
    lanes: workers,
    judge: async (message) => judgementOf(await (await post(normal, 'checkv2', message)).text()),
    teach: async (lessons) => {
      const learned = await inParallel(lessons, workers, async ({ kind, message }) =>
        isLearned((await post(controller, `learn${kind}`, await message())).status),
      );
      return learned.filter(Boolean).length;
    },
    processorSeconds: () => server.processorSeconds() + store.processorSeconds(),
    stop: async () => {
      await server.stop();
      await store.stop();
    },
  };
}

/** Writes what differs from Debian's own configuration, in the folder that it takes such differences from. */
function configure(folder: string, at: { normal: number; controller: number; redis: number; workers: number }): void {
  const files: Record<string, string> = {
    'options.inc': `dns { nameserver = ["${NO_ANSWER}"]; timeout = 0.1s; retransmits = 1; }\ndisable_monitoring = true;\ntempdir = "${folder}";`,
    'logging.inc': 'level = "error";',
    'worker-normal.inc': `bind_socket = "127.0.0.1:${at.normal}";\ncount = ${at.workers};`,
    'worker-controller.inc': `bind_socket = "127.0.0.1:${at.controller}";`,
    'worker-proxy.inc': 'enabled = false;',
    'classifier-bayes.conf': `servers = "127.0.0.1:${at.redis}";`,
    // Without DNS no host has a name and no domain takes mail: every sender would look suspicious.
    'hfilter.conf': 'hostname_enabled = false;\nfrom_enabled = false;\nrcpt_enabled = false;',
    // Collected mail is old whenever it is judged.
    'headers_group.conf': 'symbols { "DATE_IN_PAST" { weight = 0; } }',
    ...Object.fromEntries(NETWORK_MODULES.map((name) => [`${name}.conf`, 'enabled = false;'])),
  };
  mkdirSync(join(folder, 'local.d'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'local.d', name), `${text}\n`);
}

function post(port: number, command: string, message: Uint8Array): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/${command}`, { method: 'POST', body: Buffer.from(message) });
}

/**
 * Reads the answer to `/checkv2`.
 * @throws Error when it has no score and action
 */
export function judgementOf(answer: string): Judgement {
  const { score, action } = JSON.parse(answer) as { score?: unknown; action?: unknown };
  if (typeof score !== 'number' || typeof action !== 'string') {
    throw new Error(`Rspamd answers without a score: ${answer.slice(0, 200)}`);
  }
  return { harm: score, flagged: [FLAGGING.has(action)] };
}

/**
 * Whether a mail was learned; 204, 208 and 404 say that it has too few words, is known, or is already judged so.
 * @throws Error when the server failed
 */
export function isLearned(status: number): boolean {
  if (status === 200) return true;
  if (status === 204 || status === 208 || status === 404) return false;
  throw new Error(`Rspamd does not learn: status ${status}`);
}
