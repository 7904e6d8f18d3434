/**
 * How people ask for something by a day, agree to meet and announce what happens. All is matched against folded text:
 * small letters without accents, as `fold` makes it.
 */
export interface Phrasebook {
  /** The most frequent words, by which the language is told from the others. */
  small: ReadonlySet<string>;
  /** Whether the verb may stand after the day, at the end of its sentence. */
  verbLast: boolean;
  /** Stands right before a day that something is due on. */
  until: RegExp;
  /** Stands right after one. */
  latest: RegExp;
  /** Stands right before one that can only be a deadline, asked for or not. */
  deadline: RegExp;
  /** Speaks to the reader: what is due then is the reader's, unless it is told of somebody. */
  reader: RegExp;
  /** Stands right before a day until which something holds. */
  holding: RegExp;
  /** Says what somebody is going to do, so that a deadline may be theirs. */
  telling: RegExp;
  /** Asks the reader; what comes after is asked. */
  asking: RegExp;
  /** Begins a sentence that asks without such words. */
  imperative: RegExp;
  /** Between the question and the day: the day belongs to something else. */
  aside: RegExp;
  /** Names a day of payment or the end of a time to answer, right before it. */
  dueLabel: RegExp;
  /** What people meet for. */
  meeting: RegExp;
  /** Tells the reader of a time of day, whatever for. */
  together: RegExp;
  /** A meeting that is surely the reader's, also in mail sent to many, and without a time of day. */
  ownMeeting: RegExp;
  /** Happens on a day to something of the reader's. */
  happening: RegExp;
  /** Means the reader. */
  your: RegExp;
  /** Money is taken from the reader. */
  debit: RegExp;
  /** Water, power, a lift: what is everybody's. */
  outage: RegExp;
  /** Nothing is to be done, it has happened already, or it will not. */
  dismissed: RegExp;
  /** Says that what is meant for sentences of its kind has happened already. */
  past: RegExp;
  /** Stands right before a day that something began on, or that only describes. */
  since: RegExp;
  /** Days and hours at which somebody works. */
  hours: RegExp;
}
