import { LIMITS } from '../limits.ts';

/** Where a link goes, in its clearest form: the host as browsers show it, an address or a number. */
export interface LinkTarget {
  target?: string;
  href?: string;
}

export function linkTarget(href: string, base: string): LinkTarget {
  const written = href.trim().slice(0, LIMITS.url);
  if (written === '' || written.startsWith('#')) return {};
  const url = parsed(written, base);
  if (url === null) return { target: written.slice(0, LIMITS.host), href: written };
  const about = url.protocol === 'http:' || url.protocol === 'https:' ? url.host : aboutOther(url);
  return { target: about, href: url.href };
}

function parsed(href: string, base: string): URL | null {
  if (URL.canParse(href)) return new URL(href);
  return /^https?:/i.test(base) && URL.canParse(href, base) ? new URL(href, base) : null;
}

/** `mailto:` and `tel:` name a recipient; for other links the scheme is enough. */
function aboutOther({ protocol, pathname }: URL): string {
  const isContact = protocol === 'mailto:' || protocol === 'tel:' || protocol === 'sms:';
  return isContact && pathname !== '' ? pathname.slice(0, LIMITS.host) : protocol;
}
