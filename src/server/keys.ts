import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** One 256-bit key per purpose, so that a token for one purpose never passes for another. */
interface PurposeKeys {
  accessToken: SigningKey;
  /** Signs verdicts that are shared; published under `/.well-known/`. */
  statement: SigningKey;
  refreshToken: Uint8Array;
  oneTimeCode: Uint8Array;
  secondFactor: Uint8Array;
  /** Signs challenges. */
  passkeyChallenge: Uint8Array;
  /** Encrypts codes in emails that wait in the outbox. */
  mailedSecret: Uint8Array;
  pageToken: Uint8Array;
  authState: Uint8Array;
  mailboxGrant: Uint8Array;
  /** A KeyObject: with raw bytes each use costs ten times as much. */
  displayedEmail: KeyObject;
  senderHistory: Uint8Array;
  demoProvider: Uint8Array;
  /** Encrypts addresses and secrets of webhooks. */
  alertHook: Uint8Array;
  limits: Uint8Array;
  /** Signs for push services. */
  push: PushKey;
  /** Wraps the day keys of reports. */
  reportMaster: Uint8Array;
  backup: Uint8Array;
}

export interface Keys extends PurposeKeys {
  /** For reading only. Codes, sign-ins in progress and page tokens from the previous secret are not valid. */
  previous: PurposeKeys | undefined;
}

/** Ed25519 (RFC 8032). */
export interface SigningKey {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** P-256, as RFC 8292 asks for. */
export interface PushKey {
  /** The public key in the format for browsers: an uncompressed point in base64url. */
  id: string;
  privateKey: KeyObject;
}

/** HKDF-SHA-256 (RFC 5869), with the purpose as info. */
export function deriveKeys(secret: string, previousSecret?: string): Keys {
  return { ...keysOf(secret), previous: previousSecret === undefined ? undefined : keysOf(previousSecret) };
}

function keysOf(secret: string): PurposeKeys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'letterlock', purpose, 32));
  return {
    accessToken: signingKey(derive('access-token-ed25519')),
    statement: signingKey(derive('verdict-statement-ed25519')),
    refreshToken: derive('refresh-token'),
    oneTimeCode: derive('one-time-code'),
    secondFactor: derive('second-factor'),
    passkeyChallenge: derive('passkey-challenge'),
    mailedSecret: derive('mailed-secret'),
    pageToken: derive('page-token'),
    authState: derive('sign-in-attempt'),
    mailboxGrant: derive('mailbox-grant'),
    displayedEmail: createSecretKey(derive('served-email')),
    senderHistory: derive('sender-history'),
    demoProvider: derive('demo-provider'),
    alertHook: derive('alert-hook'),
    limits: derive('limits'),
    push: pushKey(derive('push-p256')),
    reportMaster: derive('report-master'),
    backup: derive('backup'),
  };
}

/** PKCS #8 header before the 32 bytes of a private key (RFC 8410, section 7). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

function signingKey(seed: Uint8Array): SigningKey {
  const pkcs8 = Buffer.concat([PKCS8_ED25519, seed]);
  const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const fingerprint = createHash('sha256').update(publicKey.export({ format: 'der', type: 'spki' }));
  return { id: fingerprint.digest('base64url').slice(0, 16), privateKey, publicKey };
}

/** SEC 1 header before the 32 bytes of a private key, and the curve's name after them (RFC 5915). */
const SEC1_P256 = Buffer.from('30310201010420', 'hex');
const P256_NAME = Buffer.from('a00a06082a8648ce3d030107', 'hex');

/** One seed in four billion is not a private key of the curve; `createPrivateKey` refuses it. */
function pushKey(seed: Uint8Array): PushKey {
  const key = Buffer.concat([SEC1_P256, seed, P256_NAME]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'sec1' });
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { id: point.toString('base64url'), privateKey };
}

/** The first start generates the secret if APP_SECRET is not set. */
export function openKeys(settings: Pick<Settings, 'appSecret' | 'previousAppSecret' | 'dataDir'>): Keys {
  return deriveKeys(settings.appSecret ?? storedSecret(settings.dataDir), settings.previousAppSecret);
}

/** @throws if there is no secret */
export function existingKeys(settings: Parameters<typeof openKeys>[0]): Keys {
  const path = secretPath(settings.dataDir);
  if (settings.appSecret === undefined && !existsSync(path)) {
    throw new Error(`the secret is missing; set APP_SECRET or restore ${path}`);
  }
  return openKeys(settings);
}

const secretPath = (dataDir: string) => join(dataDir, 'secret');

/** 32 bytes in base64url. */
const SECRET_LENGTH = 43;

function storedSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = secretPath(dataDir);
  if (!existsSync(path)) writeOnce(path, randomBytes(32).toString('base64url'));
  const secret = readFileSync(path, 'utf8').trim();
  // Keys derived from a truncated or empty file would be guessable.
  if (secret.length < SECRET_LENGTH) {
    throw new Error(`${path} is damaged; restore it, or delete it, which logs everyone out`);
  }
  return secret;
}

/** Atomic: the file appears whole, and only the first of several processes creates it. */
function writeOnce(path: string, content: string): void {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
