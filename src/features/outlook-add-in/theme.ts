/** The theme that matches a colour, given as `#rrggbb`. @returns undefined for anything else */
export function themeOf(background: string | undefined): 'light' | 'dark' | undefined {
  const [, ...parts] = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(background ?? '') ?? [];
  if (parts.length === 0) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  // Perceived brightness (ITU-R BT.601).
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? 'dark' : 'light';
}
