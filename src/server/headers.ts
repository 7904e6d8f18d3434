import type { Settings } from './settings.ts';

/**
 * The headers every response carries, static file or not. A page's Content-Security-Policy holds the hashes of its own
 * scripts and styles and is made at build time; everything else gets the policy of `API_POLICY`.
 * None of the policies asks for Trusted Types: React sets what an Astro island is given as its slot as `innerHTML`, which
 * they would refuse, and a policy of our own that lets it pass would let everything pass.
 * Referrer-Policy is `same-origin` and not `no-referrer`, which makes plain form posts send `Origin: null`.
 */
export function securityHeaders(settings: Pick<Settings, 'siteUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(settings.siteUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

/** For what is not a page: should it be opened as one, it can load and do nothing. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Pictures of the product that other sites show beside a link to it. */
export const SHOWN_ELSEWHERE = ['/og/', '/icons/'];

/** Pages that take an email from their address: no cache keeps them. */
export const NEVER_CACHED = ['/feedback'];

/** Which sites may show the file at this path; every other answer is for this one alone. */
export function resourcePolicy(path: string): 'cross-origin' | 'same-origin' {
  return SHOWN_ELSEWHERE.some((folder) => path.startsWith(folder)) ? 'cross-origin' : 'same-origin';
}
