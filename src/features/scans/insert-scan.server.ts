import type { Kysely } from 'kysely';
import { type Analysis, type Email, imitatedBrand } from '../../engines/detection/index.ts';
import type { Schema } from '../../server/db/schema.ts';
import { inOneLine } from '../../server/one-line.ts';
import { foldEmail } from '../../server/users.ts';
import type { MarkedColumns } from '../corrections/verdict.server.ts';
import { searchText } from './search.server.ts';
import { serializeAnalysis } from './stored-analysis.server.ts';

/** Index entries are limited in size. */
const SUBJECT_LENGTH = 400;
const NAME_LENGTH = 200;
const ADDRESS_LENGTH = 320;

interface NewScan {
  scanId: string;
  userId: string;
  mailbox: string;
  messageId: string;
  /** In ms, as the mailbox says; in the future, it counts as now. */
  arrivedAt: number;
  email: Email;
  analysis: Analysis;
  /** The verdict that the user sees, where a correction changes it. */
  columns: MarkedColumns;
  /** The proof of the sender. */
  proofs: string;
  now: number;
}

export async function insertScan(trx: Kysely<Schema>, scan: NewScan): Promise<void> {
  const { scanId, userId, mailbox, messageId, arrivedAt, email, analysis, proofs, now } = scan;
  const { sender, senderName, subject } = displayFields(email);
  const columns = { ...verdictColumns(analysis), ...scan.columns, sender_proofs: proofs };
  const isFirst = columns.first_contact === 1 && !(await hasScanFrom(trx, userId, sender));
  await trx
    .insertInto('scans')
    .values({
      id: scanId,
      user_id: userId,
      mailbox,
      message_id: messageId,
      arrived_at: Math.min(arrivedAt, now),
      scanned_at: now,
      sender,
      sender_name: senderName,
      subject,
      search_text: searchText(subject, senderName, sender),
      ...columns,
      first_contact: isFirst ? 1 : 0,
    })
    .execute();
  await trx
    .insertInto('scan_analyses')
    .values({ scan_id: scanId, analysis: serializeAnalysis(analysis) })
    .execute();
}

/** The history leaves out threats, so their sender would be new each time. */
async function hasScanFrom(trx: Kysely<Schema>, userId: string, sender: string): Promise<boolean> {
  const scan = trx.selectFrom('scans').select('id').where('user_id', '=', userId).where('sender', '=', sender);
  return (await scan.limit(1).executeTakeFirst()) !== undefined;
}

/** What the list of scans shows of an email. */
export function displayFields(email: Email) {
  return {
    sender: foldEmail(inOneLine(email.from?.address ?? '')).slice(0, ADDRESS_LENGTH),
    senderName: truncate(inOneLine(email.from?.name ?? ''), NAME_LENGTH),
    subject: truncate(inOneLine(email.subject), SUBJECT_LENGTH),
  };
}

function truncate(line: string, length: number): string {
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

export function verdictColumns(analysis: Analysis) {
  const { severity, category, kind, verdict, confidence, signals, engineVersion } = analysis;
  const isFirst = signals.some(({ id }) => id === 'first-contact');
  return {
    severity,
    category,
    kind,
    verdict,
    confidence,
    brand: imitatedBrand(analysis),
    engine_version: engineVersion,
    first_contact: isFirst ? (1 as const) : (0 as const),
  };
}

/** The verdict that the user sees. */
export function verdictIn({ severity, category, kind, verdict }: MarkedColumns) {
  return { severity, category, kind, verdict };
}
