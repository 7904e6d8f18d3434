import type { Verdict } from '../engines/detection/analysis.ts';

interface Pair {
  light: string;
  dark: string;
}

export const INK: Pair = { light: 'oklch(0.222 0.035 266)', dark: 'oklch(0.942 0.008 262)' };

/** Copied from src/ui/tokens.css, for drawing outside our own pages. A test compares them. */
export const VERDICT_COLOURS: Record<Verdict, { ink: Pair; ground: Pair }> = {
  safe: {
    ink: { light: 'oklch(0.43 0.095 158)', dark: 'oklch(0.82 0.12 160)' },
    ground: { light: 'oklch(0.957 0.028 160)', dark: 'oklch(0.265 0.038 162)' },
  },
  suspicious: {
    ink: { light: 'oklch(0.455 0.098 72)', dark: 'oklch(0.845 0.12 84)' },
    ground: { light: 'oklch(0.957 0.042 86)', dark: 'oklch(0.275 0.04 80)' },
  },
  dangerous: {
    ink: { light: 'oklch(0.48 0.185 27)', dark: 'oklch(0.775 0.13 24)' },
    ground: { light: 'oklch(0.957 0.02 22)', dark: 'oklch(0.265 0.055 22)' },
  },
  unknown: {
    ink: { light: 'oklch(0.44 0.03 250)', dark: 'oklch(0.79 0.025 250)' },
    ground: { light: 'oklch(0.945 0.01 250)', dark: 'oklch(0.285 0.02 255)' },
  },
};
