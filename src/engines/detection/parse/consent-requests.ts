import { ADMIN_CONSENT, ADMIN_SCOPE, DANGEROUS_SCOPES } from '../data/consent.ts';
import { sameOrganisation } from './domains.ts';
import type { Link } from './links.ts';
import { once } from './once.ts';

/** A link that asks somebody to let an app into their account. */
export interface ConsentRequest {
  /** The requested scopes that give access to a mailbox, files, chats or code. */
  dangerous: readonly string[];
  /** For a whole organization. */
  isForAll: boolean;
  /** Who gets the access; empty if the link doesn't say. */
  receiver: string;
  /** Whether it only redirects the reader without asking for consent, so the page shows nothing of its own. */
  isSilent: boolean;
  /** Whether the access code goes to the reader's own computer or screen, so somebody has to copy it from there. */
  isCopied: boolean;
}

/** How many scopes are read; the longest lists of honest apps have about fifty. */
const MAX_SCOPES = 100;
/** How many parameters of a sign-in page are searched. */
const MAX_FIELDS = 20;
const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;
/** Redirects that show the code instead of passing it to an app. */
const SHOWS_CODE = /^urn:ietf:wg:oauth:2\.0:oob|\/oauth2\/nativeclient$/i;

/**
 * An authorization request (RFC 6749, section 4.1.1): its link has a client and a response type or scopes, whatever the
 * company and the path. Null for any other link.
 */
export const consentRequestIn = once(({ url, host }: Link): ConsentRequest | null => {
  if (url === null || host === '') return null;
  return requestOf(url) ?? afterSignIn(url);
});

/** Sign-in pages have the request that follows in a parameter, with or without their own host: `return_to`, `continue`. */
function afterSignIn(url: URL): ConsentRequest | null {
  for (const value of [...url.searchParams.values()].slice(0, MAX_FIELDS)) {
    if (!/^(?:https?:\/)?\//i.test(value) || !value.includes('client_id=')) continue;
    const next = URL.canParse(value, url) ? new URL(value, url) : null;
    const request = next && sameOrganisation(next.hostname, url.hostname) ? requestOf(next) : null;
    if (request !== null) return request;
  }
  return null;
}

function requestOf({ searchParams: fields, pathname }: URL): ConsentRequest | null {
  const isForAll = ADMIN_CONSENT.test(pathname);
  const scopes = [fields.get('scope'), fields.get('user_scope')].filter((value) => value !== null).join(' ');
  if (!fields.has('client_id') || !(isForAll || scopes !== '' || fields.has('response_type'))) return null;
  const redirect = fields.get('redirect_uri') ?? '';
  const receiver = URL.canParse(redirect) ? new URL(redirect).hostname : '';
  return {
    dangerous: scopes.split(/[\s,+]+/, MAX_SCOPES).filter(isDangerous),
    isForAll,
    isSilent: fields.get('prompt') === 'none',
    receiver,
    isCopied: LOOPBACK.test(receiver) || SHOWS_CODE.test(redirect),
  };
}

/** `https://graph.microsoft.com/Mail.Read` and `https://mail.google.com/` are named by their last part. */
function isDangerous(scope: string): boolean {
  const name = scope.replace(/\/{1,3}$/, '').toLowerCase();
  const own = name.slice(name.lastIndexOf('/') + 1);
  return DANGEROUS_SCOPES.has(own) || ADMIN_SCOPE.test(own);
}
