/** A message written for the measurement, with what should be made of it. All are invented. */
export interface LabelledMessage {
  id: string;
  /** As in the Date header. */
  sent: string;
  /** As in the From header. */
  from?: string;
  /** What it's an example of, to report figures by. */
  type?: string;
  subject: string;
  body: string;
  html?: string;
  /** A text/calendar part. */
  calendar?: string;
  /** Sent through a mailing list or a newsletter service. */
  bulk?: true;
  /** Kind and due date or time of each suggestion, such as `task 2026-11-20` or `appointment 2026-11-26T14:30`. */
  expected: readonly string[];
  /** Who asks, when it isn't the sender. */
  asker?: string;
  /** A word that the title of each suggestion has to contain, in the order of `expected`. */
  what?: readonly string[];
}
