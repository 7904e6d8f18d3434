import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

function storedSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'secret');
  try {
    // `wx`: of two processes starting at once, one writes and the other reads what was written.
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
