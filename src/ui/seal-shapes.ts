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
  suspicious: 'M81.8 7.3 112.7 38.2V81.8L81.8 112.7H38.2L7.3 81.8V38.2L38.2 7.3Z',
  dangerous:
    'M60 3 71.4 13.9 88.5 9.1 92.4 25.3 105.6 27.3 104.1 42.4 117.4 53.9 107.1 66.4 112.6 78.5 99.7 86 97.7 103.4 81.7 102.3 72.6 116.8 58.9 107.5 47.2 114.9 38.4 102.3 20.7 102.6 20.4 86.2 8.5 81.1 13 67 3.2 52.8 15.7 42.9 12.9 26 29.3 23.8 33.1 10.5 48 14Z',
  unknown: 'M60 6A54 54 0 1 1 60 114 54 54 0 1 1 60 6Z',
};
