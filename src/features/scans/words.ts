import { DAYS, timeOfDay } from '../../client/format-time.ts';
import type { ScanSummary } from './contract.ts';
import { LIST_TEXTS, SURENESS, VERDICT_LINES } from './texts.ts';

/** The lowest percentage of each. */
const THRESHOLDS = [
  [95, SURENESS.almostCertain],
  [85, SURENESS.veryLikely],
  [70, SURENESS.likely],
] as const;

export function surenessOf(confidence: number): string {
  return THRESHOLDS.find(([lowest]) => confidence >= lowest)?.[1] ?? SURENESS.uncertain;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function verdictLine({ verdict, severity, category, confidence }: ScanSummary): string {
  if (verdict === 'unknown') return VERDICT_LINES.unknown;
  return VERDICT_LINES.sure(findingOf({ severity, category }), surenessOf(confidence), confidence);
}

function findingOf({ severity, category }: Pick<ScanSummary, 'severity' | 'category'>): string {
  if (severity === 'None') return VERDICT_LINES.noThreats;
  const isNamed = category !== 'safe' && category !== 'unknown';
  return isNamed ? VERDICT_LINES.threat(severity, category) : VERDICT_LINES.severity(severity);
}

/** The more recent, the more precise. */
export function shortTime(time: string, now: Date): string {
  const date = new Date(time);
  return date.toDateString() === now.toDateString() ? timeOfDay(date) : DAYS.format(date, now);
}

/** @param total null while it is being counted */
export function shownLine(shown: number, total: number | null, complete: boolean): string {
  const all = complete ? shown : total === null ? null : Math.max(total, shown);
  if (all === null) return LIST_TEXTS.newest(shown);
  if (all === 0) return LIST_TEXTS.noMatch;
  return shown >= all ? LIST_TEXTS.count(all) : LIST_TEXTS.part(shown, all);
}
