import type { Evidence } from '../analysis.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';

/** Characters on either side that still belong to a phrase. */
const REACH = 160;
const BREAK = /[.!?。](?=\s)|\n/gu;

/** The text before and after some evidence in its sentence. */
export function sentenceAround(parsed: ParsedEmail, evidence: Evidence): { before: string; after: string } {
  const { where, start = 0, end = 0 } = evidence;
  const text = textOf(parsed, where);
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const last = [...before.matchAll(BREAK)].at(-1);
  const next = /[.!?。](?=\s|$)|\n/u.exec(after);
  return {
    before: last ? before.slice(last.index + 1) : before,
    after: next ? after.slice(0, next.index + 1) : after,
  };
}

/** The same as one text. A phrase that is a whole sentence or line belongs to what is right before it. */
export function passageAround(parsed: ParsedEmail, evidence: Evidence): string {
  const { before, after } = sentenceAround(parsed, evidence);
  const isAlone = !/[\p{L}\p{N}]/u.test(before + after);
  if (!isAlone) return before + evidence.quote + after;
  const { where, start = 0 } = evidence;
  const previous = textOf(parsed, where)
    .slice(Math.max(0, start - REACH), start)
    .trimEnd()
    .split(/\n|[.!?](?=\s)/u)
    .at(-1);
  return `${previous ?? ''} ${evidence.quote}`;
}
