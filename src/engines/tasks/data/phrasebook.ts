/** A language's phrases for requests, meetings and announcements. Matched against folded text (see `fold`). */
export interface Phrasebook {
  /** The most frequent words, which identify the language. */
  small: ReadonlySet<string>;
  /** Whether the verb may come after the date, at the end of the sentence. */
  verbLast: boolean;
  /** Right before a due date. */
  until: RegExp;
  /** Right after a due date. */
  latest: RegExp;
  /** Right before a date that can only be a deadline, with or without a request. */
  deadline: RegExp;
  /** Addresses the reader, who has the deadline unless the sentence is about somebody else. */
  reader: RegExp;
  /** Right before the end of a validity. */
  holding: RegExp;
  /** Somebody's plans, whose deadline it may be. */
  telling: RegExp;
  /** An asking phrase; the request follows. */
  asking: RegExp;
  /** An offer, a hope, or a question or request to somebody else: has a request's form, but isn't one to the reader. */
  offer: RegExp;
  /** An imperative at the start of a clause. */
  imperative: RegExp;
  /** Between request and date: the date belongs to something else. */
  aside: RegExp;
  /** A label such as “Due date:” right before a date. */
  dueLabel: RegExp;
  /** Occasions for meeting. */
  meeting: RegExp;
  /** Tells the reader a time of day. */
  together: RegExp;
  /** Somebody other than the reader as the subject: the sender alone, or a third person. */
  others: RegExp;
  /** Sender and reader together. */
  joint: RegExp;
  /** Certainly the reader's meeting, also in bulk email and without a time. */
  ownMeeting: RegExp;
  /** An event that affects the reader. */
  happening: RegExp;
  /** Refers to the reader. */
  your: RegExp;
  /** Money is taken from the reader. */
  debit: RegExp;
  /** Outages of water, power, lifts and similar. */
  outage: RegExp;
  /** Done, cancelled or not required. */
  dismissed: RegExp;
  /** In the past. */
  past: RegExp;
  /** Right before a start date, or a date that only describes something. */
  since: RegExp;
  /** Opening or working hours. */
  hours: RegExp;
}
