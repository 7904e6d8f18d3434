/** Worst plausible harm if the reader does what the email wants. Low is a nuisance, not a danger. */
export type Severity = (typeof SEVERITIES)[number];

/** From the least to the worst. */
export const SEVERITIES = ['None', 'Low', 'Medium', 'High', 'Critical'] as const;

export function rank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}

/** The verdict as a reader sees it. `unknown`: too little of the email could be read to say. */
export type Verdict = 'safe' | 'suspicious' | 'dangerous' | 'unknown';

/** What the email is, in the few words a user or a filter sorts by. `unknown`: nothing could be analysed. */
export type Category = 'phishing' | 'malware' | 'business email compromise' | 'scam' | 'spam' | 'safe' | 'unknown';

/** Which pattern it follows: what is explained, and what is to be done, depends on this. */
export type Kind =
  | 'credential-phishing'
  | 'payment-fraud'
  | 'advance-fee'
  | 'extortion'
  | 'callback-scam'
  | 'malware'
  | 'conversation-hijack'
  | 'prize-scam'
  | 'crypto-scam'
  | 'delivery-scam'
  /** A warning without a known pattern behind it. */
  | 'suspicious'
  | 'unwanted'
  | 'none'
  | 'unknown';

/**
 * `hard`: hardly ever found in an honest email, sets a floor. `soft`: counts together with others. `context`: said,
 * never counted. `mitigating`: speaks for the email, but never undoes a floor.
 */
export type Tier = 'hard' | 'soft' | 'context' | 'mitigating';

/** The question a signal answers: what is asked, how the reader is pushed, who writes, where links lead, what is hidden. */
export type Group =
  | 'request'
  | 'pressure'
  | 'sender'
  | 'link'
  | 'concealment'
  | 'attachment'
  | 'thread'
  | 'behaviour'
  | 'wording';

/** Words of the email that a signal rests on. */
export interface Evidence {
  /** Exactly as in the email; `text.slice(start, end)` (or of the subject) when offsets are given. */
  quote: string;
  where:
    | 'from'
    | 'reply-to'
    | 'subject'
    | 'body'
    | 'link'
    | 'attachment'
    /** What the sender wrote into the headers. */
    | 'header'
    /** What the reader's own mail server wrote. */
    | 'server'
    /** No words of the email, but what was seen in it. */
    | 'remark';
  /** UTF-16 offsets into `Analysis.text`, or into the subject when `where` is `subject`. */
  start?: number;
  end?: number;
  /** Where the quoted link leads. */
  href?: string;
  /** The file or picture that a link was found in, as a reader would call it. */
  source?: string;
}

/** One thing that was noticed. */
export interface Signal {
  id: string;
  group: Group;
  tier: Tier;
  /** Probability of harm this signal alone would suggest, 0 to 1. Zero for context and mitigating signals. */
  weight: number;
  title: string;
  sentence: string;
  evidence: Evidence[];
}

/** What was seen of the email, and what was not. */
export interface Coverage {
  sender: boolean;
  headers: boolean;
  attachments: boolean;
  html: boolean;
  /** ISO 639-1 code of the language whose word lists were used; null when it is none of ours or the text is too short. */
  language: string | null;
  /** Whether the words could be read at all. */
  wordsRead: boolean;
  /** Number of distinct links taken apart. */
  links: number;
  /** Whether all of its text and links was read: what stands after a limit could say anything. */
  complete: boolean;
  /** Sentences about what could not be looked at, or only in part. */
  notSeen: string[];
}

/** The engine's answer. Severity and confidence are two axes: how bad it would be, and how sure that is. */
export interface Analysis {
  /** The worst that plausibly happens to a reader who does what the email wants, however sure that is. */
  severity: Severity;
  /**
   * Whole percent: how strong the evidence for this severity is, from how many independent groups of signals it comes,
   * and how much of the email could be seen. At None it is the confidence that nothing is wrong.
   */
  confidence: number;
  category: Category;
  kind: Kind;
  verdict: Verdict;
  /** Prose for the reader: blocks separated by blank lines, numbered lists start with `1. `. Never HTML. */
  response: string;
  /** One sentence. */
  conclusion: string;
  /** Everything that was noticed, strongest first. */
  signals: Signal[];
  /** What the reader should do now, as short sentences. */
  actions: string[];
  /** The body as displayed (plain text when the body was HTML); evidence offsets refer to it. */
  text: string;
  coverage: Coverage;
  engineVersion: string;
}
