// The child processes read this too: import nothing from outside this folder and the engines.
import { UPLOAD_LIMITS } from './contract.ts';
import { FILE_LIMITS, type Note, type ProblemCode } from './extraction/extracted.ts';

const MB = 1024 * 1024;
const megabytes = (bytes: number) => `${bytes / MB} MB`;

export const GATE = {
  title: 'Password required',
  lead: 'Enter the password you were given.',
  password: 'Password',
  unlock: 'Unlock',
  wrong: 'Incorrect password. Try again.',
  home: 'Back to homepage',
} as const;

export const UPLOADS = {
  title: 'Document Attachment Comparison Tool',
  documents: 'Documents',
  hint: 'Choose or drop 2 to 10 PDF, Word (.docx) or text files, up to 10 MB each and 25 MB in total. We compare them in memory and don’t keep them.',
  files: 'Files',
  noFiles: 'No files yet. The other files are compared with the first one.',
  wrongType: 'Not a PDF, Word (.docx) or text file',
  size: (bytes: number) => `${(bytes / 1024).toFixed(2)} KB`,
  makeFirst: 'Make first',
  makeFileFirst: (name: string) => `Make ${name} first`,
  remove: 'Remove',
  removeFile: (name: string) => `Remove ${name}`,
  states: { waiting: 'Sending', reading: 'Reading', read: 'Read', unreadable: 'Unreadable' },
  progress: (done: number, all: number) => `${done} of ${all} files read.`,
  compare: 'Compare',
  comparing: 'Comparing...',
  cancel: 'Cancel',
  tooFew: 'Upload at least two files to compare.',
  failed: 'Failed to compare documents. Please try again.',
} as const;

/** Of the results, in the page and in the saved report. */
export const RESULTS = {
  title: 'Results',
  downloadReport: 'Download report',
  downloadJson: 'Download JSON',
  back: 'Back to uploads',
  compareWith: (name: string) => `Compare ${name} with`,
  identical: 'identical',
  changedFacts: 'Changed facts',
  noChangedFacts: 'No amounts, dates, account numbers, names or addresses changed.',
  fact: 'Fact',
  where: 'Where',
  show: 'Show',
  showFact: (fact: string, value: string | null) => `Show ${fact} ${value} in the documents`,
  places: (count: number) => `${count} places`,
  none: '—',
  similarities: 'Similarities',
  differences: 'Differences',
  explanations: 'Explanations',
  words: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'word' : 'words'}`,
} as const;

export const REPORT = {
  title: 'Document comparison',
  pageTitle: (names: string) => `Comparison of ${names}`,
  sideBySide: (before: string, after: string) => `${before} and ${after}, side by side`,
  fileName: (names: string) => `${names}, compared`,
  untitled: 'documents',
  others: (count: number) => `${count} others`,
  and: ' and ',
} as const;

export const SIDE_BY_SIDE = {
  title: 'Side by side',
  previous: 'Previous',
  next: 'Next',
  /** Hidden on narrow screens. */
  change: ' change',
  keys: ['Keys: ', ' next, ', ' previous'],
  noChanges: 'No changes',
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  position: (current: number, count: number, kind: string) => `Change ${current} of ${count}: ${kind}`,
  changeNumber: (number: number) => `Change ${number}: `,
  movedFrom: 'moved from here',
  movedTo: 'moved here',
  unchanged: (count: number) => `${count} unchanged ${count === 1 ? 'paragraph' : 'paragraphs'}`,
  elided: (words: number) => `Show ${RESULTS.words(words)}`,
  unfold: (count: number) => `Show ${SIDE_BY_SIDE.unchanged(count)}`,
} as const;

// Refusals of an upload, by the page or the server.

export const TOO_FEW_FILES = 'Please upload at least two files for comparison.';

export function tooLarge(name: string): string {
  return `${name} is larger than ${megabytes(UPLOAD_LIMITS.fileBytes)}.`;
}

/** @param name the file that exceeds the limit */
export function tooLargeTogether(name: string): string {
  return `With ${name}, the files are larger than ${megabytes(UPLOAD_LIMITS.totalBytes)} in total.`;
}

/** @param name the first file over the limit */
export function tooMany(name: string): string {
  return `${name} is one file too many. You can compare up to ${UPLOAD_LIMITS.mostFiles} at a time.`;
}

export const SERVER = {
  busy: 'We’re comparing other documents right now. Please try again in a minute.',
  tooManyAtATime: 'Your other comparisons are still running. Please wait for one to finish.',
  broken: 'The upload is not a complete multipart form.',
  notMultipart: 'Send the files as multipart/form-data.',
  tooDifferent: 'These documents are too long and too different to compare. Please compare parts of them.',
  tooMuchText: (name: string, limit: number) =>
    `With ${name}, the files contain more than ${megabytes(limit)} of text in total.`,
  unnamed: (number: number) => `File ${number}`,
} as const;

export const NOTHING_COMPARED = 'Nothing was compared. You need two files with text.';

export function problemSentence(name: string, code: ProblemCode): string {
  return `${name} ${PROBLEMS[code]}`;
}

const PROBLEMS: Readonly<Record<ProblemCode, string>> = {
  EMPTY: 'is empty. Save it again, then choose it again.',
  NO_TEXT: 'has no extractable text. If it is a scan, run text recognition (OCR) on it first.',
  ENCRYPTED: 'is password-protected. Save it without a password and choose it again.',
  WRONG_TYPE: 'is not a PDF, Word (.docx) or text file. Save it as one of these.',
  DAMAGED: 'is damaged or incomplete. Open it in the program it was made with and save it again.',
  TOO_MANY_PAGES: `has more than ${FILE_LIMITS.pages} pages. Split it and compare the parts.`,
  TOO_MUCH_TEXT: `contains more than ${megabytes(FILE_LIMITS.textBytes)} of text. Split it and compare the parts.`,
  UNPACKS_TOO_LARGE: 'is too large when unpacked, so we did not open it. Save it again without large attachments.',
  TOO_SLOW: 'took too long to read. Save it again, or save it as text.',
  TOO_MUCH_MEMORY: 'needs too much memory to read. Save it again, or save it as text.',
};

export function noteSentence(name: string, note: Note): string {
  return `${name} ${NOTES[note]}`;
}

const NOTES: Readonly<Record<Note, string>> = {
  TRACKED_CHANGES: 'has tracked changes. We compared its text with all of them accepted.',
  PAGES_WITHOUT_TEXT: 'has pages without text, possibly scans, which we did not compare.',
};
