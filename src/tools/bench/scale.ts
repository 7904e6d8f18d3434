/**
 * Simulates what many monitored mailboxes ask of the servers and of Postgres: `npm run bench -- scale`. The product's own
 * code polls mailboxes that answer at once, in several processes, on a Postgres of its own and by a clock that is as slow
 * as the processors need it. Options: `--mailboxes N` (default 100,000), `--scans N` (default 10,000,000), `--processes N`
 * (default 3), `--minutes M` (default 3) of polling. Needs 3.5 kB of disk for each scan, for the time that it runs.
 */
import { statfsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { openServices } from '../../server/open-services.ts';
import { readSettings } from '../../server/settings.ts';
import { makePostgresCluster, type OwnPostgres } from '../programs/postgres-cluster.ts';
import { percentile } from './http/load.ts';
import type { Figures } from './report/budgets.ts';
import { inWorkFolder } from './report/work-folder.ts';
import type { Bench } from './scale/bench.ts';
import { FILLING } from './scale/bulk.ts';
import { measureCapacity, measureScan } from './scale/capacity.ts';
import { fill } from './scale/fill.ts';
import { unlessInterrupted } from './scale/interrupted.ts';
import { measureLists } from './scale/lists.ts';
import { INTERVAL_MS, type Period, scansPerMailbox } from './scale/mailboxes.ts';
import { type Processes, startProcesses } from './scale/processes.ts';
import { readSamples } from './scale/samples.ts';
import { measureDeletion, measureSizes } from './scale/sizes.ts';
import { ASSUMED, type Cost, perMailboxAndDay, sizingLines } from './scale/sizing.ts';
import { measureSteady, type Steady } from './scale/steady.ts';

const BYTES_PER_SCAN = 3500;
const GB = 1024 ** 3;
const HOUR_MS = 60 * 60 * 1000;
const CAPACITY_SECONDS = 40;
/** How busy the processors are to be while mailboxes are polled: polls come in waves. */
const LOAD = 0.6;
/** A lease is renewed by the real clock, so that one that is much faster would have it run out. */
const FASTEST = 2;
const FLOOD = 300;
/**
 * What one process loses is measured in real time, with emails as of a busy hour: seven times the usual. With fifty times, the
 * emails alone would take more than the processors have, and the figure would be that of a queue.
 */
const LOSS_SECONDS = 60;
const LOSS_EMAILS_PER_DAY = 300;

const SETTINGS = {
  ...{ LOG_LEVEL: 'error', APP_SECRET: 'a secret that all processes of this bench share' },
  // Grants are of the provider that the settings name.
  ...{ GOOGLE_CLIENT_ID: 'bench', GOOGLE_CLIENT_SECRET: 'bench' },
};

interface Options {
  mailboxes: number;
  scans: number;
  processes: number;
  minutes: number;
}

export async function run(args: string[]): Promise<Figures<'scale'>> {
  const { values } = parseArgs({
    args,
    options: {
      mailboxes: { type: 'string', default: '100000' },
      scans: { type: 'string', default: '10000000' },
      processes: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '3' },
    },
  });
  const options: Options = {
    mailboxes: Number(values.mailboxes),
    scans: Number(values.scans),
    processes: Number(values.processes),
    minutes: Number(values.minutes),
  };
  const cluster = makePostgresCluster();
  let postgres: OwnPostgres | undefined;
  let processes: Processes | undefined;
  try {
    refuseSmallDisk(cluster.folder, options.scans);
    return await unlessInterrupted(() =>
      inWorkFolder(async (folder) => {
        const environment = { ...SETTINGS, DATA_DIR: folder };
        const from = Date.now();
        postgres = await cluster.start(FILLING);
        await inPostgres(postgres, environment, async (client, services) => {
          await fill(client, services, { ...options, samples: await readSamples(), from });
        });
        logStep('filled', from);
        await postgres.stop();
        const connections = String(options.processes * ASSUMED.connections + 30);
        postgres = await cluster.start({ max_connections: connections });
        const { pid, url } = postgres;
        return inPostgres(postgres, environment, async (client, services) => {
          processes = await startProcesses(options.processes, {
            ...environment,
            ...{ DATABASE_URL: url, MAILBOXES: String(options.mailboxes), SCANS: String(options.scans) },
          });
          const stored = scansPerMailbox(options.mailboxes, options.scans);
          const { mailboxes } = options;
          const bench = { client, services, processes, postgresPid: pid, mailboxes, stored, periods: [] };
          return measure(bench, options, from);
        });
      }),
    );
  } finally {
    await processes?.close();
    await postgres?.stop();
    cluster.remove();
  }
}

