import { persistentAtom } from '@nanostores/persistent';
import { $auth } from '../../client/session.ts';
import { REASONS, type Reason } from './contract.ts';

/** A receipt allows its owner to check and delete a report. */
export interface StoredReceipt {
  receipt: string;
  /** Browsers can be shared, so each receipt belongs to one user. */
  userId: string;
  /** Null for a receipt added by hand. */
  reason: Reason | null;
  keptAt: string;
}

const MAX_RECEIPTS = 100;
const RECEIPT = /^[\w-]{22}$/;

/** Newest first. Only this browser knows them: the server doesn't link reports to users. */
export const $receipts = persistentAtom<readonly StoredReceipt[]>('reportReceipts', [], {
  encode: JSON.stringify,
  decode: decodeReceipts,
});

export function parseReceipt(text: string): string | undefined {
  const receipt = text.trim().split('#receipt=').at(-1) ?? '';
  return RECEIPT.test(receipt) ? receipt : undefined;
}

export function saveReceipt(receipt: string, reason: Reason | null): void {
  const { userId } = $auth.get();
  if (userId === null) return;
  const others = $receipts.get().filter((stored) => stored.receipt !== receipt || stored.userId !== userId);
  $receipts.set([{ receipt, userId, reason, keptAt: new Date().toISOString() }, ...others].slice(0, MAX_RECEIPTS));
}

export function removeReceipt(receipt: string): void {
  $receipts.set($receipts.get().filter((stored) => stored.receipt !== receipt));
}

/** Browser storage can contain anything. */
function decodeReceipts(text: string): readonly StoredReceipt[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isStoredReceipt) : [];
  } catch {
    return [];
  }
}

function isStoredReceipt(entry: unknown): entry is StoredReceipt {
  if (typeof entry !== 'object' || entry === null) return false;
  const { receipt, userId, reason, keptAt } = entry as Record<string, unknown>;
  return (
    typeof receipt === 'string' &&
    RECEIPT.test(receipt) &&
    typeof userId === 'string' &&
    (reason === null || REASONS.some((known) => known === reason)) &&
    typeof keptAt === 'string' &&
    !Number.isNaN(Date.parse(keptAt))
  );
}
