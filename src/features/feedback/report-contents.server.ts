import { compactDecrypt, decodeProtectedHeader } from 'jose';
import type { ReportTable } from '../../server/db/schema.ts';
import { DIRECT } from '../../server/encryption.ts';
import { dayOf, findKey } from '../../server/expiring-keys.ts';
import type { Services } from '../../server/services.ts';
import { encrypt, type ReportRef } from './encrypt.server.ts';
import type { Report } from './reports.server.ts';

/** Training learns from it. */
export const LABELS = ['safe', 'unwanted', 'dangerous', 'unusable'] as const;
export type Label = (typeof LABELS)[number];

export interface Review {
  label: Label;
  reviewerNotes: string;
}

export interface ReadReport {
  id: string;
  status: ReportTable['status'];
  receivedAt: number;
  expiresAt: number;
  reviewedAt: number | null;
  /** Undefined when the key is gone or the row was tampered with. */
  report: Report | undefined;
  review: Review | undefined;
}

/** Oldest first. Only review and training may read report contents; a test checks this. */
export async function readReports(services: Services, status?: ReportTable['status']): Promise<ReadReport[]> {
  const rows = await services.db
    .selectFrom('reports')
    .selectAll()
    .where('expires_at', '>', services.now())
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
    .orderBy('received_at')
    .execute();
  return Promise.all(rows.map((row) => read(services, row)));
}

export async function readReport(services: Services, id: string): Promise<ReadReport | undefined> {
  const row = await services.db
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', services.now())
    .executeTakeFirst();
  return row && read(services, row);
}

/** Replaces an earlier review. @returns whether there is such a report */
export async function reviewReport(services: Services, { id, expiresAt }: ReportRef, review: Review): Promise<boolean> {
  const { numUpdatedRows } = await services.db
    .updateTable('reports')
    .set({
      status: 'reviewed',
      reviewed_at: services.now(),
      sealed_review: await encrypt(services, { id, expiresAt }, review),
    })
    .where('id', '=', id)
    .where('expires_at', '>', services.now())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function read(services: Services, row: ReportTable): Promise<ReadReport> {
  const ref = { id: row.id, expiresAt: row.expires_at };
  return {
    ...ref,
    status: row.status,
    receivedAt: row.received_at,
    reviewedAt: row.reviewed_at,
    report: await decrypt<Report>(services, ref, row.sealed_report),
    review: row.sealed_review === null ? undefined : await decrypt<Review>(services, ref, row.sealed_review),
  };
}

async function decrypt<T>(services: Services, { id, expiresAt }: ReportRef, sealed: string): Promise<T | undefined> {
  const keyId = keyIdOf(sealed);
  const key = keyId === undefined ? undefined : await findKey(services, keyId);
  if (!key) return undefined;
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, key, DIRECT);
    const isBound = protectedHeader.rid === id && protectedHeader.day === dayOf(expiresAt);
    return isBound ? (JSON.parse(new TextDecoder().decode(plaintext)) as T) : undefined;
  } catch {
    return undefined;
  }
}

function keyIdOf(sealed: string): string | undefined {
  try {
    return decodeProtectedHeader(sealed).kid;
  } catch {
    return undefined;
  }
}
