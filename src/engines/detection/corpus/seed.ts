export const CORPUS_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'] as const;
export type CorpusLanguage = (typeof CORPUS_LANGUAGES)[number];

/** What stands in braces in a seed, and is filled alike in both twins of a pair. */
export const SLOTS = [
  /** First name of the reader. */
  'name',
  /** Full name of the person who signs. */
  'sender',
  /** Another full name: a colleague, a customer, a relative. */
  'other',
  /** The company or service that writes or is spoken of. */
  'company',
  /** The organization the reader works for. */
  'own',
  'city',
  'amount',
  'small',
  /** A day in the next weeks, one in the last weeks, and a time of day. */
  'date',
  'past',
  'time',
  /** Reference, order or ticket number. */
  'ref',
  'product',
  'phone',
  /** An account number (IBAN). */
  'account',
] as const;
export type Slot = (typeof SLOTS)[number];

/** Who an email comes from. Benign: the company, a colleague, or a person; malicious twins take a false one of the same. */
export type SenderKind = 'company' | 'colleague' | 'person';

/** What one of two twins says where they part: a few sentences of like length, and the words on its link, if it has one. */
export interface Turn {
  ask: readonly string[];
  /** Words on the button or before the address. Both twins have a link, or neither, wherever the story allows it. */
  link?: string;
}

/**
 * Two emails in one. They share subject, opening and closing, and differ only in what is asked, where links lead and who
 * sends. Texts are written for the product and hold slots in braces and, in brackets, `[other|different]` words for the same.
 */
export interface Seed {
  language: CorpusLanguage;
  /** Careless writing (haste, missing capitals, slips) stands in both twins, so that it speaks for neither label. */
  register: 'careful' | 'careless';
  /** Nothing stands around it: neither greeting, farewell, signature nor footer, as in most notices of a line or two. */
  short?: boolean;
  subject: string;
  /** Paragraphs before the twins part. */
  opening: readonly string[];
  benign: Turn;
  malicious: Turn;
  closing: readonly string[];
}

/** A situation in which honest and dishonest emails look alike. Scenarios, not emails, are trained on or held back. */
export interface Scenario {
  id: string;
  /** Corporate, HR and IT notices are where detectors cry wolf. */
  corporate: boolean;
  sender: SenderKind;
  /** Never trained on. */
  heldBack?: boolean;
  /** The ask alone tells little: whatever sender it shows, the malicious twin leads elsewhere, the benign one home. */
  isToldByLink?: boolean;
  seeds: readonly Seed[];
}
