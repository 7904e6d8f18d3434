import { site } from './site.ts';

/** Titles and descriptions of the pages that have no texts of their own elsewhere. */
export const PAGES = {
  home: { title: 'Keep email breaches out of your business', description: site.description },
  register: { title: 'Create your account', description: `Create your ${site.name} account with Google.` },
  login: { title: 'Welcome back', description: `Log in to ${site.name} with Google.` },
  waitlist: {
    title: 'Join the Waitlist',
    description: 'Be among the first to have your email checked for phishing and scams.',
  },
  feedback: {
    title: 'Report incorrect analysis',
    description: `Tell ${site.name} when it got an email wrong.`,
    privacy:
      'Software replaces personal details before we store a report, and we don’t keep the original. Some details can remain, so please don’t report an email that you must not share.',
  },
  messageSent: {
    title: 'Message sent',
    description: 'We received your message.',
    heading: 'Message sent successfully!',
    text: 'Thank you. We’ll reply by email.',
  },
  offline: {
    title: 'You’re offline',
    description: 'There is no connection.',
    heading: 'You’re offline',
    text: `We couldn’t reach ${site.name}. Check your connection and try again. Nothing on the server is lost.`,
    retry: 'Try again',
  },
  compareTool: {
    title: 'Document comparison',
    description:
      'Compare documents: see what they share, what differs, and which amounts, dates and account numbers changed.',
  },
  emailTest: { title: 'Email test', description: 'Load one of your emails and check it for threats.' },
  dashboard: { title: 'Dashboard', description: `Your ${site.name} account.` },
} as const;

export const GO_TO_HOME_PAGE = 'Go to the home page';

/** @param todo completes “Turn on JavaScript to …” */
export function needsJavaScript(todo: string): string {
  return `Turn on JavaScript to ${todo}.`;
}
