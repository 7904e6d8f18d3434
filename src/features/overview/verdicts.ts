import { number } from '../../client/format-number.ts';
import type { Verdict } from '../../engines/detection/index.ts';
import { SEAL_WORDS } from '../../ui/seal-shapes.ts';
import type { Params } from '../dashboard/route.ts';

/** From the foot of a column upwards: what matters most stands on the line, where heights can be compared. */
export const VERDICTS = ['dangerous', 'suspicious', 'unknown', 'safe'] as const satisfies readonly Verdict[];

export type VerdictCounts = Readonly<Record<Verdict, number>>;

export const NO_MAIL: VerdictCounts = { dangerous: 0, suspicious: 0, unknown: 0, safe: 0 };

/** How the list of scans is filtered to a verdict. */
export const VERDICT_FILTERS: Record<Verdict, Params> = {
  dangerous: { severity: 'High,Critical' },
  suspicious: { severity: 'Low,Medium' },
  unknown: { category: 'unknown' },
  safe: { category: 'safe' },
};

/** Everything that was warned of, which is what kinds and companies are counted of. */
export const WARNED: Params = { severity: 'Low,Medium,High,Critical' };

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

/** Such as `2 dangerous, 31 safe`; verdicts that nothing got are left out. */
export function listed(counts: VerdictCounts): string {
  const given = VERDICTS.filter((verdict) => counts[verdict] > 0);
  if (given.length === 0) return 'no mail';
  return given.map((verdict) => `${number(counts[verdict])} ${SEAL_WORDS[verdict].toLowerCase()}`).join(', ');
}
