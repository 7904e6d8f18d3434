const NAMES: Readonly<Record<string, string>> = {
  white: 'ffffff',
  black: '000000',
  whitesmoke: 'f5f5f5',
  snow: 'fffafa',
};
/** Invisible difference per channel, in steps of 255: `#f7f7f7` on white. */
const UNSEEN = 12;

/** Whether text of one colour can't be seen on the other. Colours that aren't understood are compared as they are written. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [channelsOf(one), channelsOf(other)];
  if (first === null || second === null) return false;
  return first.every((channel, at) => Math.abs(channel - (second[at] ?? 0)) <= UNSEEN);
}

/** Red, green and blue; null for what isn't one opaque colour. */
function channelsOf(colour: string): number[] | null {
  const [, hex = NAMES[colour]] = /^#?((?:[0-9a-f]{3}){1,2})$/.exec(colour) ?? [];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? Array.from(hex, (digit) => digit + digit) : (hex.match(/../g) ?? []);
    return digits.map((pair) => Number.parseInt(pair, 16));
  }
  const [, ...channels] =
    /^rgba?\(\s{0,3}(\d{1,3})[\s,]{1,4}(\d{1,3})[\s,]{1,4}(\d{1,3})(?:[\s,/]{1,4}1(?:\.0{1,3})?)?\s{0,3}\)$/.exec(
      colour,
    ) ?? [];
  return channels.length === 3 ? channels.map(Number) : null;
}
