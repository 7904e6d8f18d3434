import { number } from '../../client/format-number.ts';
import type { CountsAnswer } from '../scans/contract.ts';
import type { Period } from './periods.ts';
import { add, NO_MAIL, VERDICTS, type VerdictCounts } from './verdicts.ts';

export function totalsOf(days: CountsAnswer['days']): VerdictCounts {
  return days.reduce<VerdictCounts>(add, NO_MAIL);
}

/** What the chart shows, in a sentence: how much got the worst of the verdicts. */
export function headline(totals: VerdictCounts, total: number): string {
  if (total === 0) return 'No mail was scanned.';
  const worst = worstOf(totals);
  if (total === 1) {
    const verdict = VERDICTS.find((each) => totals[each] > 0) ?? 'unknown';
    return verdict === 'unknown' ? 'The one message could not be judged.' : `The one message was ${verdict}.`;
  }
  if (!worst) return `None of ${number(total)} messages was dangerous or suspicious.`;
  const count = totals[worst];
  return `${number(count)} of ${number(total)} messages ${count === 1 ? 'was' : 'were'} ${worst}.`;
}

/** A column that stands out, as it is noted in the margin. */
export interface PeakNote {
  number: number;
  verdict: 'dangerous' | 'suspicious';
  period: Period;
  count: number;
}

/** The columns with the most mail of each verdict to beware of; of several alike the newest, one note to a column. */
export function peaksOf(periods: readonly Period[]): PeakNote[] {
  const notes = (['dangerous', 'suspicious'] as const).flatMap((verdict) => {
    const [period] = periods.toReversed().toSorted((one, other) => other.counts[verdict] - one.counts[verdict]);
    const count = period?.counts[verdict] ?? 0;
    return period && count > 0 ? [{ verdict, period, count }] : [];
  });
  return notes
    .filter(({ period }, place) => notes.findIndex((note) => note.period === period) === place)
    .map((note, place) => ({ ...note, number: place + 1 }));
}

function worstOf(totals: VerdictCounts): 'dangerous' | 'suspicious' | undefined {
  if (totals.dangerous > 0) return 'dangerous';
  return totals.suspicious > 0 ? 'suspicious' : undefined;
}
