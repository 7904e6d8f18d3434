import { FILE_LIMITS, type Note, type ProblemCode } from './extraction/extracted.ts';

interface Problem {
  /** Goes on from the file's name. */
  sentence: string;
  /** The status when too little is left to compare; none for files that are what they are, and only have no text. */
  status?: 413 | 415 | 422;
}

const MB = 1024 * 1024;

const PROBLEMS: Readonly<Record<ProblemCode, Problem>> = {
  EMPTY: { sentence: 'is empty. Check that it was saved and choose it again.' },
  NO_TEXT: {
    sentence: 'has no extractable text. If it is a scan, run text recognition (OCR) on it first.',
  },
  ENCRYPTED: { sentence: 'is protected by a password. Save it without one and choose it again.' },
  WRONG_TYPE: {
    sentence: 'is not a PDF, Word (.docx) or text file, whatever its name says. Save it as one of these.',
    status: 415,
  },
  DAMAGED: { sentence: 'is damaged or incomplete. Open it in its own program and save it again.', status: 422 },
  TOO_MANY_PAGES: {
    sentence: `has more than ${FILE_LIMITS.pages} pages. Split it and compare the parts.`,
    status: 413,
  },
  TOO_MUCH_TEXT: {
    sentence: `holds more than ${FILE_LIMITS.textBytes / MB} MB of text. Split it and compare the parts.`,
    status: 413,
  },
  UNPACKS_TOO_LARGE: {
    sentence: 'unpacks to far more than a document holds, and was not opened. Save it again without large attachments.',
    status: 413,
  },
  TOO_SLOW: { sentence: 'took too long to read. Save it again, or save it as text.', status: 422 },
  TOO_MUCH_MEMORY: { sentence: 'needs too much memory to read. Save it again, or save it as text.', status: 422 },
};

const NOTES: Readonly<Record<Note, string>> = {
  TRACKED_CHANGES: 'holds tracked changes; what was compared is its text with all of them accepted.',
  PAGES_WITHOUT_TEXT: 'has pages without text, scanned ones perhaps; they were not compared.',
};

/** What is wrong with a file and what to do. */
export function problemSentence(name: string, code: ProblemCode): string {
  return `${name} ${PROBLEMS[code].sentence}`;
}

export function problemStatus(code: ProblemCode): number | undefined {
  return PROBLEMS[code].status;
}

/** What a reader should know of a file that was compared. */
export function noteSentence(name: string, note: Note): string {
  return `${name} ${NOTES[note]}`;
}
