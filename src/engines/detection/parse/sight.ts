import { type Gap, MANY_LINES } from '../html/html.ts';
import { once } from './once.ts';
import type { ParsedEmail } from './parsed-email.ts';
import { isThin, wordsIn } from './pictures.ts';

const EMPTY_LINES = new RegExp(`(?:\\n[ \\t]*){${MANY_LINES}}`);

/** The start of a space that pushes the rest of the text out of sight; null if there is none. */
export const gapIn = once(({ html, text, ownLength }: ParsedEmail): Gap | null => {
  if (html !== null) return html.gap;
  const at = text.slice(0, ownLength).search(EMPTY_LINES);
  return at > 0 && text.slice(at, ownLength).trim() !== '' ? { at, height: null } : null;
});

/**
 * Whether hardly any of the text is in sight next to a picture or link, so that the rest may only be there for filters.
 */
export function isTextOutOfSight(parsed: ParsedEmail): boolean {
  const gap = gapIn(parsed);
  if (gap === null || !isThin(wordsIn(parsed.text.slice(0, gap.at)))) return false;
  return (parsed.html?.images.length ?? 0) > 0 || parsed.links.some(({ start }) => start <= gap.at);
}
