import { z } from 'zod';

export const CORPUS_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'] as const;
export type CorpusLanguage = (typeof CORPUS_LANGUAGES)[number];

/** The names that texts may have in braces. Both emails of a pair get the same value. */
export const SLOTS = [
  /** First name of the reader. */
  'name',
  /** Full name of the person who signs. */
  'sender',
  /** Another full name: a colleague, a customer, a relative. */
  'other',
  /** The company or service that writes or is written about. */
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

const text = z
  .string()
  .min(1)
  .refine((value) => [...value.matchAll(/\{([^}]*)\}/g)].every(([, slot]) => SLOTS.includes(slot as Slot)), {
    error: ({ input }) => `unknown slot in “${input}”`,
  });

const turn = z.strictObject({
  /** A few sentences, of like length in both emails of a pair. */
  ask: z.array(text).min(1).readonly(),
  /** Words on the button or before the address. Both emails of a pair have a link, or neither. */
  link: text.optional(),
});

/**
 * A line of `scenarios.jsonl`: a situation in which honest and dishonest emails look alike. Scenarios, not emails, are
 * trained on or held back.
 */
export const scenarioRecord = z.strictObject({
  /** Part of what the random choices are made from: a new id makes other emails. */
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  /** Who a benign email comes from. The malicious one pretends to be the same. */
  sender: z.enum(['company', 'colleague', 'person']),
  /** Corporate, HR and IT notices are where detectors have most false positives. */
  corporate: z.boolean(),
  /** Never trained on. */
  heldBack: z.boolean().optional(),
  /** The ask alone tells little: whatever sender it shows, the malicious link leads elsewhere, the benign one home. */
  isToldByLink: z.boolean().optional(),
});

/**
 * A line of `pairs/LANGUAGE.jsonl`: two emails in one. They share subject, opening and closing, and differ only in what
 * is asked, where links lead and who sends. Texts have slots in braces and, in brackets, `[other|different]` wordings.
 */
export const pairRecord = z.strictObject({
  scenario: scenarioRecord.shape.id,
  /** Careless writing (haste, missing capitals, slips) is in both emails, so that it predicts neither label. */
  register: z.enum(['careful', 'careless']),
  /** No greeting, farewell, signature or footer, as in most notices of a line or two. */
  short: z.boolean().optional(),
  subject: text,
  /** Paragraphs before the two emails differ. */
  opening: z.array(text).readonly(),
  benign: turn,
  malicious: turn,
  closing: z.array(text).readonly(),
});

export type Turn = z.infer<typeof turn>;
export type Seed = Omit<z.infer<typeof pairRecord>, 'scenario'> & { language: CorpusLanguage };
export type Scenario = z.infer<typeof scenarioRecord> & { seeds: readonly Seed[] };
export type SenderKind = Scenario['sender'];
