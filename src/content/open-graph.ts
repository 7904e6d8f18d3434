/** The text on a page's link preview image. */
export interface Card {
  /** One entry per line. */
  headline: string[];
  /** The end of the headline's last line, underlined like evidence. */
  marked: string;
  /** The note beside the mark, in one or two lines. */
  note: string[];
  seal: 'safe' | 'suspicious' | 'unknown';
}

/** By the page's path. */
export const CARDS: Record<string, Card> = {
  '/': {
    headline: ['Keep email breaches', 'out of your business.'],
    marked: 'out of your business.',
    note: ['See what an email asks for, where its links go', 'and who really sent it.'],
    seal: 'safe',
  },
  '/oauth/register': {
    headline: ['Create your account'],
    marked: 'your account',
    note: ['Sign up with Google.', 'No new password to remember.'],
    seal: 'safe',
  },
  '/oauth/login': {
    headline: ['Welcome back'],
    marked: 'back',
    note: ['Check your next email', 'and see the evidence.'],
    seal: 'safe',
  },
  '/waitlist': {
    headline: ['Join the Waitlist'],
    marked: 'Waitlist',
    note: ['Be among the first to have', 'your email checked.'],
    seal: 'unknown',
  },
  '/feedback': {
    headline: ['Report an', 'incorrect analysis'],
    marked: 'incorrect analysis',
    note: ['We replace addresses, names and numbers', 'before we store a report.'],
    seal: 'suspicious',
  },
  '/privacy-policy': {
    headline: ['Privacy policy'],
    marked: 'policy',
    note: ['We open your mailbox read-only.', 'Email text goes to no other company.'],
    seal: 'safe',
  },
  '/terms-of-service': {
    headline: ['Terms of service'],
    marked: 'service',
    note: ['No emails are deleted or moved', 'without your confirmation.'],
    seal: 'safe',
  },
  '/cookie-policy': {
    headline: ['Cookie policy'],
    marked: 'Cookie policy',
    note: ['Reading the website', 'sets no cookies.'],
    seal: 'safe',
  },
  '/docs': {
    headline: ['Docs'],
    marked: 'Docs',
    note: ['Run it, connect your mailbox,', 'and check how it decides.'],
    seal: 'safe',
  },
};

export const CARD_SIZE = { width: 1200, height: 630 };

/** The address and alt text of a page's preview image, or undefined if it has none. */
export function cardOf(pathname: string): { path: string; text: string } | undefined {
  const path = pathname.replace(/^\/docs\/.*/, '/docs').replace(/\/$/, '') || '/';
  const card = Object.hasOwn(CARDS, path) ? CARDS[path] : undefined;
  if (!card) return undefined;
  return { path: `/og/${cardName(path)}.png`, text: `${[...card.headline, '–', ...card.note].join(' ')}` };
}

export function cardName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}
