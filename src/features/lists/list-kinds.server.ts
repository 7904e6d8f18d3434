import { DAY_MS } from '../../server/durations.ts';
import type { ListKind } from '../../server/list-source.ts';
import { keysOfBlocklist } from './parse-blocklist.server.ts';
import { keysOfPopularSites } from './parse-popular-sites.server.ts';
import { keysOfSuffixes } from './parse-suffixes.server.ts';

interface KindOfList {
  keysOf(bytes: Uint8Array): Promise<Float64Array>;
  /** How long a copy is used without a confirmation from its publisher. */
  oldestMs: number;
  setting: 'BLOCKLISTS' | 'SUFFIX_LIST' | 'POPULAR_SITES';
}

export const LIST_KINDS: Readonly<Record<ListKind, KindOfList>> = {
  // Malicious pages are cleaned up or gone within days; an old list would accuse sites that are honest now.
  blocklist: { keysOf: keysOfBlocklist, oldestMs: 7 * DAY_MS, setting: 'BLOCKLISTS' },
  // Suffixes are hardly ever removed, so an old list is still right; after a release, the built-in list is newer.
  'public-suffixes': { keysOf: keysOfSuffixes, oldestMs: 180 * DAY_MS, setting: 'SUFFIX_LIST' },
  // Tranco averages over 30 days.
  'popular-sites': { keysOf: keysOfPopularSites, oldestMs: 30 * DAY_MS, setting: 'POPULAR_SITES' },
};
