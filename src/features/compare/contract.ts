import type { ComparedDocument, Comparison, DocumentDifferences, Pair } from '../../engines/comparison/index.ts';
import type { Note, ProblemCode } from './extraction/extracted.ts';

export const COMPARE_PATH = '/attachment-compare';

export const FILES_FIELD = 'files';

export const ACCEPTED = '.pdf,.docx,.txt';

export const UPLOAD_LIMITS = {
  leastFiles: 2,
  mostFiles: 10,
  fileBytes: 10 * 1024 * 1024,
  totalBytes: 25 * 1024 * 1024,
} as const;

export const COMPARE_CALLS = { name: 'compare', perClient: { calls: 60, seconds: 10 * 60 } };
export const COMPARISONS_AT_A_TIME = 2;

/** With this type in `Accept` the answer is lines of `ProgressLine`; the last line is the outcome. */
export const PROGRESS_TYPE = 'application/x-ndjson';

export interface Explanation {
  file_name: string;
  Word_Count: number;
  /** Two to five sentences about the document, or why there are none. */
  Summary: string;
}

export interface FileProblem {
  file_name: string;
  code: ProblemCode;
  message: string;
}

/** Blank lines separate the paragraphs of its text. */
export interface ShownDocument extends Pick<ComparedDocument, 'name' | 'text' | 'words'> {
  notes: Note[];
}

/** The specified fields, and the data behind them. */
export interface CompareAnswer {
  comparison: { Comparison: string; Differences: string };
  explanations: Explanation[];
  problems: FileProblem[];
  documents: ShownDocument[];
  pairs: Pair[];
  shared: Comparison['shared'];
  differences: DocumentDifferences[];
}

export type FileState = 'waiting' | 'reading' | 'read' | 'unreadable';

export type ProgressLine =
  | { progress: { file: number; state: FileState } }
  | { answer: CompareAnswer }
  | { failure: { status: number; code: string; message: string } };
