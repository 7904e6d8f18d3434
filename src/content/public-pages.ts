import { DOCS } from './docs-pages.ts';

/** Pages for search engines, apart from the pages of the docs. */
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

/** Public pages that do not hydrate an island on load. */
export const MARKETING_PAGES = ['/', '/privacy-policy', '/terms-of-service', '/cookie-policy', '/docs'];

/** Whether the page at this URL belongs in the sitemap. */
export function isPublicPage(url: string): boolean {
  return [...PUBLIC_PAGES, ...DOCS_PAGES].includes(new URL(canonicalUrl(url)).pathname);
}

/** The page's URL without query, fragment and trailing slash. */
export function canonicalUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return new URL(pathname.replace(/(?<=.)\/$/, ''), origin).href;
}
