/**
 * Measures the scanning of mailboxes: `npm run bench -- mailbox`. Scans the emails of the demo mailboxes, over and over,
 * as messages that have just arrived, and prints messages per second, what each costs the processor, and memory; then asks
 * for pages of a list of many scans, with others' beside them, and for the whole download. Without HTTP. A fifth of the
 * messages is also read by Microsoft Graph, which answers at once. Options: `--messages N` (default 10,000), `--scans N`
 * (default 50,000). With DATABASE_URL on that database, which should be an empty one, otherwise on an embedded one of its own.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROOT } from '../../commands/root.ts';
import type { MailboxSource, OpenSource } from '../../features/scanning/mailbox-source.server.ts';
import { monitorMailboxes } from '../../features/scanning/monitor.server.ts';
import { describeMonitor, setMonitor } from '../../features/scanning/monitor-settings.server.ts';
import { type CountsQuery, MONITOR_CONSENT, type ScansQuery } from '../../features/scans/contract.ts';
import { countScans } from '../../features/scans/counts.server.ts';
import { listScans } from '../../features/scans/list.server.ts';
import { collectScanning } from '../../features/scans/my-data.server.ts';
import { searchText } from '../../features/scans/search.server.ts';
import { storeGrant } from '../../server/mailbox/grant-store.ts';
import { NOTHING_SENT } from '../../server/mailbox/sent-emails.ts';
import type { MailProvider } from '../../server/oidc/provider.ts';
import { openServices } from '../../server/open-services.ts';
import type { Services } from '../../server/services.ts';
import { readSettings } from '../../server/settings.ts';
import { createUser } from '../../server/users.ts';
import { percentile } from './http/load.ts';
import type { Figures } from './report/budgets.ts';
import { inWorkFolder } from './report/work-folder.ts';
import { GRAPH_SETTINGS, graphMailbox } from './scale/graph.ts';

const EMAILS = join(ROOT, 'src/features/demo-provider/emails');
const OWNER = 'maren.vogel@northwind.example';
const MB = 1024 * 1024;
const CHUNK = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const ROUNDS = 60;
/** The share of emails that is scanned again by Microsoft Graph. */
const GRAPH_SHARE = 5;
/** The users who share the scanning. */
const OTHERS = 10;
const PARTS = 20;

export async function run(args: string[]): Promise<Figures<'mailbox'>> {
  const { values } = parseArgs({ args, options: { messages: { type: 'string' }, scans: { type: 'string' } } });
  return inWorkFolder(async (folder) => {
    const { DATABASE_URL } = process.env;
    const result = readSettings({
      ...{ DATA_DIR: folder, LOG_LEVEL: 'error', ...GRAPH_SETTINGS },
      ...(DATABASE_URL && { DATABASE_URL }),
    });
    if (!result.ok) throw new Error(result.mistakes.join(' '));
    const services = await openServices(result.settings);
    try {
      const messages = Number(values.messages ?? 10_000);
      const scanning = await measureScanning(services, messages);
      const graph = await measureGraph(services, messages / GRAPH_SHARE);
      return { ...scanning, ...graph, ...(await measureList(services, Number(values.scans ?? 50_000))) };
    } finally {
      await services.db.destroy();
    }
  });
}

async function measureScanning(services: Services, messages: number): Promise<Figures<'mailbox'>> {
  const { rate, each, resting, half, peak } = await scanAll(services, {
    messages,
    provider: 'demo',
    sourceOf: emailBox,
  });
  console.log(`Memory ${mb(resting)} at rest, at most ${mb(half)} in the first half, ${mb(peak)} in all`);
  return {
    'messages scanned, a second': rate,
    'processor for one': each,
    'memory at most': peak / MB,
    'the same, second half above the first': (peak - half) / MB,
  };
}

/** With delta queries and each source by a call of its own. */
async function measureGraph(services: Services, messages: number): Promise<Figures<'mailbox'>> {
  const sourceOf = (ids: string[]) => graphMailbox(ids, demoEmails());
  const { rate, each } = await scanAll(services, { messages, provider: 'microsoft', sourceOf });
  return { 'by Microsoft Graph, a second': rate, 'by Microsoft Graph, processor for one': each };
}

interface Scanning {
  messages: number;
  provider: MailProvider;
  /** @param ids the newest first */
  sourceOf(ids: string[]): OpenSource;
}