async function measure(empty: Bench, { scans, minutes }: Options, from: number): Promise<Figures<'scale'>> {
  const sizes = await measureSizes(empty, scans);
  console.log(`${gb(sizes.totalBytes)} in all, ${Math.round(sizes.bytesPerScan)} bytes per scan`);
  const lists = await measureLists(empty);
  logStep('lists asked', from);

  const { poll, pollsPerSecond } = await measureCapacity(empty, from, CAPACITY_SECONDS);
  console.log(`\nAs fast as it goes: ${pollsPerSecond.toFixed(0)} polls a second, ${costOf(poll)} each`);
  logStep('capacity measured', from);

  const affordable = (LOAD * pollsPerSecond * INTERVAL_MS) / 1000 / empty.mailboxes;
  const rate = Math.min(FASTEST, affordable);
  const steady = await measureSteady(empty, { rate, period: floodedPeriod(empty, from, rate * minutes), loses: false });
  tellSteady(steady, rate, minutes);
  logStep('mailboxes polled', from);

  const busy = { ...empty, periods: steady.periods };
  const lossy = await measureSteady(busy, { rate: 1, period: busyPeriod(from, affordable), loses: true });
  const { mailboxes: orphans = 0, takeover = 0 } = lossy.loss ?? {};
  console.log(
    `\nA process killed, in real time: it had ${orphans} mailboxes, all polled again within ${seconds(takeover)}; of ${lossy.arrived} emails ${lossy.lost} lost, ${lossy.readAgain} read once more; verdict stored after ${seconds(percentile(lossy.lags, 0.5))} (median), ${seconds(percentile(lossy.lags, 0.95))} (95 %)`,
  );
  logStep('process lost', from);

  const scan = await measureScan({ ...empty, periods: lossy.periods }, from + HOUR_MS, poll);
  console.log(`\nAn email scanned and stored: ${costOf(scan)}`);
  const deletion = await measureDeletion(empty);
  console.log(
    `Erased with the consent: ${deletion.scansPerSecond.toFixed(0)} scans a second; the hourly sweep takes ${deletion.sweepSeconds.toFixed(1)} s. Scans have no end by themselves.`,
  );
  console.log(`\n${sizingLines({ poll, scan }).join('\n')}`);
  logStep('done', from);
  const day = perMailboxAndDay({ poll, scan });
  return {
    'servers, a mailbox and day': day.server / 1000,
    'Postgres, a mailbox and day': day.postgres / 1000,
    'visits a second, as many as go': pollsPerSecond,
    'mailboxes visited in time': steady.waits.inTime * 100,
    'Jain’s index of their waits': steady.waits.jain,
    'verdict stored after arrival, p95': percentile(lossy.lags, 0.95) / 1000,
    'emails lost, with a process killed': steady.lost + lossy.lost,
    'taken over from it after, at most': takeover / 1000,
    'a scan with indexes': sizes.bytesPerScan / 1000,
    'page of a list, p99': lists['the first page'],
    'overview of a month, p99': lists['the overview of a month'],
  };
}

/** All mailboxes fall due, and one is flooded at once. */
function floodedPeriod({ mailboxes }: Bench, start: number, minutes: number): Period {
  const from = start + HOUR_MS / 4;
  const burst = { first: Math.floor(mailboxes / 2), mailboxes: 1, each: FLOOD, at: from };
  return { from, until: Math.floor(from + minutes * 60_000), perDay: ASSUMED.emailsPerDay, every: 1, burst };
}

/** As many mailboxes fall due as can be looked into in real time, with more emails than usual. */
function busyPeriod(start: number, affordable: number): Period {
  const from = start + HOUR_MS / 2;
  const every = Math.ceil(1 / Math.min(1, affordable));
  return { from, until: from + LOSS_SECONDS * 1000, perDay: LOSS_EMAILS_PER_DAY, every };
}

function tellSteady({ waits, floodLags, arrived, lost, connections }: Steady, rate: number, minutes: number): void {
  const real = (simulated: number) => seconds(simulated / rate);
  console.log(
    `\nPolled for ${minutes} min in which ${(minutes * 60 * rate).toFixed(1)} s passed on the clock (${rate.toFixed(3)} of real time): mailboxes were due ${waits.due.toLocaleString('en')} times, ${(waits.inTime * 100).toFixed(2)} % polled within 3 s of real time; late by ${real(waits.median)} (median), ${real(waits.p99)} (99 %), ${real(waits.longest)} (most) of real time; Jain's index ${waits.jain.toFixed(4)}`,
  );
  console.log(
    `${arrived} emails, ${lost} lost; a mailbox flooded with ${FLOOD} at once: the last stored after ${seconds(floodLags.at(-1) ?? 0)} on the clock`,
  );
  console.log(`${connections} connections to Postgres`);
}

async function inPostgres<T>(
  { url }: OwnPostgres,
  environment: Readonly<Record<string, string>>,
  use: (client: Client, services: Bench['services']) => Promise<T>,
): Promise<T> {
  const result = readSettings({ ...environment, DATABASE_URL: url });
  if (!result.ok) throw new Error(result.mistakes.join(' '));
  const services = await openServices(result.settings);
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client, services);
  } finally {
    await client.end().catch(() => undefined);
    await services.db.destroy();
  }
}

function refuseSmallDisk(folder: string, scans: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const needed = scans * BYTES_PER_SCAN;
  if (bavail * bsize > needed) return;
  throw new Error(
    `${folder} has ${gb(bavail * bsize)} free; ${scans} scans need ${gb(needed)}. Name fewer with --scans.`,
  );
}

function costOf({ server, postgres }: Cost): string {
  return `${server.toFixed(2)} ms of the servers’ processor and ${postgres.toFixed(2)} ms of Postgres’s`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function gb(bytes: number): string {
  return `${(bytes / GB).toFixed(1)} GB`;
}

function logStep(what: string, from: number): void {
  console.log(`(${what} after ${((Date.now() - from) / 1000).toFixed(0)} s)`);
}
