/** What the picture says that stands beside a link to a page: by the page's path, in lines as they are to be broken. */
export const CARDS: Record<string, string[]> = {
  '/': ['Keep email breaches', 'out of your business.'],
  '/oauth/register': ['Create your account'],
  '/oauth/login': ['Welcome back'],
  '/waitlist': ['Join the Waitlist'],
  '/feedback': ['Report an', 'incorrect analysis'],
  '/privacy-policy': ['Privacy policy'],
  '/terms-of-service': ['Terms of service'],
  '/cookie-policy': ['Cookie policy'],
  '/compare-tool': ['Document Attachment', 'Comparison Tool'],
};

/** Where the picture for a page is, or undefined when the page has none. */
export function cardPath(pathname: string): string | undefined {
  const path = pathname.replace(/\/$/, '') || '/';
  return path in CARDS ? `/og/${cardName(path)}.png` : undefined;
}

export function cardName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}
