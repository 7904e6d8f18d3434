const NAMES: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(
    'black navy darkblue midnightblue indigo purple darkgreen green maroon brown darkred darkslategray darkslategrey dimgray dimgrey gray grey currentcolor'
      .split(' ')
      .map((name) => [name, true]),
  ),
  ...Object.fromEntries(
    'white snow ivory whitesmoke ghostwhite lightgray lightgrey gainsboro silver yellow transparent none'
      .split(' ')
      .map((name) => [name, false]),
  ),
};

/** Whether a CSS or SVG colour is dark; null if unknown or missing. */
export function isDarkColour(colour: string | undefined): boolean | null {
  const text = colour?.trim().toLowerCase() ?? '';
  const [, digits = ''] = /(?:^|\s)#([0-9a-f]{3,8})\b/.exec(text) ?? [];
  if (digits.length === 3 || digits.length === 4) {
    return isDark(Array.from(digits.slice(0, 3), (one) => Number.parseInt(one + one, 16)));
  }
  if (digits.length >= 6) {
    return isDark([0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)));
  }
  const [, channels] = /\brgba?\(([^)]{1,40})\)/.exec(text) ?? [];
  if (channels !== undefined) {
    const [red = 0, green = 0, blue = 0, opacity = 1] = channels.split(/[\s,/]+/).map(Number.parseFloat);
    return opacity < 0.1 ? false : isDark([red, green, blue]);
  }
  return (
    text
      .split(/\s+/, 8)
      .map((name) => NAMES[name])
      .find((one) => one !== undefined) ?? null
  );
}

function isDark([red = 0, green = 0, blue = 0]: readonly number[]): boolean {
  return red * 77 + green * 151 + blue * 28 < 128 * 256;
}
