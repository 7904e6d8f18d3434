import { isListed, type KeyList, keyOf } from './key-list.ts';

/** The steps that ranks are rounded to: within a step, the order is chance (Le Pochat et al., Tranco, 2019). */
const BANDS = [1_000, 10_000, 100_000, 1_000_000] as const;

/** The key that stores a site with its rank, counted from 1. Null for a rank beyond a million. */
export function popularityKey(rank: number, domain: string): number | null {
  const band = BANDS.find((one) => rank <= one);
  return band === undefined ? null : keyOf(`${band} ${domain}`);
}

/** The step of the most visited sites that a domain is in; null if it is not on the list. */
export function popularityOf(list: KeyList, domain: string): number | null {
  return BANDS.find((band) => isListed(list, keyOf(`${band} ${domain}`))) ?? null;
}
