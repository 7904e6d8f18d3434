/** What a file may hold and cost; the docs (comparison.md) and the page name the same numbers. */
export const FILE_LIMITS = {
  pages: 300,
  textBytes: 5 * 1024 * 1024,
  zipEntries: 2000,
  unpackedBytes: 100 * 1024 * 1024,
  /** An entry may unpack to this many times its size, once it is larger than `ratioFrom`. */
  ratio: 100,
  ratioFrom: 1024 * 1024,
} as const;

/** Why a file could not be read, in a word. */
export type ProblemCode =
  | 'EMPTY'
  | 'NO_TEXT'
  | 'ENCRYPTED'
  | 'WRONG_TYPE'
  | 'DAMAGED'
  | 'TOO_MANY_PAGES'
  | 'TOO_MUCH_TEXT'
  | 'UNPACKS_TOO_LARGE'
  | 'TOO_SLOW'
  | 'TOO_MUCH_MEMORY';

/** What a reader should know of a file that was read. */
export type Note = 'TRACKED_CHANGES' | 'PAGES_WITHOUT_TEXT';

export type Extracted = { ok: true; text: string; notes: Note[] } | { ok: false; problem: ProblemCode };

/** Ends the reading of a file for a known reason. */
export class Unreadable extends Error {
  readonly problem: ProblemCode;

  constructor(problem: ProblemCode) {
    super(problem);
    this.problem = problem;
  }
}
