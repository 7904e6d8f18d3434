import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { base64url, decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { CORRECTION_PATHS, type SendersAnswer } from '../../src/features/corrections/contract.ts';
import { MONITOR_CONSENT, SCAN_PATHS, type ScanAnswer, type ScansAnswer } from '../../src/features/scans/contract.ts';
import { type LinkAnswer, SHARED_PATHS, type StatementsAnswer } from '../../src/features/shared-verdicts/contract.ts';
import type { LoginAnswer, SessionsAnswer } from '../../src/features/sign-in/contract.ts';
import { TASK_PATHS, type Task, type TasksAnswer } from '../../src/features/tasks/contract.ts';
import { deriveKeys } from '../../src/server/keys.ts';
import { CALLERS, type Caller, MATRIX, type Row } from '../access/matrix.ts';
import { type DemoSubject, logIn } from '../support/dance.ts';
import { until } from '../support/scanning.ts';
import { TestBrowser } from '../support/site.ts';
import { taskEmail } from '../support/task-email.ts';
import { testTable } from '../support/test-table.ts';
import { SITE_URL } from './server.ts';

type User = LoginAnswer['user'];

const HOUR_S = 60 * 60;
/** The server's own: what is forged with it is wrong in nothing but what its name says. */
const dataDir = process.env.DATA_DIR ?? '.data';
const secret = () => process.env.APP_SECRET ?? readFileSync(join(dataDir, 'secret'), 'utf8').trim();
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const SUBJECTS = { A: 'demo-maren-vogel', B: 'demo-jonas-lind' } as const;
const loggedIn = (subject: DemoSubject, browser = new TestBrowser(SITE_URL)) => logIn(browser, subject);

describe.each(Object.entries(MATRIX))('%s', (route, row) => {
  let userA: User;
  let address: string;
  let bearers: Record<Caller, Record<string, string>>;
  beforeAll(async () => {
    const revoked = await loggedIn(SUBJECTS.A);
    await new TestBrowser(SITE_URL).postJson('/api/v1/auth/logout', {}, bearer(revoked.accessToken));
    const browserA = new TestBrowser(SITE_URL);
    userA = await loggedIn(SUBJECTS.A, browserA);
    const userB = await loggedIn(SUBJECTS.B);
    address = await filled(route.slice(route.indexOf(' ') + 1), userA);
    bearers = {
      anonymous: {},
      A: { ...bearer(userA.accessToken), cookie: `device=${browserA.cookies.get('device')}` },
      B: bearer(userB.accessToken),
      revoked: bearer(revoked.accessToken),
      'refresh token': bearer(userA.refreshToken),
      ...(await forged(userA.accessToken)),
    };
  });

  // The accounts are those of the browser tests, too, which list their sessions.
  afterAll(async () => {
    for (const caller of ['A', 'B'] as const) {
      const user = await loggedIn(SUBJECTS[caller]);
      await new TestBrowser(SITE_URL).postJson('/api/v1/auth/logout', { everywhere: true }, bearer(user.accessToken));
    }
  });

  // In their order: A, whose call may change something, comes last.
  testTable(CALLERS)('%s', async (caller) => {
    const method = route.slice(0, route.indexOf(' '));
    const answer = await fetch(`${SITE_URL}${address}`, {
      method,
      redirect: 'manual',
      headers: { origin: SITE_URL, ...typeOf(row), ...bearers[caller] },
      ...bodyOf(row),
    });
    const text = await textOf(answer);
    expect(answer.status, text.slice(0, 300)).toBe(row.statuses[caller]);
    if (answer.status === 401 || answer.status === 403) expect(text).not.toContain(userA.email);
  });
});

/** A stream has no end to wait for. */
async function textOf(answer: Response): Promise<string> {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') !== true) return answer.text();
  await answer.body?.cancel();
  return '';
}

function typeOf({ body, form, source }: Row): Record<string, string> {
  if (source !== undefined) return { 'content-type': 'Message/RFC822; charset=utf-8' };
  if (form !== undefined) return { 'content-type': 'application/x-www-form-urlencoded' };
  return body === undefined ? {} : { 'content-type': 'application/json' };
}

function bodyOf({ body, form, source }: Row): { body?: string } {
  const text = form ?? source;
  if (text !== undefined) return { body: text };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

/** The address with what is A's in its places; the session is another one of A's. */
async function filled(pattern: string, user: User): Promise<string> {
  const values: Record<string, string> = {
    userId: user.id,
    flowType: 'login',
    receipt: 'none',
    passkeyId: 'none',
    apiKeyId: 'none',
    hookId: 'none',
    providerId: 'google',
    identityId: 'none',
    id: 'none',
    formId: 'none',
  };
  if (pattern.includes('[sessionId]')) {
    await loggedIn(SUBJECTS.A);
    const answer = await fetch(`${SITE_URL}/api/v1/auth/sessions`, { headers: bearer(user.accessToken) });
    const { sessions } = (await answer.json()) as SessionsAnswer;
    values.sessionId = sessions.find(({ current }) => !current)?.id ?? '';
  }
  if (pattern.includes('[scanId]')) values.scanId = await scanOf(user);
  if (pattern.includes('[signalId]')) values.signalId = await findingOf(user, values.scanId ?? '');
  if (pattern.includes('[correctionId]')) values.correctionId = await reportedSenderOf(user);
  if (pattern.includes('[taskId]')) values.taskId = await taskOf(user);
  if (pattern.includes('[sharedId]')) values.sharedId = await linkOf(user);
  if (pattern.includes('[suggestionId]')) values.suggestionId = await suggestionOf(user);
  return pattern.replace('[...path]', 'nowhere').replace(/\[(\w+)\]/g, (_, name: string) => values[name] ?? '');
}

/** Of an invented email. */
async function linkOf(user: User): Promise<string> {
  const post = async (path: string, body: unknown) => {
    const headers = { ...bearer(user.accessToken), 'content-type': 'application/json' };
    const answer = await fetch(`${SITE_URL}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const { quoted } = (await post(SHARED_PATHS.statements, { Subject: 'Lunch', Body: 'Shall we?' })) as StatementsAnswer;
  return ((await post(SHARED_PATHS.links, { statement: quoted })) as LinkAnswer).id;
}

/** Of a message in the user's mailbox, which is scanned for it. */
async function scanOf(user: User): Promise<string> {
  const headers = { ...bearer(user.accessToken), 'content-type': 'application/json' };
  const body = JSON.stringify({ on: true, consent: MONITOR_CONSENT.version });
  await fetch(`${SITE_URL}${SCAN_PATHS.monitor}`, { method: 'POST', headers, body });
  return until(async () => {
    const answer = await fetch(`${SITE_URL}${SCAN_PATHS.scans}`, { headers });
    return ((await answer.json()) as ScansAnswer).scans[0]?.id;
  });
}

async function findingOf(user: User, scanId: string): Promise<string> {
  const address = `${SITE_URL}${SCAN_PATHS.scan.replace('{scanId}', scanId)}`;
  const answer = await fetch(address, { headers: bearer(user.accessToken) });
  return ((await answer.json()) as ScanAnswer).analysis.signals[0]?.id ?? '';
}

/** Of an email that the user marked. */
async function reportedSenderOf(user: User): Promise<string> {
  const headers = { ...bearer(user.accessToken), 'content-type': 'application/json' };
  const address = `${SITE_URL}${CORRECTION_PATHS.verdict.replace('{scanId}', await scanOf(user))}`;
  await fetch(address, { method: 'POST', headers, body: JSON.stringify({ opinion: 'suspicious' }) });
  const answer = await fetch(`${SITE_URL}${CORRECTION_PATHS.senders}`, { headers });
  return ((await answer.json()) as SendersAnswer).senders[0]?.id ?? '';
}

async function taskOf(user: User): Promise<string> {
  const headers = { ...bearer(user.accessToken), 'content-type': 'application/json' };
  const body = JSON.stringify({ kind: 'task', title: 'Pay', due: '2099-12-01', minutes: null, location: null });
  const answer = await fetch(`${SITE_URL}${TASK_PATHS.tasks}`, { method: 'POST', headers, body });
  return ((await answer.json()) as Task).id;
}

/** Of a message that is put into the user's mailbox. */
async function suggestionOf(user: User): Promise<string> {
  // Without digits: one in twenty of these numbers reads as part of what is asked for.
  const name = randomUUID().replaceAll(/[^a-f]/g, '');
  const folder = join(dataDir, 'demo-mailbox', user.email);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.eml`), taskEmail(name));
  await scanOf(user);
  // Who asks for new alerts has a page open: the mailbox is looked into at once.
  await fetch(`${SITE_URL}${SCAN_PATHS.alerts}?after=0`, { headers: bearer(user.accessToken) });
  return until(async () => {
    const answer = await fetch(`${SITE_URL}${TASK_PATHS.tasks}`, { headers: bearer(user.accessToken) });
    const { suggestions } = (await answer.json()) as TasksAnswer;
    return suggestions.suggestions.find(({ origin }) => origin.subject.includes(name))?.id;
  });
}

/** A's own token, each time with one thing wrong. */
async function forged(accessToken: string) {
  const { id, privateKey, publicKey } = deriveKeys(secret()).accessToken;
  const claims = decodeJwt(accessToken);
  const header = decodeProtectedHeader(accessToken) as { alg: string; typ: string; kid: string };
  expect(header.kid, 'the forgeries are made with the key of the server').toBe(id);
  const sign = (changes: { header?: object; claims?: object; key?: KeyObject | Uint8Array }) =>
    new SignJWT({ ...claims, ...changes.claims })
      .setProtectedHeader({ ...header, ...changes.header })
      .sign(changes.key ?? privateKey);
  const part = (value: object) => base64url.encode(JSON.stringify(value));
  const now = Math.floor(Date.now() / 1000);
  return {
    expired: bearer(await sign({ claims: { iat: now - HOUR_S, exp: now - 1 } })),
    'wrong audience': bearer(await sign({ claims: { aud: 'another-api' } })),
    'alg none': bearer(`${part({ ...header, alg: 'none' })}.${part(claims)}.`),
    'HS256 with the public key': bearer(
      await sign({ header: { alg: 'HS256' }, key: publicKey.export({ format: 'der', type: 'spki' }) }),
    ),
    'another key': bearer(await sign({ key: generateKeyPairSync('ed25519').privateKey })),
    id_token: bearer(await sign({ header: { typ: 'JWT' } })),
  };
}
