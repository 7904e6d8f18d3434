import type { Box } from './email.ts';

/** The worst plausible harm if the reader does what the email wants. Low is a nuisance, not a danger. */
export type Severity = (typeof SEVERITIES)[number];

/** From least to worst. */
export const SEVERITIES = ['None', 'Low', 'Medium', 'High', 'Critical'] as const;

/** From 0 for None to 4 for Critical, for comparing. */
export function rank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}

/** The verdict shown to readers. `unknown`: too little of the email could be read. */
export type Verdict = 'safe' | 'suspicious' | 'dangerous' | 'unknown';

/** The category that users and filters sort by. `unknown`: nothing could be analysed. */
export type Category = 'phishing' | 'malware' | 'business email compromise' | 'scam' | 'spam' | 'safe' | 'unknown';

/** The pattern the email follows. The explanation and the advice depend on it. */
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
 * How a signal counted in one email. `hard`: no honest email has it, so it sets a least severity. `soft`: suspicious, adds
 * to the score. `mitigating`: reassuring, lowers the score but never a least severity. `context`: for
 * information, since it moved the score hardly or not at all.
 */
export type Tier = 'hard' | 'soft' | 'context' | 'mitigating';

/** What a signal is about: the request, the pressure, the sender, the links, what is hidden, and so on. */
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

/** The words of the email that a signal rests on. */
export interface Evidence {
  /** Exactly as in the email. With offsets it is `text.slice(start, end)`, or the same slice of the subject. */
  quote: string;
  where:
    | 'from'
    | 'reply-to'
    | 'subject'
    | 'body'
    | 'link'
    | 'attachment'
    /** Words read in a picture. */
    | 'picture'
    /** Written by the sender. */
    | 'header'
    /** Written by the reader's own mail server. */
    | 'server'
    /** An observation, not a quote. */
    | 'remark';
  /** UTF-16 offsets into `Analysis.text`, or into the subject when `where` is `subject`. */
  start?: number;
  end?: number;
  /** Where the quoted link goes. */
  href?: string;
  /** Hosts that redirect to it: `bing.com`, `bing.com and google.com`. */
  through?: string;
  /** The file or image in which the link or the words were found, for the reader: “the file “invoice.pdf””. */
  source?: string;
  /** For words in a picture: its file's name, if it has one, and its size in pixels. */
  picture?: { name: string; width: number; height: number };
  /** For words in a picture: where they are on it. */
  box?: Box;
  /** For words in a file or picture: the text shown before and after them. */
  around?: { before: string; after: string };
}

/** A finding. */
export interface Signal {
  id: string;
  group: Group;
  tier: Tier;
  /**
   * What it adds to the log-odds of harm: 0.7 doubles the odds. Below zero it reassures; it is zero if another signal
   * covers it.
   */
  weight: number;
  title: string;
  sentence: string;
  evidence: Evidence[];
}

/** What could be checked, and what could not. */
export interface Coverage {
  /** Whether the sender’s address was provided; not whether it was verified. */
  sender: boolean;
  /** Whether the header fields were provided. */
  headers: boolean;
  /** Whether it was known which files are attached, if any. */
  attachments: boolean;
  /** Whether the verdict is on the HTML; false for plain text. */
  html: boolean;
  /**
   * ISO 639-1 code of the language whose word lists were used; null when it is not supported or the text is too short.
   */
  language: string | null;
  /** Whether the words could be read. */
  wordsRead: boolean;
  /** Number of distinct links. */
  links: number;
  /** Whether all attached files were read, and the words of all pictures that may say more than the text. */
  filesRead: boolean;
  /** Whether all of the text and all links were read: the part after a limit could say anything. */
  complete: boolean;
  /** Sentences about what could not be checked, or only partly. */
  notSeen: string[];
}

/** The engine’s answer: how severe by its thresholds, and how sure that is. */
export interface Analysis {
  /** From the probability of harm, and never below the least severity of a hard signal. */
  severity: Severity;
  /** Whole percent: the probability that the email is harmful or, at None, harmless, if both were equally common. */
  confidence: number;
  category: Category;
  kind: Kind;
  verdict: Verdict;
  /** Prose for the reader: blocks separated by blank lines, numbered lists start with `1. `. Never HTML. */
  response: string;
  conclusion: string;
  /** All findings, strongest first. */
  signals: Signal[];
  /** What the reader should do now, in short sentences. */
  actions: string[];
  /** The body as displayed (plain text when the body was HTML). Evidence offsets refer to it. */
  text: string;
  coverage: Coverage;
  engineVersion: string;
}
