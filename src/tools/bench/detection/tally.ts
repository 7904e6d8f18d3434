import { SEVERITIES } from '../../../engines/detection/analysis.ts';
import type { Analysis, Severity } from '../../../engines/detection/index.ts';

/** The outcome for one email. */
export interface Outcome {
  id: string;
  language: string | null;
  severity: Severity;
  /** How harmful the engine considers it, on one scale: severity first, then confidence. */
  harm: number;
  milliseconds: number;
}

/** The outcome of an analysis. Confidence in harm raises the score, confidence in safety lowers it. */
export function outcomeOf(
  id: string,
  language: string | null,
  { severity, confidence, coverage }: Analysis,
  milliseconds: number,
): Outcome {
  const rank = SEVERITIES.indexOf(severity);
  const harm = rank * 100 + (rank === 0 ? 100 - confidence : confidence);
  return { id, language: language ?? coverage.language, severity, harm, milliseconds };
}

/** How many outcomes are at a severity or above. */
export function countFrom(outcomes: readonly Outcome[], severity: Severity): number {
  const least = SEVERITIES.indexOf(severity);
  return outcomes.filter((outcome) => SEVERITIES.indexOf(outcome.severity) >= least).length;
}

export function countAt(outcomes: readonly Outcome[], severity: Severity): number {
  return outcomes.filter((outcome) => outcome.severity === severity).length;
}

/** The chance that an email of the first kind is rated more harmful than one of the second (Mann-Whitney U). */
export function areaUnderCurve(
  harmful: readonly Pick<Outcome, 'harm'>[],
  harmless: readonly Pick<Outcome, 'harm'>[],
): number {
  const all = [
    ...harmful.map(({ harm }) => ({ harm, isHarmful: true })),
    ...harmless.map(({ harm }) => ({ harm, isHarmful: false })),
  ].sort((a, b) => a.harm - b.harm);
  let rankSum = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.harm === all[from]?.harm) to++;
    // Ties share their mean rank.
    const rank = (from + 1 + to) / 2;
    for (; from < to; from++) if (all[from]?.isHarmful) rankSum += rank;
  }
  const wins = rankSum - (harmful.length * (harmful.length + 1)) / 2;
  return wins / (harmful.length * harmless.length);
}

const Z = 1.96;

/** The 95 % interval of a share (Wilson). */
export function interval(count: number, total: number): { low: number; high: number } {
  if (total === 0) return { low: 0, high: 1 };
  const share = count / total;
  const centre = (share + Z ** 2 / (2 * total)) / (1 + Z ** 2 / total);
  const spread = (Z / (1 + Z ** 2 / total)) * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2));
  return { low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
}

/** Mails per second, and the milliseconds that half of them and 99 of 100 stay below. */
export function speedOf(outcomes: readonly Outcome[]): { perSecond: number; p50: number; p99: number } {
  const sorted = outcomes.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const total = sorted.reduce((sum, value) => sum + value, 0);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: Math.round((1000 * sorted.length) / Math.max(total, 1e-9)), p50: at(0.5), p99: at(0.99) };
}

export function byLanguage(outcomes: readonly Outcome[]): Map<string, Outcome[]> {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const language = outcome.language ?? '?';
    const group = groups.get(language);
    if (group) group.push(outcome);
    else groups.set(language, [outcome]);
  }
  return new Map([...groups].sort(([, a], [, b]) => b.length - a.length));
}

/**
 * Whether an email belongs to the half that is looked at when rules are written. The other half shows how the rules do
 * on emails they were not written for, and no filter is trained on it. A record and its complete message are in the
 * same half.
 */
export function isTuned(id: string): boolean {
  return (hashOf(id.replaceAll('/', '_')) >>> 8) % 2 === 0;
}

/** FNV-1a: 32 bits that look random, but are always the same for an id. */
export function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
