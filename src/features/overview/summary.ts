import type { CountsAnswer } from '../scans/contract.ts';
import type { Period } from './periods.ts';
import { HEADLINES } from './texts.ts';
import { add, NO_EMAILS, VERDICTS, type VerdictCounts } from './verdicts.ts';

export function totalsOf(days: CountsAnswer['days']): VerdictCounts {
  return days.reduce<VerdictCounts>(add, NO_EMAILS);
}

/** The chart in a sentence: how many emails got the worst verdict. */
export function headline(totals: VerdictCounts, total: number): string {
  if (total === 0) return HEADLINES.nothing;
  if (total === 1) return HEADLINES.one[VERDICTS.find((verdict) => totals[verdict] > 0) ?? 'unknown'];
  const worst = worstOf(totals);
  return worst ? HEADLINES.threats(totals[worst], total, worst) : HEADLINES.noThreats(total);
}

/** A note in the margin about the column with the most emails of a verdict. */
export interface PeakNote {
  number: number;
  verdict: 'dangerous' | 'suspicious';
  period: Period;
  count: number;
}

/** The peak of dangerous and of suspicious emails: more than one, in one column alone. Each column has one note. */
export function peaksOf(periods: readonly Period[]): PeakNote[] {
  const notes = (['dangerous', 'suspicious'] as const).flatMap((verdict) => {
    const count = Math.max(...periods.map(({ counts }) => counts[verdict]));
    const [period, equal] = periods.filter(({ counts }) => counts[verdict] === count);
    return period && !equal && count > 1 ? [{ verdict, period, count }] : [];
  });
  return notes
    .filter(({ period }, index) => notes.findIndex((note) => note.period === period) === index)
    .map((note, index) => ({ ...note, number: index + 1 }));
}

function worstOf(totals: VerdictCounts): 'dangerous' | 'suspicious' | undefined {
  if (totals.dangerous > 0) return 'dangerous';
  return totals.suspicious > 0 ? 'suspicious' : undefined;
}
