/** What a Bayes filter is taught: it knows two classes only. */
export type Kind = 'spam' | 'ham';

/** A mail to be taught. */
export interface Lesson {
  id: string;
  kind: Kind;
  message(): Promise<Uint8Array>;
}

/** What a filter makes of one mail. */
export interface Judgement {
  /** How harmful it considers the email, on its own scale. */
  harm: number;
  /** Whether it flags the mail, at each of its thresholds. */
  flagged: readonly boolean[];
}

/** A mail filter under test. */
export interface Filter {
  readonly name: string;
  /** Where it begins to flag by default, strictest first. */
  readonly thresholds: readonly string[];
  /** How many mails it works on at a time. */
  readonly lanes: number;
  judge(message: Uint8Array): Promise<Judgement>;
  /** Teaches its Bayes; the number of mails it took in, which are fewer when it knew some or found too few words. */
  teach?(lessons: readonly Lesson[]): Promise<number>;
  /** Seconds of processor time used so far. */
  processorSeconds(): number;
  stop(): Promise<void>;
}
