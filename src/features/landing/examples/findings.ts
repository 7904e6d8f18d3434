import type { Analysis, Evidence, Signal } from '../../../engines/detection/index.ts';
import { classify, contributionsOf } from '../../../engines/detection/scoring/classify.ts';
import { THREAT_EXAMPLE } from '../texts.ts';

export interface Finding {
  signal: Signal;
  evidence: Evidence;
}

/**
 * The strongest finding with evidence that fits.
 * @throws Error if there is none, so that no example shows what the engine no longer finds
 */
export function finding(analysis: Analysis, fits: (evidence: Evidence) => boolean): Finding {
  for (const signal of analysis.signals) {
    const evidence = signal.tier === 'mitigating' ? undefined : signal.evidence.find(fits);
    if (evidence) return { signal, evidence };
  }
  throw new Error('The engine no longer finds what the landing page shows.');
}

/** The weight of one or several findings, 0 to 1. */
export interface Entry {
  title: string;
  weight: number;
}

/** Findings by weight and the risk they add up to. The last of `most` entries combines all smaller findings. */
export function weighed(analysis: Analysis, most: number): { entries: Entry[]; risk: number } {
  const counted = contributionsOf(analysis.signals).map(({ signal: { title }, weight }) => ({ title, weight }));
  const { risk } = classify(analysis.signals);
  const named = counted.slice(0, counted.length > most ? most - 1 : most);
  const doubt = named.reduce((left, { weight }) => left * (1 - weight), 1);
  const others = counted.length - named.length;
  const rest = { title: THREAT_EXAMPLE.others(others), weight: 1 - (1 - risk) / doubt };
  return { entries: others > 0 ? [...named, rest] : named, risk };
}
