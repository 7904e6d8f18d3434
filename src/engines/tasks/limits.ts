/** Bounds the work per email. Senders choose an email's size, so no option raises these. */
export const LIMITS = {
  /** Characters of displayed text; requests come at the beginning. */
  text: 40_000,
  /** A longer sentence, or one with more dates, is a flattened table. */
  sentence: 400,
  datesInSentence: 3,
  /** Sentences parsed for dates, at about 1 ms each. */
  datedSentences: 60,
  html: 1_048_576,
  /** Characters of one JSON-LD block. */
  json: 65_536,
  /** Bytes of all calendar files together. */
  calendar: 131_072,
  calendarLines: 600,
  calendarLine: 1_000,
  /** Objects in the markup, and their nesting. */
  items: 200,
  depth: 8,
  events: 20,
  /** Highest plausible SEQUENCE of a calendar entry. */
  sequence: 1_000_000,
  title: 120,
  location: 200,
  /** A year; longer durations are implausible. */
  minutes: 366 * 24 * 60,
  quote: 300,
  suggestions: 10,
  /** Plausible days ahead. Without a year, a distant day is more likely to be in the past. */
  daysAhead: 800,
  daysAheadWithoutYear: 200,
} as const;