async function scanAll(services: Services, { messages, provider, sourceOf }: Scanning) {
  const userId = await makeUser(services);
  const token = { accessToken: 'bench', accessTokenExpiresAt: services.now() + DAY_MS };
  await storeGrant(services, userId, { provider, address: OWNER, ...token });
  const consent = await setMonitor(services, userId, { on: true, consent: MONITOR_CONSENT.version });
  if ('failed' in consent) throw new Error(consent.message);
  const ids: string[] = [];
  const monitor = monitorMailboxes(services, { openSource: sourceOf(ids) });
  // Empty at the first look: what is there by then is not new.
  while (!(await firstLook(services, userId))) await setTimeout(50);
  ids.push(...Array.from({ length: messages }, (_, index) => String(messages - index)));
  await services.db.updateTable('monitors').set({ due_at: 0 }).where('user_id', '=', userId).execute();
  const start = performance.now();
  const cpu = process.cpuUsage();
  const resting = process.memoryUsage().rss;
  let peak = resting;
  let half = 0;
  for (;;) {
    await setTimeout(250);
    const { rss } = process.memoryUsage();
    peak = Math.max(peak, rss);
    const { scanned } = await describeMonitor(services, userId);
    if (scanned < messages / 2) half = Math.max(half, rss);
    if (scanned >= messages) break;
  }
  const seconds = (performance.now() - start) / 1000;
  const each = cpuMs(cpu) / messages;
  await monitor.stop();
  console.log(
    `${messages} messages (${provider}): ${(messages / seconds).toFixed(1)} scanned per second (${seconds.toFixed(0)} s), ${each.toFixed(1)} ms of processor each`,
  );
  return { rate: messages / seconds, each, resting, half, peak };
}

async function firstLook({ db }: Services, userId: string): Promise<boolean> {
  const row = await db.selectFrom('monitors').select('mailbox').where('user_id', '=', userId).executeTakeFirst();
  return row?.mailbox != null;
}

function demoEmails(): Uint8Array[] {
  return readdirSync(EMAILS).map((file) => readFileSync(join(EMAILS, file)));
}

/** A mailbox of the demo's emails, in which each id represents the next of them. */
function emailBox(ids: string[]): OpenSource {
  const sources = demoEmails();
  const mailboxSource: MailboxSource = {
    owner: OWNER,
    authservId: 'mx.google.com',
    hasNews: async (signal) => setTimeout(500, true, { signal }).catch(() => false),
    list: async (pageToken) => {
      const start = Number(pageToken ?? 0);
      const end = start + CHUNK;
      return { ids: ids.slice(start, end), nextPageToken: end < ids.length ? String(end) : undefined };
    },
    wrote: async () => false,
    sentRecipients: async () => NOTHING_SENT,
    raw: async (id) => ({ source: sources[Number(id) % sources.length] ?? new Uint8Array(), receivedAt: null }),
  };
  return (_, __, work) => work(mailboxSource);
}

async function measureList(services: Services, scans: number): Promise<Figures<'mailbox'>> {
  const userId = await makeUser(services);
  // Theirs come in between, as in a database that many share.
  const others = await Promise.all(Array.from({ length: OTHERS }, () => makeUser(services)));
  const part = Math.ceil(scans / PARTS);
  for (let from = 0; from < scans; from += part) {
    const to = Math.min(scans, from + part);
    await storeScans(services, userId, { from, to, all: scans });
    for (const other of others) await storeScans(services, other, { from, to: from + part / OTHERS, all: scans });
  }
  const first = await listScans(services, userId, {});
  if ('failed' in first) throw new Error(first.message);
  const middle = new Date(services.now() - 60 * DAY_MS).toISOString();
  const questions: Record<string, ScansQuery> = {
    'the first page': {},
    'the second page': { after: first.next ?? '' },
    'a page from the middle': { to: middle },
    'one severity': { severity: ['Critical'] },
    'two categories': { category: ['phishing', 'malware'] },
    'what none is': { severity: ['High', 'Critical'], category: ['safe'] },
    'one sender': { sender: 'sender17@example.com' },
    'a word in many emails': { search: 'invoice' },
    'a word in one email': { search: 'unheard-of' },
    'words in no email': { search: 'nothing of the kind', severity: ['Low', 'None'] },
  };
  console.log(`\nA list of ${scans} scans, ${ROUNDS} times each:`);
  const pages: number[] = [];
  for (const [name, query] of Object.entries(questions)) {
    pages.push(await timed(name, () => listScans(services, userId, query)));
  }
  const month: CountsQuery = { days: 30, zone: 'Europe/Berlin' };
  await timed('the overview of a month', () => countScans(services, userId, month));
  const year = await timed('the overview of a year', () => countScans(services, userId, { ...month, days: 366 }));
  await timed('the whole download', () => download(services, userId), 1);
  return { 'page of 50,000 scans, slowest p95': Math.max(...pages), 'overview of a year, p95': year };
}

