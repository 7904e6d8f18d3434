const LONGEST = 120;
const HALF_PAIR = /[\ud800-\udbff]$/;

export function truncate(text: string): string {
  if (text.length <= LONGEST) return text;
  const begin = text.slice(0, LONGEST - 1);
  const end = begin.lastIndexOf(' ');
  return `${begin
    .slice(0, end > LONGEST / 2 ? end : undefined)
    .replace(HALF_PAIR, '')
    .trimEnd()}…`;
}
