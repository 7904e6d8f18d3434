import type { ScanSummary } from './contract.ts';

/** How sure a verdict is, from the surest; below the last it is a guess. */
const SURENESS = [
  [95, 'almost certain'],
  [85, 'very likely'],
  [70, 'likely'],
  [0, 'uncertain'],
] as const;

export function surenessOf(confidence: number): string {
  return SURENESS.find(([least]) => confidence >= least)?.[1] ?? 'uncertain';
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The verdict in a line: how bad, what it is, and how sure that is. */
export function verdictLine({ verdict, severity, category, confidence }: ScanSummary): string {
  if (verdict === 'unknown') return 'Too little could be read to judge it';
  const sure = `${surenessOf(confidence)}, ${confidence}%`;
  if (severity === 'None') return `Nothing wrong was found, ${sure}`;
  return category === 'safe' || category === 'unknown'
    ? `${severity} severity, ${sure}`
    : `${severity} severity: ${category}, ${sure}`;
}

const TODAY = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const THIS_YEAR = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const EARLIER = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** A time as a list shows it: the nearer, the more exact. */
export function shortTime(time: string, now: Date): string {
  const date = new Date(time);
  if (date.toDateString() === now.toDateString()) return TODAY.format(date);
  return (date.getFullYear() === now.getFullYear() ? THIS_YEAR : EARLIER).format(date);
}

const COUNT = new Intl.NumberFormat('en');

/** How much of the list is shown. @param total null while it is being counted */
export function shownLine(shown: number, total: number | null, complete: boolean): string {
  const all = complete ? shown : total === null ? null : Math.max(total, shown);
  if (all === null) return `The newest ${COUNT.format(shown)} are shown.`;
  if (all === 0) return 'No scan matches.';
  if (shown >= all) return all === 1 ? '1 scan.' : `${COUNT.format(all)} scans.`;
  return `${COUNT.format(shown)} of ${COUNT.format(all)} scans are shown.`;
}
