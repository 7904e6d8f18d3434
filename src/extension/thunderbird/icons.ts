import type { Verdict } from '../../engines/detection/analysis.ts';
import { SEAL_GLYPHS, SEAL_OUTLINES, SMALL_DANGEROUS } from '../../ui/seal-shapes.ts';
import { VERDICT_COLOURS } from '../colours.ts';

export const VERDICTS = Object.keys(VERDICT_COLOURS) as Verdict[];

export function iconPath(verdict: Verdict): string {
  return `icons/${verdict}.svg`;
}

/** The verdict's seal, solid so that it is clear at 16 pixels, for light and dark themes. */
export function verdictIcon(verdict: Verdict): string {
  const { ink, ground } = VERDICT_COLOURS[verdict];
  const outline = verdict === 'dangerous' ? SMALL_DANGEROUS : SEAL_OUTLINES[verdict];
  const drawn = (theme: 'light' | 'dark') => `.outline{fill:${ink[theme]}}.glyph{stroke:${ground[theme]}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
<style>${drawn('light')}@media (prefers-color-scheme:dark){${drawn('dark')}}</style>
<path class="outline" d="${outline}"/>
<path class="glyph" fill="none" stroke-width="14" stroke-linecap="round" stroke-linejoin="round" d="${SEAL_GLYPHS[verdict]}"/>
</svg>
`;
}
