import type { Range } from '../suggestion.ts';

/** A day, weekday or time, possibly part of a date. */
export interface Piece extends Range {
  day?: { year: number; month: number; day: number };
  weekday?: number;
  /** Not only an abbreviated weekday, many of which are also words. */
  isWhole: boolean;
  time?: { hour: number; minute: number };
  endTime?: { hour: number; minute: number };
  offset?: number;
  isNamed: boolean;
  hasYear: boolean;
  /** Says by itself that it is a deadline, as in “within 14 days”. */
  isDeadline?: boolean;
}
