import type { Analysis, Evidence, Signal } from '../../../engines/detection/index.ts';

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
  throw new Error('The engine finds nothing in a letter of which the landing page shows a finding.');
}

/** Signals that count towards the verdict, strongest first. */
export function weighed(analysis: Analysis, most: number): Signal[] {
  return analysis.signals
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most);
}
