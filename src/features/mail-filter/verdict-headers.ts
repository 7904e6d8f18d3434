import { site } from '../../content/site.ts';
import type { Analysis } from '../../engines/detection/index.ts';
import { scoreOf } from './score.ts';

/** Copies added by the sender are removed. */
export const HEADER_NAMES = ['Verdict', 'Severity', 'Score', 'Reason'].map((what) => `X-${site.name}-${what}`);

/** Together with its name, this fits into the 998 characters of a line (RFC 5322, section 2.1.1). */
const MAX_REASON_LENGTH = 400;

export function verdictHeaders(analysis: Analysis): [name: string, value: string][] {
  const { verdict, severity, confidence, category, conclusion } = analysis;
  const values = [
    verdict,
    `${severity} (${category}, ${confidence}%)`,
    scoreOf(analysis).toFixed(1),
    inHeader(conclusion),
  ];
  return HEADER_NAMES.map((name, index) => [name, values[index] ?? '']);
}

/** It may contain words from the email: printable ASCII on one line can't become another header. */
export function inHeader(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]/gu, '?')
    .trim()
    .slice(0, MAX_REASON_LENGTH);
}
