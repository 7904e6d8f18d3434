/** What the picture says that stands beside a link to a page. */
export interface Card {
  /** In lines as they are to be broken. */
  headline: string[];
  /** The end of the headline's last line, underlined as evidence is. */
  marked: string;
  /** What the mark says, in one or two lines. */
  note: string[];
  seal: 'safe' | 'suspicious' | 'unknown';
}

/** By the page's path. */
export const CARDS: Record<string, Card> = {
  '/': {
    headline: ['Keep email breaches', 'out of your business.'],
    marked: 'out of your business.',
    note: ['See what an email asks, where its links lead', 'and who really sent it.'],
    seal: 'safe',
  },
  '/oauth/register': {
    headline: ['Create your account'],
    marked: 'your account',
    note: ['With Google, so there is no new password', 'that could be lost.'],
    seal: 'safe',
  },
  '/oauth/login': {
    headline: ['Welcome back'],
    marked: 'back',
    note: ['Take the next email,', 'and see what it rests on.'],
    seal: 'safe',
  },
  '/waitlist': {
    headline: ['Join the Waitlist'],
    marked: 'Waitlist',
    note: ['Not opened yet: be among the first', 'to have your email read.'],
    seal: 'unknown',
  },
  '/feedback': {
    headline: ['Report an', 'incorrect analysis'],
    marked: 'incorrect analysis',
    note: ['Addresses, names and numbers are replaced', 'before a report is stored.'],
    seal: 'suspicious',
  },
  '/privacy-policy': {
    headline: ['Privacy policy'],
    marked: 'policy',
    note: ['Your mailbox is opened for reading only.', 'No other company is asked.'],
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
    note: ['Reading the website', 'sets no cookie at all.'],
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

/** Where the picture for a page is and what it says, or undefined when the page has none. */
export function cardOf(pathname: string): { path: string; text: string } | undefined {
  const path = pathname.replace(/^\/docs\/.*/, '/docs').replace(/\/$/, '') || '/';
  const card = Object.hasOwn(CARDS, path) ? CARDS[path] : undefined;
  if (!card) return undefined;
  return { path: `/og/${cardName(path)}.png`, text: `${[...card.headline, '–', ...card.note].join(' ')}` };
}

export function cardName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}
