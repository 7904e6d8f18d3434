import type { Analysis, Evidence, Signal } from '../../../engines/detection/index.ts';
import { classify, contributionsOf } from '../../../engines/detection/scoring/classify.ts';

/** A signal, and the evidence of it that an example shows. */
export interface Finding {
  signal: Signal;
  evidence: Evidence;
}

/**
 * The strongest finding with evidence of this kind.
 * @throws Error when there is none: an example must not go on showing what the engine no longer finds.
 */
export function finding(analysis: Analysis, fits: (evidence: Evidence) => boolean): Finding {
  for (const signal of analysis.signals) {
    const evidence = signal.tier === 'mitigating' ? undefined : signal.evidence.find(fits);
    if (evidence) return { signal, evidence };
  }
  throw new Error('The engine finds nothing in an email of which the landing page shows a finding.');
}

/** The weight of a finding, or of several taken together, 0 to 1. */
export interface Entry {
  title: string;
  weight: number;
}

/**
 * What counts towards the verdict, heaviest first, and the risk it adds up to. From `most` on the findings are one
 * entry, weighing what is left.
 */
export function weighed(analysis: Analysis, most: number): { entries: Entry[]; risk: number } {
  const counted = contributionsOf(analysis.signals).map(({ signal: { title }, weight }) => ({ title, weight }));
  const { risk } = classify(analysis.signals);
  const named = counted.slice(0, counted.length > most ? most - 1 : most);
  const doubt = named.reduce((left, { weight }) => left * (1 - weight), 1);
  const others = counted.length - named.length;
  const rest = { title: `${others} lighter ones, together`, weight: 1 - (1 - risk) / doubt };
  return { entries: others > 0 ? [...named, rest] : named, risk };
}
