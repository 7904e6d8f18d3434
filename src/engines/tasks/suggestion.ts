/** `task`: due by a date. `appointment`: a meeting or call. `reminder`: happens on a date, without a request. */
export type Kind = 'task' | 'appointment' | 'reminder';

/** Where it was found, most reliable first. */
export type Source = 'calendar' | 'markup' | 'prose';

export interface Evidence {
  /** Verbatim. */
  quote: string;
  where: 'subject' | 'body' | 'attachment' | 'markup';
  /** UTF-16 offsets into the displayed text, or into the subject. */
  start?: number;
  end?: number;
}

export interface Suggestion {
  kind: Kind;
  title: string;
  /**
   * ISO 8601: a day (`2026-12-04`), a local time (`2026-12-04T15:00`), or a time with UTC offset
   * (`2026-12-04T15:00+01:00`). The deadline of a task, the start of anything else.
   */
  due: string;
  allDay: boolean;
  /** Duration, if known. */
  minutes?: number;
  location?: string;
  evidence: Evidence;
  /** Who asks, if the email names somebody other than its sender. */
  asker?: string;
  source: Source;
  /** Of its calendar entry, which later emails may change. */
  entryId?: string;
  /** `high`: the date is explicit. `medium`: it is relative to the day the email was sent. */
  confidence: 'high' | 'medium';
}

/** The parts of an email that are read. The detection engine's `Email` fits. */
export interface TaskEmail {
  subject: string;
  body: string;
  html?: string;
  headers?: readonly { name: string; value: string }[];
  attachments?: readonly { filename: string; mimeType: string; content?: Uint8Array }[];
}

/** The verdict on the email. The detection engine's `Analysis` fits. */
export interface Judgement {
  severity: 'None' | 'Low' | 'Medium' | 'High' | 'Critical';
  /** The body as displayed. */
  text: string;
  /** Whether it asks for a password, a code or access: a to-do list must not repeat that. */
  asksForSecret?: boolean;
}

/** UTF-16 offsets, `end` exclusive. */
export interface Range {
  start: number;
  end: number;
}
