import { isKnownHost } from '../parse/brand-hosts.ts';
import { isFreemail, registrableDomain, registrableLabel } from '../parse/domains.ts';
import { isOneEditAway, readAs } from './lookalike.ts';

/** Shorter names are one letter apart by chance. */
const MIN_ONE_EDIT = 5;
const MIN_TWO_EDITS = 10;

/** A name and its imitation, split where they differ. */
export interface Difference {
  before: string;
  real: string;
  imitated: string;
  after: string;
}

/** What two names share at both ends, and the letters between that were swapped, added or left out. */
export function difference(real: string, imitation: string): Difference {
  const shortest = Math.min(real.length, imitation.length);
  let head = 0;
  while (head < shortest && real[head] === imitation[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && real.at(-1 - tail) === imitation.at(-1 - tail)) tail += 1;
  return {
    before: real.slice(0, head),
    real: real.slice(head, real.length - tail),
    imitated: imitation.slice(head, imitation.length - tail),
    after: real.slice(real.length - tail),
  };
}

/**
 * Whether a host can be mistaken for a known one: by letters that look alike, or by one or two letters more, less or
 * other. The same name under another suffix is often the same company's and does not count.
 * @param shortest length from which names one letter apart are no coincidence
 * @param shortestOfTwo the same for two letters
 */
export function imitates(host: string, known: string, shortest = MIN_ONE_EDIT, shortestOfTwo = MIN_TWO_EDITS): boolean {
  if (registrableDomain(host) === null || registrableDomain(known) === null) return false;
  if (isFreemail(host) || isKnownHost(host)) return false;
  const label = registrableLabel(host);
  const real = registrableLabel(known);
  if (label === real) return false;
  if (readAs(label) === readAs(real) || label.replaceAll('-', '') === real.replaceAll('-', '')) return true;
  const length = Math.min(label.length, real.length);
  const { real: left, imitated } = difference(real, label);
  // Numbered names (studio-54, studio-55) are a series or a coincidence.
  if (label[0] !== real[0] || /^\d+$/.test(left + imitated)) return false;
  if (length >= shortest && isOneEditAway(real, label)) return true;
  return length >= shortestOfTwo && isTwoEditsAway(real, label);
}

/** One edit from the left, then one more in the rest. */
function isTwoEditsAway(a: string, b: string): boolean {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  const left = a.slice(start);
  const right = b.slice(start);
  return [
    [left.slice(1), right],
    [left, right.slice(1)],
    [left.slice(1), right.slice(1)],
    [left.slice(2), right.slice(2)],
  ].some(([one = '', other = ''], way) => {
    const swapped = way !== 3 || (left[0] === right[1] && left[1] === right[0]);
    return swapped && (one === other || isOneEditAway(one, other));
  });
}
