/** How much of a letter is read for tasks. A sender chooses how long a letter is, so no option can raise these. */
export const LIMITS = {
  /** Characters of displayed text; what somebody is asked to do stands at the beginning. */
  text: 40_000,
  /** A longer one is a table that lost its lines, and so is one with more days. */
  sentence: 400,
  datesInSentence: 3,
  /** Sentences in which dates are looked for, which takes a millisecond each. */
  datedSentences: 60,
  html: 1_048_576,
  /** Characters of one JSON-LD block, and of all calendar files together. */
  json: 65_536,
  calendar: 131_072,
  calendarLines: 600,
  calendarLine: 1_000,
  /** Objects of the markup that are looked at, and how deep they may lie. */
  items: 200,
  depth: 8,
  events: 20,
  /** How often a calendar entry is believed to have been changed. */
  sequence: 1_000_000,
  title: 120,
  location: 200,
  /** A year: what is said to last longer is not believed. */
  minutes: 366 * 24 * 60,
  quote: 300,
  suggestions: 10,
  /** Days ahead that are believed: without a year, a day that far off is more likely one that has passed. */
  daysAhead: 800,
  daysAheadWithoutYear: 200,
} as const;
