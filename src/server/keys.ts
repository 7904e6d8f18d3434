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

/** One 256-bit key per purpose, so that a token made for one can never be taken for another. */
interface PurposeKeys {
  accessToken: SigningKey;
  refreshToken: Uint8Array;
  oneTimeCode: Uint8Array;
  /** Seals codes in emails that are yet to be sent. */
  mailedSecret: Uint8Array;
  pageToken: Uint8Array;
  signInAttempt: Uint8Array;
  mailboxGrant: Uint8Array;
  /** Made ready: its use with each call costs ten times as much from bytes. */
  displayedEmail: KeyObject;
  /** Names senders in the behavioural baseline. */
  senderHistory: Uint8Array;
  demoProvider: Uint8Array;
  limits: Uint8Array;
  /** Wraps the day keys of reports. */
  reportMaster: Uint8Array;
  /** Seals the keys of backups. */
  backup: Uint8Array;
}

export interface Keys extends PurposeKeys {
  /**
   * Those of the secret before it was changed, with which nothing is made any more. What lasts longer than a sign-in is
   * still read: access and refresh tokens, mailbox grants and reports. Codes, attempts and places in a mailbox end.
   */
  previous: PurposeKeys | undefined;
}

/** Ed25519 (RFC 8032). */
export interface SigningKey {
  /** Names the key in what it has signed: the beginning of the public key's hash. */
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** Derives every key from one secret by HKDF-SHA-256 (RFC 5869), with the purpose as info. */
export function deriveKeys(secret: string, previousSecret?: string): Keys {
  return { ...keysOf(secret), previous: previousSecret === undefined ? undefined : keysOf(previousSecret) };
}

function keysOf(secret: string): PurposeKeys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'letterlock', purpose, 32));
  return {
    accessToken: signingKey(derive('access-token-ed25519')),
    refreshToken: derive('refresh-token'),
    oneTimeCode: derive('one-time-code'),
    mailedSecret: derive('mailed-secret'),
    pageToken: derive('page-token'),
    signInAttempt: derive('sign-in-attempt'),
    mailboxGrant: derive('mailbox-grant'),
    displayedEmail: createSecretKey(derive('served-email')),
    senderHistory: derive('sender-history'),
    demoProvider: derive('demo-provider'),
    limits: derive('limits'),
    reportMaster: derive('report-master'),
    backup: derive('backup'),
  };
}

/** What stands before the 32 bytes of a private key in PKCS #8 (RFC 8410, section 7). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

function signingKey(seed: Uint8Array): SigningKey {
  const pkcs8 = Buffer.concat([PKCS8_ED25519, seed]);
  const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const fingerprint = createHash('sha256').update(publicKey.export({ format: 'der', type: 'spki' }));
  return { id: fingerprint.digest('base64url').slice(0, 16), privateKey, publicKey };
}

/** Reads the secret from the settings, or from `secret` in the data folder, where it is made at the first start. */
export function openKeys(settings: Pick<Settings, 'appSecret' | 'previousAppSecret' | 'dataDir'>): Keys {
  return deriveKeys(settings.appSecret ?? storedSecret(settings.dataDir), settings.previousAppSecret);
}

/**
 * The keys of a server that there is: no secret is made.
 * @throws where there is none
 */
export function existingKeys(settings: Parameters<typeof openKeys>[0]): Keys {
  const path = secretPath(settings.dataDir);
  if (settings.appSecret === undefined && !existsSync(path)) {
    throw new Error(`the secret is missing: set APP_SECRET, or put the server's file in place as ${path}`);
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
  // A file cut short would still give keys, and everybody the same ones.
  if (secret.length < SECRET_LENGTH) {
    throw new Error(`${path} is damaged; restore it, or delete it, which logs everybody out`);
  }
  return secret;
}

/** The file appears whole or not at all, and only the first of several processes makes it. */
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
