import type { Client } from 'pg';
import { MONITOR_CONSENT } from '../../../features/scans/contract.ts';
import { sealedGrant } from '../../../server/mailbox/grant-store.ts';
import type { Services } from '../../../server/services.ts';
import { inBulk } from './bulk.ts';
import { addressOf, DANGEROUS_EVERY, DAY_MS, firstDueAt, scansPerMailbox, userIdOf } from './mailboxes.ts';
import type { Sample, Samples } from './samples.ts';

/** The stored scans are spread over this many days. */
const DAYS = 90;
const SENDERS = 30;
const SUGGESTION_EVERY = 50;
const TABLES = [
  'users',
  'mailbox_grants',
  'monitors',
  'scans',
  'scan_analyses',
  'alerts',
  'sender_histories',
  'suggestions',
];

export interface Filling {
  mailboxes: number;
  scans: number;
  samples: Samples;
  /** When the simulation begins. */
  from: number;
}

/** Fills an empty database with mailboxes that have been scanned for a quarter of a year. */
export async function fill(client: Client, services: Services, filling: Filling): Promise<void> {
  const { mailboxes, scans, samples, from } = filling;
  const stored = scansPerMailbox(mailboxes, scans);
  await makePlan(client, services, stored, from);
  await makeSamples(client, samples);
  await inBulk(client, TABLES, async () => {
    for (const statement of STATEMENTS) await client.query(written(statement, filling));
  });
  // Not the analyses, which are read one at a time by their key.
  for (const table of TABLES) {
    if (table === 'scan_analyses') await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
    else await client.query(`vacuum (analyze) ${table}`);
  }
  await client.query('analyze scan_analyses');
  await client.query('checkpoint');
}

/** Numbers are written into the statements: Postgres would not know whether a parameter is whole. */
function written(statement: string, { from, samples }: Filling): string {
  return statement
    .replaceAll('$FROM', String(from))
    .replaceAll('$HARMLESS', String(samples.harmless.length))
    .replaceAll('$DANGEROUS', String(samples.dangerous.length));
}

/** What each mailbox is to have, for the statements below. */
async function makePlan(client: Client, services: Services, stored: readonly number[], from: number): Promise<void> {
  const indexes = stored.map((_, index) => index);
  const grants = await Promise.all(
    indexes.map(async (index) => {
      const token = { accessToken: String(index), accessTokenExpiresAt: from + 365 * DAY_MS };
      const grant = { provider: 'google' as const, connection: String(index), address: addressOf(index), ...token };
      return (await sealedGrant(services, userIdOf(index), grant)).sealed_grant;
    }),
  );
  await client.query(
    `create table plan (index int primary key, user_id text, address text, scans int, due_at bigint, sealed_grant text)`,
  );
  await client.query(
    'insert into plan select * from unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::bigint[], $6::text[])',
    [
      ...[indexes, indexes.map(userIdOf), indexes.map(addressOf), stored],
      ...[indexes.map((index) => firstDueAt(index, from)), grants],
    ],
  );
  // The largest come first, so that those with more than so many scans are found by the index of this one.
  await client.query('create index on plan (scans)');
  await client.query('analyze plan');
}

async function makeSamples(client: Client, { harmless, dangerous }: Samples): Promise<void> {
  await client.query(
    `create table samples (dangerous bool, place int, subject text, sender_name text, severity text, category text,
      kind text, seal text, confidence int, brand text, engine_version text, analysis text, history text)`,
  );
  for (const [isDangerous, list] of [
    [false, harmless],
    [true, dangerous],
  ] as const) {
    for (const [place, sample] of list.entries()) await client.query(...insertSample(isDangerous, place, sample));
  }
}

function insertSample(isDangerous: boolean, place: number, sample: Sample): [string, unknown[]] {
  const { severity, category, kind, verdict, confidence, brand, engine_version } = sample.verdict;
  const values = [
    ...[isDangerous, place, sample.subject, sample.senderName, severity, category, kind, verdict, confidence, brand],
    ...[engine_version, sample.analysis, sample.history],
  ];
  return [`insert into samples values (${values.map((_, at) => `$${at + 1}`).join(', ')})`, values];
}

/** The k-th scans of all mailboxes come before the next ones, so that those of a mailbox lie far apart, as in reality. */
const EMAILS = `
  (select plan.*, k, md5(index || '-' || k)::uuid::text as id, k % ${DANGEROUS_EVERY} = 0 as is_dangerous,
    (index + k) % case when k % ${DANGEROUS_EVERY} = 0 then $DANGEROUS else $HARMLESS end as sample,
    'contact' || (index * 31 + k * 7) % ${SENDERS} || '@partner' || (index + (k * 7) % ${SENDERS}) % 5000 || '.example' as sender,
    ($FROM - ${DAYS * DAY_MS}.0 / scans * (scans - k + 1))::bigint as arrived_at
  from generate_series(1, (select max(scans) from plan)) k
  cross join lateral (select * from plan where plan.scans >= k) plan) emails
  join samples on dangerous = is_dangerous and place = sample`;

const STATEMENTS = [
  `insert into users (id, email, issuer, subject, created_at)
    select user_id, address, 'https://accounts.google.com', index::text, $FROM - ${DAYS * DAY_MS} from plan`,
  `insert into mailbox_grants (user_id, provider, sealed_grant, updated_at)
    select user_id, 'google', sealed_grant, $FROM from plan`,
  `insert into monitors (user_id, consented_at, consent_version, consented_mailbox, threshold, mails_alerts, mails_since,
    mails_sent, mailbox, failures, due_at, watched_until, lease_until, emails, scanned, alerts, unread, erasures)
    select user_id, $FROM - ${DAYS * DAY_MS}, '${MONITOR_CONSENT.version}', address, 'High', 0, 0, 0, address, 0, due_at,
    0, 0, scans, scans, scans / ${DANGEROUS_EVERY}, 0, 0 from plan`,
  `insert into scans (id, user_id, mailbox, message_id, arrived_at, scanned_at, sender, sender_name, subject, search_text,
    severity, category, kind, seal, confidence, brand, first_contact, engine_version)
    select id, user_id, address, lpad(to_hex(index), 6, '0') || lpad(to_hex(k), 10, '0'), arrived_at, arrived_at + 15000,
    sender, sender_name, subject, lower(subject || chr(10) || sender_name || chr(10) || sender), severity, category, kind,
    seal, confidence, brand, case when k <= ${SENDERS} then 1 else 0 end, engine_version from ${EMAILS}`,
  `insert into scan_analyses (scan_id, analysis) select id, analysis from ${EMAILS}`,
  `insert into alerts (user_id, number, scan_id, raised_at, read_at)
    select user_id, k / ${DANGEROUS_EVERY}, id, arrived_at + 15000, arrived_at + 3600000 from ${EMAILS} where is_dangerous`,
  `insert into sender_histories (user_id, sender_key, history)
    select user_id, translate(encode(sha256(sender::bytea), 'base64'), '+/=', '-_'), history from ${EMAILS}
    where k <= ${SENDERS} and not is_dangerous on conflict do nothing`,
  `insert into suggestions (id, user_id, scan_id, kind, title, due, quote, quoted_from, confidence, made_at)
    select id, user_id, id, 'task', subject, to_char(to_timestamp($FROM / 1000) + (index % 14) * interval '1 day', 'YYYY-MM-DD'),
    subject, 'body', 'high', arrived_at from ${EMAILS} where k % ${SUGGESTION_EVERY} = 1`,
];
