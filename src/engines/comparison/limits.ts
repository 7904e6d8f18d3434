/** What keeps the time near linear in the length of the documents, whatever they hold. */
export const LIMITS = {
  /** Characters after which a passage without sentence marks (a list of numbers, a Thai page) is cut. */
  longPassage: 600,
  /** Differences after which an ordered comparison of two lists gives up (Myers' D; the time is length times D). */
  editLength: 400,
  /** In a gap with at most this many pairs each pair is weighed; above, only those that share a rare word. */
  pairsWeighedInFull: 900,
  /** A word found in more unmatched passages than this leads to no candidates. */
  rareWord: 40,
  /** Candidates weighed for one passage. */
  candidates: 24,
  /** Levels of anchors within anchors. */
  anchorDepth: 24,
} as const;

/** What counts as the same passage in two wordings. */
export const THRESHOLDS = {
  /** Least similarity of two passages between the same neighbours. */
  changed: 0.4,
  /** The same when they are the only ones between their neighbours. */
  changedAlone: 0.28,
  /** Least similarity of two passages in different places, which no neighbour vouches for. */
  moved: 0.7,
  /** Words that make a passage worth calling moved: `See above.` is in many places without having gone to them. */
  movedWords: 4,
} as const;
