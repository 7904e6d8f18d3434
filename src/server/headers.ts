import type { Settings } from './settings.ts';

/**
 * A page's Content-Security-Policy has the hashes of its own scripts and styles and is made at build time.
 * No Trusted Types: Astro islands need `innerHTML`, and a policy that allows this allows everything.
 * Referrer-Policy is `same-origin`: `no-referrer` makes plain form posts send `Origin: null`.
 */
export function securityHeaders(settings: Pick<Settings, 'siteUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(settings.siteUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

/** For everything that is not a page: opened as a page, it can load and run nothing. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A worker's requests follow the policy that the worker was served with. */
export const WORKER_POLICY = `${API_POLICY}; connect-src 'self'`;

/** Preview images, which other sites embed. */
export const EMBEDDABLE = ['/og/', '/icons/'];

/** Pages whose address may contain an email. */
export const NEVER_CACHED = ['/feedback'];

export function resourcePolicy(path: string): 'cross-origin' | 'same-origin' {
  return EMBEDDABLE.some((folder) => path.startsWith(folder)) ? 'cross-origin' : 'same-origin';
}

/**
 * Pages that another program embeds, with its own script that connects the two: the script's origin, and where the
 * program runs. Such a page can't send anything to anyone.
 */
export const FRAMED: Readonly<Record<string, { script: string; ancestors: readonly string[] }>> = {
  // The frames that Office.js itself accepts; in Outlook for Windows and Mac the page is not in a frame.
  '/outlook-add-in': {
    script: 'https://appsforoffice.microsoft.com',
    ancestors: [
      'https://outlook.office.com',
      'https://outlook.office365.com',
      'https://outlook.cloud.microsoft',
      'https://outlook.live.com',
      'https://outlook.office365.us',
      'https://partner.outlook.cn',
    ],
  },
};

/**
 * Other headers of such a page. X-Frame-Options can't name an origin, and the script is served without a resource
 * policy.
 */
export const NOT_IN_FRAMES = ['x-frame-options', 'cross-origin-embedder-policy'];
