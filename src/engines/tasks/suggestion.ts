/** `task`: asked for by a day. `appointment`: to be somewhere, or to speak. `reminder`: happens on a day, nothing is asked. */
export type Kind = 'task' | 'appointment' | 'reminder';

/** Where it was found, the surest first. */
export type Source = 'calendar' | 'markup' | 'prose';

/** What a suggestion rests on. */
export interface Evidence {
  /** Exactly as it stands there. */
  quote: string;
  where: 'subject' | 'body' | 'attachment' | 'markup';
  /** UTF-16 offsets into the displayed text, or into the subject. */
  start?: number;
  end?: number;
}

/** Something a reader may want in a list of tasks or in a calendar. Never more than a suggestion. */
export interface Suggestion {
  kind: Kind;
  title: string;
  /**
   * ISO 8601: a day (`2026-12-04`), a time wherever the reader is (`2026-12-04T15:00`), or one with its offset
   * (`2026-12-04T15:00+01:00`). The end of a task, the beginning of anything else.
   */
  due: string;
  allDay: boolean;
  /** When it ends is known. */
  minutes?: number;
  location?: string;
  evidence: Evidence;
  source: Source;
  /** Of the calendar entry that it was made of, whose other letters may change it. */
  entryId?: string;
  /** `high`: the day is named, by a machine or in full. `medium`: it is counted from the day the letter was sent. */
  confidence: 'high' | 'medium';
}

/** What is read of a letter; the detection engine's is one. */
export interface TaskLetter {
  subject: string;
  body: string;
  html?: string;
  headers?: readonly { name: string; value: string }[];
  attachments?: readonly { filename: string; mimeType: string; content?: Uint8Array }[];
}

/** What has been found out about it; the detection engine's analysis is one. */
export interface Judgement {
  severity: 'None' | 'Low' | 'Medium' | 'High' | 'Critical';
  /** The body as displayed. */
  text: string;
}

/** A stretch of a text, as UTF-16 offsets. */
export interface Range {
  start: number;
  end: number;
}
