import { CLOSING, FORWARDED, POSTSCRIPT } from '../data/closings.ts';
import { LIMITS } from '../limits.ts';
import type { Range } from '../suggestion.ts';
import { fold } from './fold.ts';

export interface Sentence extends Range {
  /** Whether it is part of a forwarded email. */
  isForwarded: boolean;
}

const DELIMITER = /^--\s?$/;
const BULLET = /^\s{0,12}(?:[-*•–·]|\d{1,2}[.)])\s/;
const ENDED = /[.!?:]\s{0,4}$/;
/** Mail apps don't wrap shorter lines. */
const WRAPPED = 45;
/** The end of a sentence, except after a number before a month or after short words. */
const END = /[!?]["')\]]{0,2}\s|\.["')\]]{0,2}\s(?=[\s"'(¿¡]{0,3}[\p{Lu}\d])|(?<=\p{L}{3})\.\s|…\s(?=\p{Lu})/gu;
const NO_END =
  /(?:(?:^|[\s(])\d{1,2}|\d\.\d{1,2}|(?:^|[\s(.])(?:[A-Za-z]{1,2}|[Nn]ov|[Dd]e[cz]|[JjF][ae][nb]|[Ss]ept?|[Oo][ck]t|[Mm]rs|[Pp]rof|[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un|lun|mar|mer|jeu|ven|sam|dim|mi[eé]|jue|vie|s[aá]b|etc|bzw|inkl|approx))$/;
/** `20.6.` */
const DAY_AND_MONTH = /(?:^|[\s(])\d{1,2}\.\d{1,2}$/;
const MONTH =
  /^\.\s{1,3}(?:jan|feb|fev|mar|apr|avr|abr|ma[iy]|jun|jui|jul|aug|aou|ago|sep|o[ck]t|nov|de[zc]|ene|um |uhr)/;

/** The writer's own sentences, without quotes and signature. */
export function sentencesOf(text: string, quoted: readonly Range[]): Sentence[] {
  const sentences: Sentence[] = [];
  let block = null as Range | null;
  let isClosed = false;
  let isForwarded = false;
  const finish = () => {
    if (block) sentences.push(...splitBlock(text, block).map((range) => ({ ...range, isForwarded })));
    block = null;
  };
  for (let start = 0; start < text.length && start < LIMITS.text; ) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, Math.min(end, start + LIMITS.sentence));
    const folded = fold(line.trim());
    if (POSTSCRIPT.test(folded)) isClosed = false;
    if (FORWARDED.test(folded)) {
      finish();
      isForwarded = true;
      isClosed = false;
    }
    const isLeftOut = isClosed || line.trim() === '' || quoted.some((one) => one.start < end && one.end > start);
    if (DELIMITER.test(line) || CLOSING.test(folded)) isClosed = true;
    if (isLeftOut || isClosed) finish();
    else {
      const before = !BULLET.test(line) && block && isWrapped(text, block, start) ? block.start : null;
      if (before === null) finish();
      block = { start: before ?? start, end };
    }
    start = end + 1;
  }
  finish();
  return sentences;
}

/** Whether the line before `start` was wrapped. */
function isWrapped(text: string, block: Range, start: number): boolean {
  const lineStart = Math.max(block.start, text.lastIndexOf('\n', start - 2) + 1);
  return start - 1 - lineStart >= WRAPPED && !ENDED.test(text.slice(Math.max(lineStart, start - 8), start - 1));
}

function splitBlock(text: string, { start, end }: Range): Range[] {
  const sentences: Range[] = [];
  const block = text.slice(start, end);
  let from = 0;
  for (const { index, 0: mark } of block.matchAll(END)) {
    if (mark.startsWith('.')) {
      const isNumber = /\d$/.test(block.slice(Math.max(0, index - 1), index));
      const isShort = NO_END.test(block.slice(Math.max(0, index - 6), index));
      if (
        isShort &&
        (!isNumber ||
          DAY_AND_MONTH.test(block.slice(Math.max(0, index - 6), index)) ||
          MONTH.test(fold(block.slice(index, index + 8))))
      )
        continue;
    }
    sentences.push({ start: start + from, end: start + index + mark.trimEnd().length });
    from = index + mark.length;
  }
  sentences.push({ start: start + from, end });
  return sentences.map((range) => trimmed(text, range)).filter((range) => range.end > range.start);
}

function trimmed(text: string, { start, end }: Range): Range {
  const sentence = text.slice(start, Math.min(end, start + LIMITS.sentence));
  const lead = sentence.length - sentence.trimStart().length;
  return { start: start + lead, end: start + lead + sentence.trim().length };
}
