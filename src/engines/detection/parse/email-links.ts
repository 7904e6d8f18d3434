import type { FileLink } from '../attachments/file-reading.ts';
import type { Email } from '../email.ts';
import type { Rendering } from '../html/html.ts';
import { LIMITS } from '../limits.ts';
import { isPictureAddress, type Link, type LinkPosition, linksInText, parseLink, parseLinks } from './links.ts';
import { parsedUrl } from './parsed-url.ts';
import { plainText } from './text.ts';

/** The source of a link that only the text part has. */
export const TEXT_PART = 'the plain-text version';
const OUTLOOK_PART = 'the version for Outlook';

/** The distinct links of the displayed text; notes in `cut` when there are too many. */
export function linksOf(text: string, html: Rendering | null, cut: string[]): Link[] {
  const positions = positionsOf(text, html);
  const distinct = new Map<string, LinkPosition>();
  let leftOut = 0;
  for (const position of positions) {
    const key = `${position.href} ${text.slice(position.start, position.end)}`;
    if (distinct.has(key)) continue;
    if (distinct.size < LIMITS.links) distinct.set(key, position);
    else leftOut++;
  }
  if (leftOut > 0) cut.push(`Only ${distinct.size} of ${positions.length} links were checked.`);
  return [...distinct.values()].flatMap((position) => parseLinks(position, text));
}

/**
 * Some programs show the text part instead of the HTML: its links to domains that the HTML does not link to. The
 * addresses of the HTML's own pictures don't count.
 */
export function linksOfTextPart({ body, html }: Email, { images }: Rendering, links: readonly Link[]): FileLink[] {
  if (html === undefined) return [];
  const text = plainText(body).slice(0, LIMITS.text);
  const domains = new Set(links.map(({ domain }) => domain));
  const isShown = ({ host }: Link) => images.some(({ src }) => parsedUrl(src)?.hostname === host);
  return linksInText(text)
    .slice(0, LIMITS.inside.links)
    .map((position) => parseLink(position, text))
    .filter((link) => !domains.has(link.domain) && !(isPictureAddress(link) && isShown(link)))
    .map(({ href, text: clicked }) => ({ href, text: clicked, source: TEXT_PART }));
}

/**
 * Links that only Outlook shows, in conditional comments, to domains the HTML doesn't link to. They usually repeat its
 * buttons.
 */
export function linksForOutlook(html: Rendering | null, links: readonly Link[]): FileLink[] {
  const domains = new Set(links.map(({ domain }) => domain));
  return (html?.outlook ?? [])
    .slice(0, LIMITS.inside.links)
    .filter(({ href }) => !domains.has(parseLink({ href, start: 0, end: 0 }, '').domain))
    .map((link) => ({ ...link, source: OUTLOOK_PART }));
}

/** Anchors of the HTML, and addresses written out in the text outside of anchors. */
function positionsOf(text: string, html: Rendering | null): LinkPosition[] {
  const anchors = (html?.anchors ?? []).map((anchor) => ({ ...anchor, end: Math.min(anchor.end, text.length) }));
  const positions: LinkPosition[] = anchors.filter(({ start, end }) => start <= end);
  let next = 0;
  for (const position of linksInText(text)) {
    while ((anchors[next]?.end ?? Number.POSITIVE_INFINITY) <= position.start) next++;
    if ((anchors[next]?.start ?? Number.POSITIVE_INFINITY) >= position.end) positions.push(position);
  }
  return positions;
}
