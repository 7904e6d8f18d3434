import { persistentAtom } from '@nanostores/persistent';
import { $auth } from '../../client/session.ts';
import { REASONS, type Reason } from './contract.ts';

/** What is kept here of a report that was sent: who has the receipt can look it up and delete it. */
export interface KeptReceipt {
  receipt: string;
  /** Whose list it stands in; a browser may be shared. */
  userId: string;
  /** Null when the receipt came from elsewhere. */
  reason: Reason | null;
  /** An ISO date and time. */
  keptAt: string;
}

const MOST_KEPT = 100;
const RECEIPT = /^[\w-]{22}$/;

/** The server knows of no report whose it is: the receipts stand in this browser alone, the newest first. */
export const $receipts = persistentAtom<readonly KeptReceipt[]>('reportReceipts', [], {
  encode: JSON.stringify,
  decode: decodeReceipts,
});

/** The receipt in what somebody copied: the receipt alone, or the link that it came with. */
export function readReceipt(text: string): string | undefined {
  const receipt = text.trim().split('#receipt=').at(-1) ?? '';
  return RECEIPT.test(receipt) ? receipt : undefined;
}

/** Keeps the receipt for the signed-in user; for nobody else. */
export function keepReceipt(receipt: string, reason: Reason | null): void {
  const { userId } = $auth.get();
  if (userId === null) return;
  const others = $receipts.get().filter((kept) => kept.receipt !== receipt || kept.userId !== userId);
  $receipts.set([{ receipt, userId, reason, keptAt: new Date().toISOString() }, ...others].slice(0, MOST_KEPT));
}

export function forgetReceipt(receipt: string): void {
  $receipts.set($receipts.get().filter((kept) => kept.receipt !== receipt));
}

/** Anything may stand in browser storage. */
function decodeReceipts(text: string): readonly KeptReceipt[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is KeptReceipt {
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
