import type { Verdict } from '../engines/detection/analysis.ts';
import type { Note } from './annotate.ts';

/** Strongest first. */
const TONES = ['dangerous', 'suspicious', 'safe', 'unknown'] as const satisfies readonly Verdict[];

/** The tone of the strongest finding of several. */
export function toneOf(notes: readonly Note[], numbers: readonly number[]): Verdict {
  return TONES.find((tone) => numbers.some((number) => notes[number - 1]?.tone === tone)) ?? 'unknown';
}

export function isMinor(notes: readonly Note[], number: number): boolean {
  return notes[number - 1]?.isMinor ?? true;
}
