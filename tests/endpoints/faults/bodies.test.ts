import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '../../support/dance.ts';
import { type OwnServer, ownServer } from '../../support/own-server.ts';
import { TestBrowser } from '../../support/site.ts';
import type { HalfSent, Outcome } from './half-sent.worker.ts';
import { IS_LONG } from './long.ts';

const KB = 1024;
const COUNT = IS_LONG ? 300 : 150;
const CALLS = IS_LONG ? 300 : 100;
/** What others may wait, unless the machine is too busy for that anyway, and what share of them. */
const BOUND_MS = 150;
const SHARE = 0.95;
const MAX_GROWTH_MB = 200;
/** Fifteen seconds without a byte, five for the answer to be seen, and some for a machine that is busy. */
const GONE_S = 40;

const ATTACKER = '192.0.2.1';
/** Enough of them to use up all the memory that the beginnings of bodies have. */
const ATTACKERS = Array.from({ length: 20 }, (_, index) => `192.0.2.${index + 1}`);
const OTHER = '198.51.100.1';

const dataDirs: string[] = [];
let server: OwnServer;
/** Nobody attacks it: how long it takes to answer is the machine's doing. */
let calm: OwnServer;
let bearer: string;

function start(): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-bodies-'));
  dataDirs.push(dataDir);
  // Clients are identified by what a proxy reports: this works where the machine has one loopback address, too.
  const clients = { TRUSTED_PROXIES: '127.0.0.1,::1', RATE_LIMIT_SCALE: '1000000' };
  return ownServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...clients });
}

beforeAll(async () => {
  [server, calm] = await Promise.all([start(), start()]);
  bearer = `Bearer ${(await logIn(new TestBrowser(server.url), 'demo-maren-vogel')).accessToken}`;
  // The first calls of a process take longer.
  for (let call = 0; call < 20; call += 1) await Promise.all([callOf(server, OTHER), callOf(calm, OTHER)]);
}, 60_000);
afterAll(async () => {
  await Promise.all([server.kill(), calm.kill()]);
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
});

interface Call {
  status: number;
  ms: number;
}

async function callOf({ url }: OwnServer, client: string, Body = 'Shall we meet at noon?'): Promise<Call> {
  const began = performance.now();
  const answer = await fetch(`${url}/predict`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ Subject: 'Lunch', Body }),
  });
  await answer.text();
  return { status: answer.status, ms: performance.now() - began };
}

/** Within this time `SHARE` of the calls were answered. */
function timeOfMost(calls: readonly Call[]): number {
  return calls.map(({ ms }) => ms).sort((a, b) => a - b)[Math.ceil(SHARE * calls.length) - 1] ?? 0;
}

function attack(attacker: Pick<HalfSent, 'count' | 'bytes' | 'clients' | 'headers'>): Worker {
  const data: HalfSent = {
    port: Number(new URL(server.url).port),
    ...attacker,
  };
  return new Worker(new URL('./half-sent.worker.ts', import.meta.url), { workerData: data });
}

async function outcomeOf(worker: Worker): Promise<Outcome> {
  worker.postMessage('report');
  const [outcome] = (await once(worker, 'message')) as [Outcome];
  return outcome;
}

const one = [ATTACKER];
/** What others send: within what is never counted, and beyond. */
const OTHERS_BODIES = ['Shall we meet at noon?', 'word '.repeat(1600), 'word '.repeat(6000)];

describe.each([
  { what: '4 MB from one client', bytes: 4096 * KB, count: COUNT, clients: one, isSignedIn: false, statuses: [413] },
  { what: '4 MB from one user', bytes: 4096 * KB, count: COUNT, clients: one, isSignedIn: true, statuses: [408, 429] },
  {
    what: '256 kB from one client',
    bytes: 256 * KB,
    count: COUNT,
    clients: one,
    isSignedIn: false,
    statuses: [408, 429],
  },
  // Half of each is what a body may have of that memory.
  {
    what: '136 kB from twenty',
    bytes: 136 * KB,
    count: 400,
    clients: ATTACKERS,
    isSignedIn: false,
    statuses: [408, 503],
  },
])('half-sent bodies of $what', ({ isSignedIn, statuses, ...attacker }) => {
  test('block no one, use little memory, and are ended', { timeout: 120_000 }, async () => {
    const before = server.residentMb();
    const worker = attack({ ...attacker, headers: isSignedIn ? { Authorization: bearer } : {} });
    const [calls, inCalm]: [Call[], Call[]] = [[], []];
    try {
      let most = before;
      for (let call = 0; call < CALLS; call += 1) {
        const body = OTHERS_BODIES[call % OTHERS_BODIES.length];
        calls.push(await callOf(server, OTHER, body));
        inCalm.push(await callOf(calm, OTHER, body));
        most = Math.max(most, server.residentMb());
        await setTimeout(15);
      }
      expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
      const bound = Math.max(BOUND_MS, 2 * timeOfMost(inCalm));
      const inTime = calls.filter(({ ms }) => ms <= bound);
      expect(inTime.length, `${timeOfMost(calls)} ms, calm ${timeOfMost(inCalm)} ms`).toBeGreaterThanOrEqual(
        SHARE * CALLS,
      );
      expect(most - before).toBeLessThanOrEqual(MAX_GROWTH_MB);
      await expect
        .poll(async () => (await outcomeOf(worker)).closed, { timeout: GONE_S * 1000, interval: 1000 })
        .toBe(attacker.count);
      expect(Object.keys((await outcomeOf(worker)).statuses).map(Number)).toEqual(statuses);
    } finally {
      await worker.terminate();
    }
    expect(await callOf(server, ATTACKER, 'word '.repeat(40_000)), 'what it held is free again').toMatchObject({
      status: 200,
    });
  });
});
