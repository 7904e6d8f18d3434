const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const MAX_LABEL = 63;

/** The Unicode form of a host name, as a browser might show it. Invalid labels stay as they are. */
export function toUnicode(host: string): string {
  return host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodeLabel(label.slice(4)) ?? label) : label))
    .join('.');
}

/** RFC 3492, section 6.2. */
function decodeLabel(label: string): string | null {
  if (label.length > MAX_LABEL) return null;
  const delimiter = label.lastIndexOf('-');
  const output = Array.from(delimiter > 0 ? label.slice(0, delimiter) : '', (char) => char.charCodeAt(0));
  let code = 128;
  let position = 0;
  let bias = 72;
  for (let at = delimiter > 0 ? delimiter + 1 : 0; at < label.length; ) {
    const before = position;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(label.charCodeAt(at++));
      if (digit === null) return null;
      position += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    bias = adapt(position - before, output.length + 1, before === 0);
    code += Math.floor(position / (output.length + 1));
    position %= output.length + 1;
    if (code > 0x10ffff) return null;
    output.splice(position++, 0, code);
  }
  return String.fromCodePoint(...output);
}

function digitOf(char: number): number | null {
  if (char >= 48 && char <= 57) return char - 22;
  if (char >= 97 && char <= 122) return char - 97;
  if (char >= 65 && char <= 90) return char - 65;
  return null;
}

function adapt(delta: number, length: number, first: boolean): number {
  let rest = first ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
