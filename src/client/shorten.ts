const LONGEST = 120;
const HALF_EMAIL = /[\ud800-\udbff]$/;

/** The beginning of what its sender may have made as long as they liked, up to the end of a word. */
export function inShort(text: string): string {
  if (text.length <= LONGEST) return text;
  const begin = text.slice(0, LONGEST - 1);
  const end = begin.lastIndexOf(' ');
  return `${begin
    .slice(0, end > LONGEST / 2 ? end : undefined)
    .replace(HALF_EMAIL, '')
    .trimEnd()}…`;
}