async function download(services: Services, userId: string): Promise<void> {
  const { scans } = await collectScanning(services, userId);
  for await (const scan of scans) JSON.stringify(scan);
}

/** Asks again and again. @returns the milliseconds that 95 of 100 answers did not exceed */
async function timed(name: string, ask: () => Promise<unknown>, rounds = ROUNDS): Promise<number> {
  const milliseconds: number[] = [];
  const cpu = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await ask();
    milliseconds.push(performance.now() - start);
  }
  const each = (cpuMs(cpu) / rounds).toFixed(1).padStart(5);
  milliseconds.sort((one, other) => one - other);
  const at = (share: number) => percentile(milliseconds, share);
  const [middle, most] = [at(0.5), at(0.95)].map((value) => value.toFixed(1).padStart(6));
  console.log(`${name.padEnd(26)} p50 ${middle} ms   p95 ${most} ms   processor ${each} ms`);
  return at(0.95);
}

const SEALS = {
  None: 'safe',
  Low: 'suspicious',
  Medium: 'suspicious',
  High: 'dangerous',
  Critical: 'dangerous',
} as const;
const SEVERITIES = ['None', 'None', 'None', 'None', 'None', 'None', 'Low', 'Medium', 'High', 'Critical'] as const;
const CATEGORIES = ['safe', 'safe', 'safe', 'safe', 'safe', 'safe', 'spam', 'scam', 'phishing', 'malware'] as const;

/** What is kept of a message of middling length. */
const ANALYSIS = JSON.stringify({ conclusion: 'x'.repeat(400), signals: [{ sentence: 'y'.repeat(2000) }] });

/** Scans of half a year. */
async function storeScans(
  { db, now }: Services,
  userId: string,
  { from, to, all: scans }: { from: number; to: number; all: number },
): Promise<void> {
  const step = Math.floor((182 * DAY_MS) / scans);
  for (let start = from; start < to; start += CHUNK) {
    const rows = Array.from({ length: Math.ceil(Math.min(CHUNK, to - start)) }, (_, offset) => {
      const index = start + offset;
      const severity = SEVERITIES[index % SEVERITIES.length] ?? 'None';
      const subject = `${index % 3 === 0 ? 'Invoice' : 'Meeting'} number ${index}${index === 17 ? ' unheard-of' : ''}`;
      const sender = `sender${index % 900}@example.com`;
      return {
        ...{ id: randomUUID(), user_id: userId, mailbox: 'm', message_id: String(index), subject, sender },
        ...{ arrived_at: now() - (scans - index) * step, scanned_at: now(), sender_name: `Sender ${index % 900}` },
        ...{ search_text: searchText(subject, `Sender ${index % 900}`, sender), severity, verdict: SEALS[severity] },
        ...{
          category: CATEGORIES[index % CATEGORIES.length] ?? 'safe',
          kind: severity === 'None' ? 'none' : 'suspicious',
        },
        ...{ confidence: 90, brand: severity === 'High' ? `Brand ${index % 40}` : null, engine_version: '1' },
        first_contact: index % 50 === 0 ? (1 as const) : (0 as const),
      };
    });
    await db.insertInto('scans').values(rows).execute();
    await db
      .insertInto('scan_analyses')
      .values(rows.map(({ id }) => ({ scan_id: id, analysis: ANALYSIS })))
      .execute();
    const warned = rows.filter(({ verdict }) => verdict === 'dangerous');
    if (warned.length === 0) continue;
    const alerts = warned.map(({ id, message_id }) => ({
      ...{ user_id: userId, number: Number(message_id) + 1, scan_id: id, raised_at: now(), read_at: null },
    }));
    await db.insertInto('alerts').values(alerts).execute();
  }
}

async function makeUser(services: Services): Promise<string> {
  const name = randomUUID();
  const user = await createUser(services, { issuer: 'bench', subject: name, email: `${name}@example.com` });
  if (typeof user === 'string') throw new Error(user);
  return user.id;
}

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function mb(bytes: number): string {
  return `${Math.round(bytes / MB)} MB`;
}
