import type { SiteFacts } from './schemas.ts';

// Sample content: the addresses and accounts below are invented and stand on reserved domains.
export const site = {
  name: 'Letterlock',
  /** Where the browser extension finds the site, unless SITE_URL says otherwise when it is built. */
  origin: 'http://localhost:4321',
  description:
    'Letterlock reads an email for what it asks, where its links lead and who really sent it, then shows the evidence in the email itself.',
  supportEmail: 'support@letterlock.example',
  blogUrl: 'https://blog.letterlock.example/',
  social: {
    photo: { label: 'Photos and videos', url: 'https://photos.example/letterlock' },
    professional: { label: 'Professional network', url: 'https://network.example/company/letterlock' },
    microblog: { label: 'Microblog', url: 'https://microblog.example/@letterlock' },
  },
} as const satisfies SiteFacts;
