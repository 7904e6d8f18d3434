/** Pages for search engines. */
export const PUBLIC_PAGES = [
  '/',
  '/oauth/register',
  '/oauth/login',
  '/feedback',
  '/waitlist',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
];

/** Public pages that do not hydrate a React island on load. */
export const MARKETING_PAGES = ['/', '/privacy-policy', '/terms-of-service', '/cookie-policy'];

/** Whether the page at this URL belongs in the sitemap. */
export function isPublicPage(url: string): boolean {
  return PUBLIC_PAGES.includes(new URL(canonicalUrl(url)).pathname);
}

/** The page's URL without query, fragment and trailing slash. */
export function canonicalUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return new URL(pathname.replace(/(?<=.)\/$/, ''), origin).href;
}
