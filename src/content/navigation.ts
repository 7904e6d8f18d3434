import type { NavigationLink } from './schemas.ts';
import { site } from './site.ts';

export const HOME: NavigationLink = { label: 'Home', href: '/' };
export const SOLUTIONS: NavigationLink = { label: 'Solutions', href: '/#solutions', scrollMs: 500 };
export const PRICING: NavigationLink = { label: 'Pricing', href: '/#pricing', scrollMs: 600 };
export const CONTACT: NavigationLink = { label: 'Contact', href: '/#contact', scrollMs: 700 };
export const LOG_IN: NavigationLink = { label: 'Log in', href: '/oauth/login' };
export const GET_STARTED: NavigationLink = { label: 'Get Started', href: '/oauth/register' };
export const DASHBOARD: NavigationLink = { label: 'Dashboard', href: '/dashboard' };
export const DOCS: NavigationLink = { label: 'Docs', href: '/docs' };
const BLOG: NavigationLink = { label: 'Blog', href: site.blogUrl, external: true };

export const HEADER_LINKS = [HOME, SOLUTIONS, PRICING, CONTACT, BLOG];

export const MENU_LINKS: NavigationLink[] = [
  HOME,
  SOLUTIONS,
  PRICING,
  CONTACT,
  LOG_IN,
  { label: 'Sign up for free', href: '/oauth/register' },
];

export const FOOTER_LINKS: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'Product',
    links: [
      HOME,
      BLOG,
      { label: 'Join the Waitlist', href: '/waitlist' },
      { label: 'Send Feedback', href: '/feedback' },
      { ...CONTACT, label: 'Support' },
      DOCS,
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'Terms of Service', href: '/terms-of-service' },
      { label: 'Cookies Policy', href: '/cookie-policy' },
    ],
  },
];

export const SIGNED_IN_LINKS: NavigationLink[] = [DASHBOARD, { label: 'Email test', href: '/email-test' }];
