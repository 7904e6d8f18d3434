import type { Moment } from './moment.ts';
import type { Evidence, Kind, Source } from './suggestion.ts';

/** What one of the sources holds, before it is known whether it is past, known already or too much. */
export interface Found {
  kind: Kind;
  title: string;
  at: Moment;
  minutes?: number;
  location?: string;
  evidence: Evidence;
  source: Source;
  /** As in `Suggestion`. */
  entryId?: string;
  /** Whether the day is named, and not counted from the day of sending. */
  isNamed: boolean;
}
