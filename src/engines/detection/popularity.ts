import { isListed, type KeyList, keyOf } from './key-list.ts';

/** Ranks are kept this exactly: the order within is chance (Le Pochat et al., Tranco, 2019). */
const BANDS = [1_000, 10_000, 100_000, 1_000_000] as const;

/** What a site is kept as, by its rank from 1 on. Null for a rank beyond a million. */
export function popularityKey(rank: number, domain: string): number | null {
  const band = BANDS.find((one) => rank <= one);
  return band === undefined ? null : keyOf(`${band} ${domain}`);
}

/** Among how many of the most visited sites a domain is; null where it is not on the list. */
export function popularityOf(list: KeyList, domain: string): number | null {
  return BANDS.find((band) => isListed(list, keyOf(`${band} ${domain}`))) ?? null;
}
