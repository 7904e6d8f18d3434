import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { styleText } from 'node:util';
import { createLocalJWKSet, errors, type FlattenedVerifyGetKey } from 'jose';
import { type Context, ENGINE_VERSION } from '../../engines/detection/index.ts';
import { type Difference, differencesOf } from '../../features/shared-verdicts/claims.ts';
import { type Claims, KEYS_PATH, statement } from '../../features/shared-verdicts/contract.ts';
import { inUtc } from '../../features/shared-verdicts/utc.ts';
import { type KeySet, verifyStatement } from '../../features/shared-verdicts/verify.ts';
import { escapeControls, inOneLine } from '../../server/one-line.ts';
import { readEmails } from './emails.ts';
import { textOf } from './print.ts';
import { analyseEmail } from './result.ts';

const FETCH_MS = 10_000;

export interface VerifyOptions {
  /** A file, or the address of a key set or a site. */
  key: string;
  /** The email, to analyse it again. */
  replay?: string | undefined;
  asFields: boolean;
  asJson: boolean;
  isColoured: boolean;
  context: Context;
  readsPictures: boolean;
  folder: string;
  stdin: Readable;
}

/** `unreadable`: nothing could be said about the signature. */
export interface Verified {
  outcome: 'valid' | 'different' | 'invalid' | 'unreadable';
  text: string;
}

export async function verifyFile(path: string, options: VerifyOptions): Promise<Verified> {
  const given = await readJson(path, options.folder, statement.safeParse);
  if (typeof given === 'string') return { outcome: 'unreadable', text: `${inOneLine(path)}: ${given}` };
  const keys = await readKeys(options);
  if (typeof keys === 'string') return { outcome: 'unreadable', text: `${inOneLine(options.key)}: ${keys}` };
  const claims = await verifyStatement(given, keys);
  if (!claims) return { outcome: 'invalid', text: invalidText(path, options) };
  const replay = options.replay === undefined ? undefined : await replayEmail(claims, options.replay, options);
  if (typeof replay === 'string') return { outcome: 'unreadable', text: replay };
  const outcome = replay && replay.differences.length > 0 ? 'different' : 'valid';
  if (options.asJson) {
    const stated = { valid: true, ...claims, ...(replay && { replay }) };
    return { outcome, text: escapeControls(JSON.stringify(stated)) };
  }
  return {
    outcome,
    text: [validText(path, claims, options), ...(replay ? [replayText(claims, replay)] : [])].join('\n'),
  };
}

interface Replay {
  engine: string;
  /** Null if the statement doesn't say which file was checked. */
  isSameFile: boolean | null;
  differences: Difference[];
}

/** @returns why it failed */
async function replayEmail(claims: Claims, path: string, options: VerifyOptions): Promise<Replay | string> {
  const { asFields, folder, stdin, context, readsPictures } = options;
  for await (const email of readEmails([path], { asFields, folder, stdin })) {
    if ('problem' in email) return inOneLine(`${email.id}: ${email.problem}`);
    const { sha256 } = claims.email;
    const isSameFile =
      sha256 === undefined || !('source' in email)
        ? null
        : createHash('sha256').update(email.source).digest('hex') === sha256;
    const { analysis } = await analyseEmail({ given: email, context, readsPictures });
    return { engine: ENGINE_VERSION, isSameFile, differences: differencesOf(claims, analysis) };
  }
  return inOneLine(`${path}: no email found`);
}

async function readKeys({ key, folder }: VerifyOptions): Promise<FlattenedVerifyGetKey | string> {
  if (!/^https?:\/\//i.test(key)) return readJson(key, folder, keySetOf);
  const url = new URL(key);
  if (url.pathname === '/') url.pathname = KEYS_PATH;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) });
    if (!response.ok) return `answered ${response.status}`;
    const keys = keySetOf(await response.json());
    return keys.success ? keys.data : 'is not a key set';
  } catch {
    return 'could not be reached. Give the keys with --key.';
  }
}

function keySetOf(value: unknown): { success: true; data: FlattenedVerifyGetKey } | { success: false } {
  try {
    return { success: true, data: createLocalJWKSet(value as KeySet) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return { success: false };
    throw error;
  }
}

type Parse<T> = (value: unknown) => { success: true; data: T } | { success: false };

async function readJson<T>(path: string, folder: string, parse: Parse<T>): Promise<T | string> {
  const text = await readFile(resolve(folder, path), 'utf8').catch(() => undefined);
  if (text === undefined) return 'could not be read';
  try {
    const parsed = parse(JSON.parse(text));
    return parsed.success ? parsed.data : 'is not of the expected form';
  } catch {
    return 'is not JSON';
  }
}

function invalidText(path: string, { asJson, isColoured, key }: VerifyOptions): string {
  if (asJson) return JSON.stringify({ valid: false });
  const heading = isColoured ? styleText(['bold', 'red'], 'NOT VALID', { validateStream: false }) : 'NOT VALID';
  return `${heading}  ${inOneLine(path)}\n  The statement was changed, or signed with a key that is not at ${inOneLine(key)}.\n`;
}

function validText(path: string, claims: Claims, { isColoured }: VerifyOptions): string {
  const { iss, iat, engine, email, analysis } = claims;
  const heading = isColoured ? styleText(['bold', 'green'], 'VALID', { validateStream: false }) : 'VALID';
  const signed = `  Signed by ${inOneLine(iss)} on ${inUtc(iat * 1000)}, engine ${inOneLine(engine)}. It states:\n`;
  const stated = textOf({ id: '', subject: email.subject, from: email.from ?? '', analysis }, isColoured);
  return `${heading}  ${inOneLine(path)}\n${signed}\n${stated}`;
}

const SAME_FILE = { true: 'This is the email that was checked.', false: 'This file is not the one that was checked.' };
const UNKNOWN_FILE = 'The statement doesn’t say which file was checked.';

function replayText({ checked }: Claims, { engine, isSameFile, differences }: Replay): string {
  const file = isSameFile === null ? UNKNOWN_FILE : SAME_FILE[`${isSameFile}`];
  const lines = [`REPLAY  engine ${engine}`, `  ${file}`];
  if (checked === 'mailbox') lines.push('  It was checked with what its mailbox knew. A file has none of that.');
  if (checked === 'fields') lines.push('  Only its subject and text were checked.');
  if (differences.length === 0) lines.push('  Today’s engine gives the same verdict and findings.');
  else lines.push('  Today’s engine differs:', ...differences.map((one) => `  • ${inOneLine(differenceText(one))}`));
  return `${lines.join('\n')}\n`;
}

function differenceText({ what, before, now }: Difference): string {
  if (what === 'finding gone') return `no longer found: ${before}`;
  if (what === 'finding added') return `found now: ${now}`;
  return `${what}: ${before}, now ${now}`;
}
