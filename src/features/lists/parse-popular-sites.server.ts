import { popularityKey } from '../../engines/detection/index.ts';
import { linesOf, sortedKeys } from './list-lines.server.ts';
import { UnusableList } from './unusable-list.ts';

/** In a shorter list, hardly any link's site would be listed. */
const MIN_SITES = 10_000;
const LINE = /^(\d{1,8}),([a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63}){0,9})$/i;

/**
 * The first million sites of a list with a rank and a domain in each line, in order, as Tranco and Umbrella publish it.
 * @throws UnusableList if a line is anything else
 */
export async function keysOfPopularSites(bytes: Uint8Array): Promise<Float64Array> {
  const keys = new Set<number>();
  let last = 0;
  for await (const line of linesOf(bytes)) {
    if (line === '') continue;
    const [, digits, domain = ''] = LINE.exec(line ?? '') ?? [];
    const rank = Number(digits);
    // If lines are out of order, their position is not the rank.
    if (!(rank > last)) throw new UnusableList(`the line after rank ${last} is no higher rank and domain`);
    const key = popularityKey(rank, domain.toLowerCase());
    if (key === null) break;
    keys.add(key);
    last = rank;
  }
  if (keys.size < MIN_SITES) throw new UnusableList(`it has ${keys.size} sites, and 10,000 are needed`);
  return sortedKeys(keys);
}
