import type { Analysis, Evidence, Signal } from '../../../engines/detection/index.ts';
import { THREAT_EXAMPLE } from '../texts.ts';

export interface Finding {
  signal: Signal;
  evidence: Evidence;
}

/**
 * The strongest finding with evidence that fits.
 * @throws Error if there is none, so that no example shows something the engine no longer finds
 */
export function finding(analysis: Analysis, fits: (evidence: Evidence) => boolean): Finding {
  for (const signal of analysis.signals) {
    const evidence = signal.tier === 'mitigating' ? undefined : signal.evidence.find(fits);
    if (evidence) return { signal, evidence };
  }
  throw new Error('The engine no longer finds what the landing page shows.');
}

/** The share of the evidence that one or several findings give, 0 to 1. */
export interface Entry {
  title: string;
  share: number;
}

/**
 * The findings against an email, each with its share of the total. The last of `most` entries combines all smaller
 * findings.
 */
export function evidenceOf({ signals }: Analysis, most: number): Entry[] {
  const against = signals.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  const total = against.reduce((sum, { weight }) => sum + weight, 0);
  const named = against.slice(0, against.length > most ? most - 1 : most);
  const entries = named.map(({ title, weight }) => ({ title, share: weight / total }));
  const others = against.length - named.length;
  const rest = 1 - entries.reduce((sum, { share }) => sum + share, 0);
  return others > 0 ? [...entries, { title: THREAT_EXAMPLE.others(others), share: rest }] : entries;
}
