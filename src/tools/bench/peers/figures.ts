import type { Figures } from '../report/budgets.ts';
import type { Judgement } from './filter.ts';
import type { Result } from './table.ts';

/** Our engine next to the best of the others, after a course in which all were taught the same. */
export function figuresOf(results: readonly Result[]): Figures<'peers'> {
  const rows = results.flatMap(({ name, thresholds, judgements }) =>
    thresholds.map((_, threshold) => ({
      name,
      found: flagged(judgements.phish, threshold),
      falsely: flagged(judgements.ham, threshold),
    })),
  );
  const most = (some: typeof rows) => some.toSorted((a, b) => b.found - a.found)[0];
  const ours = most(rows.filter(({ name }) => name === 'Letterlock'));
  const best = most(rows.filter(({ name }) => name !== 'Letterlock'));
  return {
    ...(ours && {
      'Letterlock: phishing found, Low or higher': ours.found,
      'Letterlock: ham flagged, Low or higher': ours.falsely,
    }),
    ...(best && {
      'best of the others on equal data: phishing found': best.found,
      'its ham flagged': best.falsely,
    }),
  };
}

/** In per cent. */
function flagged(judgements: readonly Judgement[], threshold: number): number {
  const count = judgements.filter((judgement) => judgement.flagged[threshold]).length;
  return (100 * count) / Math.max(1, judgements.length);
}
