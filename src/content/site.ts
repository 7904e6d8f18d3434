import type { SiteFacts } from './schemas.ts';

// Sample content: the addresses and accounts are invented, on reserved domains.
export const site = {
  name: 'Letterlock',
  /** The site that the browser extension opens, unless it is built with SITE_URL. */
  origin: 'http://localhost:4321',
  description:
    'Letterlock checks what an email asks for, where its links go and who really sent it, then marks the evidence in the email itself.',
  supportEmail: 'support@letterlock.example',
  blogUrl: 'https://blog.letterlock.example/',
  social: {
    photo: { label: 'Photos and videos', url: 'https://photos.example/letterlock' },
    professional: { label: 'Professional network', url: 'https://network.example/company/letterlock' },
    microblog: { label: 'Microblog', url: 'https://microblog.example/@letterlock' },
  },
} as const satisfies SiteFacts;
