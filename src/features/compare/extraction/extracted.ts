/** The docs (comparison.md) and the page state the same numbers. */
export const FILE_LIMITS = {
  pages: 300,
  textBytes: 5 * 1024 * 1024,
  zipEntries: 2000,
  unpackedBytes: 100 * 1024 * 1024,
  /** Largest compression ratio of an entry, checked from `ratioFrom` bytes on. */
  ratio: 100,
  ratioFrom: 1024 * 1024,
} as const;

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

export type Note = 'TRACKED_CHANGES' | 'PAGES_WITHOUT_TEXT';

export type Extracted = { ok: true; text: string; notes: Note[] } | { ok: false; problem: ProblemCode };

export class Unreadable extends Error {
  readonly problem: ProblemCode;

  constructor(problem: ProblemCode) {
    super(problem);
    this.problem = problem;
  }
}
