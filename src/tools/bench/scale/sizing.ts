import { MAX_BRIEF_POLLS, MAX_WATCHED } from '../../../features/scanning/limits.server.ts';
import { DAY_MS, INTERVAL_MS } from './mailboxes.ts';

/** Milliseconds of processor, of the server's processes and of Postgres. */
export interface Cost {
  server: number;
  postgres: number;
}

/** What was measured: a poll of a mailbox without news, and an email that is scanned and stored. */
export interface Costs {
  poll: Cost;
  scan: Cost;
}

/** What is assumed and not measured. */
export const ASSUMED = {
  emailsPerDay: 40,
  /** How long a poll takes at a real provider: TLS, login, list. */
  pollSeconds: 1.5,
  /** Share of mailboxes whose owner has a page open at the busiest time. */
  watched: 0.02,
  /** How busy processors may be on average: polls come in waves. */
  load: 0.6,
  /** Of one process to Postgres: the default of `pg`. */
  connections: 10,
};

/** What a number of mailboxes needs. */
export interface Size {
  mailboxes: number;
  serverCores: number;
  postgresCores: number;
  processes: number;
  postgresConnections: number;
  providerConnections: number;
}

export function perMailboxAndDay({ poll, scan }: Costs, { emailsPerDay } = ASSUMED): Cost {
  const polls = DAY_MS / INTERVAL_MS;
  return {
    server: polls * poll.server + emailsPerDay * scan.server,
    postgres: polls * poll.postgres + emailsPerDay * scan.postgres,
  };
}

/** A process has one thread and so many places; whichever is used up first decides how many processes there must be. */
export function sizeFor(mailboxes: number, costs: Costs, assumed = ASSUMED): Size {
  const { server, postgres } = perMailboxAndDay(costs, assumed);
  const cores = (milliseconds: number) => (mailboxes * milliseconds) / DAY_MS / assumed.load;
  const pollsAtOnce = (mailboxes * assumed.pollSeconds * 1000) / INTERVAL_MS;
  const watched = mailboxes * assumed.watched;
  const needs = [cores(server), pollsAtOnce / MAX_BRIEF_POLLS, watched / MAX_WATCHED];
  const processes = Math.max(1, ...needs.map(Math.ceil));
  return {
    mailboxes,
    serverCores: cores(server),
    postgresCores: cores(postgres),
    processes,
    postgresConnections: processes * assumed.connections,
    providerConnections: Math.ceil(pollsAtOnce + watched),
  };
}

/** The table for operators, with the formula it was made by. */
export function sizingLines(costs: Costs): string[] {
  const { server, postgres } = perMailboxAndDay(costs);
  const { emailsPerDay, pollSeconds, watched, load, connections } = ASSUMED;
  const polls = DAY_MS / INTERVAL_MS;
  const sum = (poll: number, scan: number) => `${polls} x ${ms(poll)} + ${emailsPerDay} x ${ms(scan)}`;
  const rows = [1000, 10_000, 100_000].map((mailboxes) => {
    const size = sizeFor(mailboxes, costs);
    const { processes, postgresConnections, providerConnections } = size;
    return [
      ...[mailboxes, processes].map((value) => value.toLocaleString('en')),
      ...[size.serverCores, size.postgresCores].map((value) => value.toFixed(1)),
      ...[postgresConnections, providerConnections].map((value) => value.toLocaleString('en')),
    ];
  });
  const head = [
    'mailboxes',
    'processes',
    'their cores',
    "Postgres's cores",
    'connections to it',
    'to providers at once',
  ];
  return [
    `Processor per mailbox and day: servers ${seconds(server)} (${sum(costs.poll.server, costs.scan.server)}),`,
    `Postgres ${seconds(postgres)} (${sum(costs.poll.postgres, costs.scan.postgres)})`,
    `Cores: mailboxes x processor per day / 86,400 s / ${load} busy. Processes: the most of their cores, of mailboxes x`,
    `${pollSeconds} s a poll / ${INTERVAL_MS / 1000} s / ${MAX_BRIEF_POLLS} places, and of ${watched * 100} % watched / ${MAX_WATCHED} places. Connections: ${connections} of each`,
    `process to Postgres; to providers one for each poll and each watched mailbox. Assumed, not measured: ${emailsPerDay}`,
    `emails a day, ${pollSeconds} s, ${watched * 100} %, ${load}.`,
    '',
    ...[head, ...rows].map((row) => row.map((cell, at) => cell.padStart(head[at]?.length ?? 0)).join('  ')),
  ];
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
