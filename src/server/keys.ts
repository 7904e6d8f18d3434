import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** One 256-bit key per purpose, so that a token made for one can never be taken for another. */
export interface Keys {
  accessToken: Uint8Array;
  refreshToken: Uint8Array;
  pageToken: Uint8Array;
  signInAttempt: Uint8Array;
  mailboxGrant: Uint8Array;
  servedLetter: Uint8Array;
  demoProvider: Uint8Array;
  limits: Uint8Array;
  /** Wraps the day keys of reports. */
  reportMaster: Uint8Array;
  /** Unwraps those that were wrapped before the secret was changed. */
  previousReportMaster: Uint8Array | undefined;
}

/** Derives every key from one secret by HKDF-SHA-256 (RFC 5869), with the purpose as info. */
export function deriveKeys(secret: string, previousSecret?: string): Keys {
  const deriveFrom = (root: string, purpose: string) =>
    new Uint8Array(hkdfSync('sha256', root, 'letterlock', purpose, 32));
  const derive = (purpose: string) => deriveFrom(secret, purpose);
  return {
    accessToken: derive('access-token'),
    refreshToken: derive('refresh-token'),
    pageToken: derive('page-token'),
    signInAttempt: derive('sign-in-attempt'),
    mailboxGrant: derive('mailbox-grant'),
    servedLetter: derive('served-letter'),
    demoProvider: derive('demo-provider'),
    limits: derive('limits'),
    reportMaster: derive('report-master'),
    previousReportMaster: previousSecret === undefined ? undefined : deriveFrom(previousSecret, 'report-master'),
  };
}

/** Reads the secret from the settings, or from `secret` in the data folder, where it is made at the first start. */
export function openKeys(settings: Pick<Settings, 'appSecret' | 'previousAppSecret' | 'dataDir'>): Keys {
  return deriveKeys(settings.appSecret ?? storedSecret(settings.dataDir), settings.previousAppSecret);
}

/** 32 bytes in base64url. */
const SECRET_LENGTH = 43;

function storedSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'secret');
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
