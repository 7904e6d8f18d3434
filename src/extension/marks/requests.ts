import type { Warning } from './store.ts';

/** From a mail site's script to the background: the conversations in its message list. */
export interface MarksRequest {
  marksFor: string[];
}

/** `isOff`: there are no marks at all, so the list need not be read. */
export type MarksAnswer = { isOff: true } | { isOff: false; warnings: (Warning | null)[] };

/** From the background to the mail sites' scripts, when the marks have changed. */
export const MARKS_CHANGED = 'marks changed';

/** The most in one request. Mail sites show about 100 rows. */
const MAX_ROWS = 500;
const MAX_ID_LENGTH = 400;

export function isMarksRequest(message: unknown): message is MarksRequest {
  if (typeof message !== 'object' || message === null || !('marksFor' in message)) return false;
  const { marksFor } = message;
  return (
    Array.isArray(marksFor) &&
    marksFor.length <= MAX_ROWS &&
    marksFor.every((id) => typeof id === 'string' && id.length <= MAX_ID_LENGTH)
  );
}
