import { MOST_BRIEF_POLLS, MOST_WATCHED } from '../../../features/scanning/limits.server.ts';
import { DAY_MS, INTERVAL_MS } from './mailboxes.ts';

/** Milliseconds of processor, of the server's processes and of Postgres. */
export interface Cost {
  server: number;
  postgres: number;
}

/** What was measured: a visit to a mailbox without news, and an email that is scanned and stored. */
export interface Costs {
  visit: Cost;
  scan: Cost;
}

/** What is assumed and not measured. */
export const ASSUMED = {
  emailsPerDay: 40,
  /** How long a visit takes at a real provider: TLS, login, list. */
  visitSeconds: 1.5,
  /** Share of mailboxes whose owner has a page open at the busiest time. */
  watched: 0.02,
  /** How busy processors may be on average: visits come in waves. */
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

export function perMailboxAndDay({ visit, scan }: Costs, { emailsPerDay } = ASSUMED): Cost {
  const visits = DAY_MS / INTERVAL_MS;
  return {
    server: visits * visit.server + emailsPerDay * scan.server,
    postgres: visits * visit.postgres + emailsPerDay * scan.postgres,
  };
}

/** A process has one thread and so many places; whichever is used up first decides how many processes there must be. */
export function sizeFor(mailboxes: number, costs: Costs, assumed = ASSUMED): Size {
  const { server, postgres } = perMailboxAndDay(costs, assumed);
  const cores = (milliseconds: number) => (mailboxes * milliseconds) / DAY_MS / assumed.load;
  const visitsAtOnce = (mailboxes * assumed.visitSeconds * 1000) / INTERVAL_MS;
  const watched = mailboxes * assumed.watched;
  const needs = [cores(server), visitsAtOnce / MOST_BRIEF_POLLS, watched / MOST_WATCHED];
  const processes = Math.max(1, ...needs.map(Math.ceil));
  return {
    mailboxes,
    serverCores: cores(server),
    postgresCores: cores(postgres),
    processes,
    postgresConnections: processes * assumed.connections,
    providerConnections: Math.ceil(visitsAtOnce + watched),
  };
}

/** The table for operators, with the formula it was made by. */
export function sizingLines(costs: Costs): string[] {
  const { server, postgres } = perMailboxAndDay(costs);
  const { emailsPerDay, visitSeconds, watched, load, connections } = ASSUMED;
  const visits = DAY_MS / INTERVAL_MS;
  const sum = (visit: number, scan: number) => `${visits} x ${ms(visit)} + ${emailsPerDay} x ${ms(scan)}`;
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
    `Processor per mailbox and day: servers ${seconds(server)} (${sum(costs.visit.server, costs.scan.server)}),`,
    `Postgres ${seconds(postgres)} (${sum(costs.visit.postgres, costs.scan.postgres)})`,
    `Cores: mailboxes x processor per day / 86,400 s / ${load} busy. Processes: the most of their cores, of mailboxes x`,
    `${visitSeconds} s a visit / ${INTERVAL_MS / 1000} s / ${MOST_BRIEF_POLLS} places, and of ${watched * 100} % watched / ${MOST_WATCHED} places. Connections: ${connections} of each`,
    `process to Postgres; to providers one for each visit and each watched mailbox. Assumed, not measured: ${emailsPerDay}`,
    `emails a day, ${visitSeconds} s, ${watched * 100} %, ${load}.`,
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
