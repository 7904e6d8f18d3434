import { number } from '../../client/format-number.ts';
import type { Verdict } from '../../engines/detection/index.ts';
import type { Params } from '../dashboard/route.ts';
import { CHART_TEXTS } from './texts.ts';

/** In stacking order: the most important is at the baseline, where heights are easy to compare. */
export const VERDICTS = ['dangerous', 'suspicious', 'unknown', 'safe'] as const satisfies readonly Verdict[];

export type VerdictCounts = Readonly<Record<Verdict, number>>;

export const NO_EMAILS: VerdictCounts = { dangerous: 0, suspicious: 0, unknown: 0, safe: 0 };

/** The filter that lists the scans of a verdict. */
export const VERDICT_FILTERS: Record<Verdict, Params> = {
  dangerous: { verdict: 'dangerous' },
  suspicious: { verdict: 'suspicious' },
  unknown: { verdict: 'unknown' },
  safe: { verdict: 'safe' },
};

/** The verdicts whose kinds and companies are counted. */
export const FLAGGED: Params = { verdict: 'dangerous,suspicious' };

/** The list of what needs attention, with its parameters in the order that the list itself uses. */
export const attentionFrom = (from: string): Params => ({ ...FLAGGED, from, sort: 'risk' });

export function sum(counts: VerdictCounts): number {
  return VERDICTS.reduce((total, verdict) => total + counts[verdict], 0);
}

export function add(some: VerdictCounts, more: VerdictCounts): VerdictCounts {
  return {
    dangerous: some.dangerous + more.dangerous,
    suspicious: some.suspicious + more.suspicious,
    unknown: some.unknown + more.unknown,
    safe: some.safe + more.safe,
  };
}

/** Such as `2 dangerous, 31 safe`, without empty verdicts. */
export function listed(counts: VerdictCounts): string {
  const present = VERDICTS.filter((verdict) => counts[verdict] > 0);
  if (present.length === 0) return CHART_TEXTS.noEmails;
  return present.map((verdict) => `${number(counts[verdict])} ${CHART_TEXTS.counted[verdict]}`).join(', ');
}
