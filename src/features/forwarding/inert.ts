import { LinkifyIt } from 'linkify-it';

const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true });

/** A text in which no mail program finds a link: `hxxps://bank[.]example`. */
export function inert(text: string): string {
  const found = links.match(text) ?? [];
  let changed = '';
  let end = 0;
  for (const { index, lastIndex } of found) {
    changed += text.slice(end, index) + inertLink(text.slice(index, lastIndex));
    end = lastIndex;
  }
  return changed + text.slice(end);
}

function inertLink(link: string): string {
  return link.replace(/^http/i, 'hxxp').replaceAll('.', '[.]');
}
