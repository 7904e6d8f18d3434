import type { ComparedDocument, Comparison, DocumentDifferences, Pair } from '../../engines/comparison/index.ts';
import type { Note, ProblemCode } from './extraction/extracted.ts';

export const COMPARE_PATH = '/attachment-compare';

/** The multipart field that is repeated for each file. */
export const FILES_FIELD = 'files';

/** What the file picker offers. */
export const ACCEPTED = '.pdf,.docx,.txt';

export const UPLOAD_LIMITS = {
  leastFiles: 2,
  mostFiles: 10,
  fileBytes: 10 * 1024 * 1024,
  totalBytes: 25 * 1024 * 1024,
} as const;

export const COMPARE_CALLS = { name: 'compare', perClient: { calls: 60, seconds: 10 * 60 } };
export const COMPARISONS_AT_A_TIME = 2;

export const TOO_FEW_FILES = 'Please upload at least two files for comparison.';

const MB = 1024 * 1024;

export function tooLarge(name: string): string {
  return `${name} is larger than ${UPLOAD_LIMITS.fileBytes / MB} MB.`;
}

/** @param name the file with which the limit is passed */
export function tooLargeTogether(name: string): string {
  return `The files up to ${name} are larger than ${UPLOAD_LIMITS.totalBytes / MB} MB together.`;
}

/** @param name the first file that is one too many */
export function tooMany(name: string): string {
  return `${name} is one file too many: at most ${UPLOAD_LIMITS.mostFiles} are compared at a time.`;
}

/** With this type in `Accept` the answer comes as lines of `ProgressLine`, the last of them the outcome. */
export const PROGRESS_TYPE = 'application/x-ndjson';

export interface Explanation {
  file_name: string;
  Word_Count: number;
  /** Two to five sentences of the document, or why there are none. */
  Summary: string;
}

/** A file that could not be compared. */
export interface FileProblem {
  file_name: string;
  code: ProblemCode;
  /** What is wrong and what to do. */
  message: string;
}

/** A document as the view shows it; a blank line separates its paragraphs. */
export interface ShownDocument extends Pick<ComparedDocument, 'name' | 'text' | 'words'> {
  notes: Note[];
}

/** The specified fields, and beside them what they were made of. */
export interface CompareAnswer {
  comparison: { Comparison: string; Differences: string };
  /** In upload order. */
  explanations: Explanation[];
  problems: FileProblem[];
  documents: ShownDocument[];
  /** Documents by index in `documents`. */
  pairs: Pair[];
  shared: Comparison['shared'];
  differences: DocumentDifferences[];
}

export type FileState = 'waiting' | 'reading' | 'read' | 'unreadable';

export type ProgressLine =
  | { progress: { file: number; state: FileState } }
  | { answer: CompareAnswer }
  | { failure: { status: number; code: string; message: string } };
