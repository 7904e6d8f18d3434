import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Period } from './mailboxes.ts';
import type { Order, Poll, Report } from './process.ts';

/** What several processes did between two orders. */
export interface Work {
  polls: Poll[];
  /** Emails that were read from a mailbox. */
  fetched: number;
  cpuMs: number;
  seconds: number;
}

/** Processes that share the mailboxes of one database. */
export interface Processes {
  /** How many polls have ended since they were started, and how many emails were read. */
  polls(): number;
  fetched(): number;
  start(run: { clock: Clock; periods: readonly Period[] }): void;
  /** Ends their polls. @returns what they did since they were started */
  stop(): Promise<Work>;
  /** Kills one of them, without a word. */
  lose(): Promise<void>;
  close(): Promise<void>;
}

export async function startProcesses(count: number, environment: Readonly<Record<string, string>>): Promise<Processes> {
  let work: Omit<Work, 'seconds'> = { polls: [], fetched: 0, cpuMs: 0 };
  let began = performance.now();
  const script = join(import.meta.dirname, 'process.ts');
  const children = new Set<ChildProcess>();
  const starting = Array.from({ length: count }, async () => {
    const child = fork(script, [], { env: { ...process.env, ...environment } });
    children.add(child);
    child.once('exit', () => children.delete(child));
    child.on('message', (report: Report) => {
      if ('poll' in report) work.polls.push(report.poll);
      if ('fetched' in report) work.fetched += 1;
      if ('stopped' in report) work.cpuMs += report.stopped.cpuMs;
    });
    await Promise.race([
      heard(child, 'ready'),
      once(child, 'exit').then(() => Promise.reject(new Error('A process ended.'))),
    ]);
  });
  const order = (what: Order) => {
    for (const child of children) child.send(what);
  };
  const end = async (child: ChildProcess) => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  const close = async () => {
    await Promise.all([...children].map(end));
  };
  await Promise.all(starting).catch(async (error) => {
    await close();
    throw error;
  });
  return {
    polls: () => work.polls.length,
    fetched: () => work.fetched,
    start: (run) => {
      work = { polls: [], fetched: 0, cpuMs: 0 };
      began = performance.now();
      order({ run });
    },
    stop: async () => {
      const stopped = Promise.all([...children].map((child) => heard(child, 'stopped')));
      order({ stop: true });
      await stopped;
      return { ...work, seconds: (performance.now() - began) / 1000 };
    },
    lose: async () => {
      const [one] = children;
      if (one) await end(one);
    },
    close,
  };
}

function heard(child: ChildProcess, what: 'ready' | 'stopped'): Promise<void> {
  return new Promise((resolve) => {
    const listen = (report: Report) => {
      if (!(what in report)) return;
      child.off('message', listen);
      resolve();
    };
    child.on('message', listen);
  });
}
