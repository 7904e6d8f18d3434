/** Keep the run time near linear in the length of the documents, for any input. */
export const LIMITS = {
  /** Characters after which a passage without sentence marks (a list of numbers, Thai text) is cut. */
  longPassage: 600,
  /** Differences after which a diff of two lists stops (Myers' D; the time is length times D). */
  editLength: 400,
  /** Up to this many pairs in a gap, all are compared; above, only those that share a rare word. */
  pairsComparedInFull: 900,
  /** Words in more unmatched passages than this yield no candidates. */
  rareWord: 40,
  /** Candidates compared per passage. */
  candidates: 24,
  /** Recursion depth of anchors within gaps. */
  anchorDepth: 24,
} as const;

/** When two passages count as the same one. */
export const THRESHOLDS = {
  /** Least similarity of two passages between the same neighbours. */
  changed: 0.4,
  /** The same if they are the only ones between their neighbours. */
  changedAlone: 0.28,
  /** Least similarity of two passages in different places, without matching neighbours. */
  moved: 0.7,
  /** Least words of a moved passage: `See above.` repeats without having moved. */
  movedWords: 4,
} as const;
