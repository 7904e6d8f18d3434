import type { Figures } from '../report/budgets.ts';
import type { Bundle } from './bundle.ts';
import type { HandLabel } from './labels.ts';
import { MODERN, OLD_HAM, PHISH, pooled, type Results } from './table.ts';
import { countAt, countFrom, type Outcome, speedOf } from './tally.ts';

/** The figures that the project claims, of all mails; the tables that are printed say more. */
export function figuresOf(
  results: Results,
  fieldsAlone: Results,
  labels: ReadonlyMap<string, HandLabel>,
  { atOnce, whole }: Pick<Bundle, 'atOnce' | 'whole'>,
): Figures<'detection'> {
  const phish = results.get(PHISH) ?? [];
  const byFields = fieldsAlone.get('phishing_pot') ?? [];
  const oldHam = pooled(results, (name) => OLD_HAM.includes(name));
  const modern = pooled(results, (name) => MODERN.test(name));
  const labelled = (all: readonly Outcome[], ...kinds: HandLabel[]) =>
    all.filter(({ id }) => kinds.some((kind) => labels.get(id) === kind));
  const { perSecond, p99 } = speedOf(phish);
  return {
    'phishing collection: not None': 100 - atNone(phish),
    'theft and fraud: Medium or higher': fromMedium(labelled(phish, 'theft', 'fraud')),
    'theft: High or higher': fromHigh(labelled(phish, 'theft')),
    'subject and body alone: not None': 100 - atNone(byFields),
    'subject and body alone, theft and fraud: Medium or higher': fromMedium(labelled(byFields, 'theft', 'fraud')),
    'old ham: Medium or higher': fromMedium(oldHam),
    'old ham: Low': atLow(oldHam),
    'modern benign mail: Medium or higher': fromMedium(modern),
    'modern benign mail: High or higher': fromHigh(modern),
    'modern benign mail: Low': atLow(modern),
    'whole messages, a second': perSecond,
    'whole messages, p99': p99,
    'subject and body alone, a second': speedOf([...byFields, ...pooled(fieldsAlone, (name) => MODERN.test(name))])
      .perSecond,
    'for a browser, at once': atOnce / 1000,
    'for a browser, all': whole / 1000,
  };
}

const atNone = shareOf((all) => countAt(all, 'None'));
const atLow = shareOf((all) => countAt(all, 'Low'));
const fromMedium = shareOf((all) => countFrom(all, 'Medium'));
const fromHigh = shareOf((all) => countFrom(all, 'High'));

/** In per cent. */
function shareOf(count: (all: readonly Outcome[]) => number): (all: readonly Outcome[]) => number {
  return (all) => (100 * count(all)) / Math.max(1, all.length);
}
