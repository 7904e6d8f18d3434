/** A message written for the measurement, with what should be made of it. All are invented. */
export interface LabelledMessage {
  id: string;
  /** As in the Date header. */
  sent: string;
  subject: string;
  body: string;
  html?: string;
  /** A text/calendar part. */
  calendar?: string;
  /** Sent through a mailing list or a newsletter service. */
  bulk?: true;
  /** Kind and due date or time of each suggestion, such as `task 2026-11-20` or `appointment 2026-11-26T14:30`. */
  expected: readonly string[];
}
