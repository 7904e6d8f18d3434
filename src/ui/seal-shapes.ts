import type { Verdict } from '../engines/detection/analysis.ts';

export const SEAL_WORDS: Record<Verdict, string> = {
  safe: 'No threats found',
  suspicious: 'Suspicious',
  dangerous: 'Dangerous',
  unknown: 'Unknown',
};

/** 120 by 120. Four different outlines, so that the verdict does not depend on colour. */
export const SEAL_OUTLINES: Record<Verdict, string> = {
  safe: 'M60 8A12.5 12.5 0 0 1 82.6 13.1 12.5 12.5 0 0 1 100.7 27.6 12.5 12.5 0 0 1 110.7 48.4 12.5 12.5 0 0 1 110.7 71.6 12.5 12.5 0 0 1 100.7 92.4 12.5 12.5 0 0 1 82.6 106.9 12.5 12.5 0 0 1 60 112 12.5 12.5 0 0 1 37.4 106.9 12.5 12.5 0 0 1 19.3 92.4 12.5 12.5 0 0 1 9.3 71.6 12.5 12.5 0 0 1 9.3 48.4 12.5 12.5 0 0 1 19.3 27.6 12.5 12.5 0 0 1 37.4 13.1 12.5 12.5 0 0 1 60 8Z',
  suspicious: 'M26 8H94L112 26V94L94 112H26L8 94V26Z',
  dangerous:
    'M60 3 71.4 13.9 88.5 9.1 92.4 25.3 105.6 27.3 104.1 42.4 117.4 53.9 107.1 66.4 112.6 78.5 99.7 86 97.7 103.4 81.7 102.3 72.6 116.8 58.9 107.5 47.2 114.9 38.4 102.3 20.7 102.6 20.4 86.2 8.5 81.1 13 67 3.2 52.8 15.7 42.9 12.9 26 29.3 23.8 33.1 10.5 48 14Z',
  unknown: 'M60 6A54 54 0 1 1 60 114 54 54 0 1 1 60 6Z',
};

/** At 20 pixels the teeth of the large outline blur into a circle. */
export const SMALL_DANGEROUS =
  'M60 2 73.3 19.1 94.1 13.1 94.8 34.7 115.2 42.1 103 60 115.2 77.9 94.8 85.3 94.1 106.9 73.3 100.9 60 118 46.7 100.9 25.9 106.9 25.2 85.3 4.8 77.9 17 60 4.8 42.1 25.2 34.7 25.9 13.1 46.7 19.1Z';

/** Lines inside the small outlines. */
export const SEAL_GLYPHS: Record<Verdict, string> = {
  safe: 'M36 62 53 79 85 43',
  suspicious: 'M60 30V66M60 86V89',
  dangerous: 'M43 43 77 77M77 43 43 77',
  unknown: 'M43 46A17 17 0 1 1 66 62Q60 65 60 73M60 89V91',
};
