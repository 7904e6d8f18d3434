/** A name and its imitation, cut where they differ. */
export interface LookAlike {
  before: string;
  real: string;
  imitated: string;
  after: string;
}

/** What two names share at both ends, and the letters between that were swapped, added or left out. */
export function lookAlike(real: string, imitation: string): LookAlike {
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
