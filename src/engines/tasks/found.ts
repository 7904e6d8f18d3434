import type { Moment } from './moment.ts';
import type { Evidence, Kind, Source } from './suggestion.ts';

/** A candidate from one source, before past ones and duplicates are dropped. */
export interface Found {
  kind: Kind;
  title: string;
  at: Moment;
  minutes?: number;
  location?: string;
  evidence: Evidence;
  /** As in `Suggestion`. */
  asker?: string;
  source: Source;
  /** As in `Suggestion`. */
  entryId?: string;
  /** Whether the date is explicit, not relative to the day of sending. */
  isNamed: boolean;
}
