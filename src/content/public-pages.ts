import { DOCS } from './docs-pages.ts';

/** The pages meant to be found by anyone, beside the pages of the docs. */
export const PUBLIC_PAGES = [
  '/',
  '/oauth/register',
  '/oauth/login',
  '/feedback',
  '/waitlist',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/docs',
];

export const DOCS_PAGES: string[] = DOCS.map((page) => `/docs/${page}`);

/**
 * Those of them that are read and send nothing. /waitlist, /feedback and /oauth/* are forms and hydrate an island of React
 * as they load.
 */
export const MARKETING_PAGES = ['/', '/privacy-policy', '/terms-of-service', '/cookie-policy', '/docs'];

/** Says whether the page at this URL belongs in the sitemap. */
export function isPublicPage(url: string): boolean {
  return [...PUBLIC_PAGES, ...DOCS_PAGES].includes(new URL(canonicalUrl(url)).pathname);
}

/** The one spelling of a page's URL: without a slash at its end. */
export function canonicalUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return new URL(pathname.replace(/(?<=.)\/$/, ''), origin).href;
}
