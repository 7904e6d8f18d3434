import { DAY_MS } from '../../server/durations.ts';
import type { ListKind } from '../../server/list-source.ts';
import { keysOfBlocklist } from './parse-blocklist.server.ts';
import { keysOfPopularSites } from './parse-popular-sites.server.ts';
import { keysOfSuffixes } from './parse-suffixes.server.ts';

interface KindOfList {
  keysOf(bytes: Uint8Array): Promise<Float64Array>;
  /** How long a copy is used that its publisher has not confirmed. */
  oldestMs: number;
  setting: 'BLOCKLISTS' | 'SUFFIX_LIST' | 'POPULAR_SITES';
}

export const LIST_KINDS: Readonly<Record<ListKind, KindOfList>> = {
  // Malicious pages are cleaned or gone after days; an old list would accuse what has become honest.
  blocklist: { keysOf: keysOfBlocklist, oldestMs: 7 * DAY_MS, setting: 'BLOCKLISTS' },
  // Suffixes hardly ever cease to be one, so an old list is still true; after a release, the one built in is newer.
  'public-suffixes': { keysOf: keysOfSuffixes, oldestMs: 180 * DAY_MS, setting: 'SUFFIX_LIST' },
  // Tranco averages over 30 days.
  'popular-sites': { keysOf: keysOfPopularSites, oldestMs: 30 * DAY_MS, setting: 'POPULAR_SITES' },
};
