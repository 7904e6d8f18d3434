import { site } from '../../content/site.ts';

// Sections. The texts of solutions, plans, quotes and links are in the content files.

export const HERO = {
  title: 'Keep email breaches out of your business.',
  getStarted: 'Get Started for Free',
  joinWaitlist: 'Join the Waitlist',
  aboutSamples: 'These samples were analysed by the engine that will check your email. Verdicts are unedited.',
  chooseSample: 'Choose a sample email',
} as const;

export const SOLUTION_SECTION = {
  title: `Six ways ${site.name} reads your email`,
  lead: 'Examples are real results unless marked as illustrations.',
  getStarted: 'Get Started',
} as const;

export const PRICING = {
  title: 'Pricing',
  lead: 'Each plan includes everything in the one before it.',
  popular: 'Popular',
  everythingIn: (plan: string) => `Everything in ${plan}, plus`,
} as const;

export const TESTIMONIAL_SECTION = {
  title: 'What people noticed first',
  carousel: 'Testimonials',
  quotes: 'Quotes',
  quote: (number: number, count: number, author: string) => `Quote ${number} of ${count}, ${author}`,
  samples: 'Sample quotes: the people and companies are invented.',
} as const;

export const CALL_TO_ACTION = {
  title: 'Know what’s inside before you open it.',
  getStarted: 'Get Started',
  talkToSales: 'Talk to Sales',
} as const;

export const CONTACT_SECTION = {
  title: 'Contact',
  lead: 'Questions about a verdict, a plan or your data? Write to us.',
  support: `${site.name} Support`,
  phone: 'Phone',
} as const;

export const MENU = { label: 'Menu', close: 'Close', navigation: 'Mobile' } as const;
export const NAVIGATION = { header: 'Main', footer: 'Footer' } as const;

// Examples beside the solutions.

export const ILLUSTRATION = 'Illustration';

export const ALERT_EXAMPLE = {
  from: (name = '') => `From ${name}`,
  found: (verdict: string) => `Flagged as ${verdict} when scanned`,
} as const;

export const BODY_EXAMPLE = {
  subject: 'Your mailbox is almost full',
  body: 'Dear user, your mailbox has reached 98% of its storage. Verify your password within 24 hours at http://203.0.113.9/mail or incoming messages will be deleted.',
} as const;

export const HIJACK_EXAMPLE = {
  before: 'Last week',
  usualAccount: '… our account is the usual one.',
  now: 'Today, in the same thread',
} as const;

export const LINK_EXAMPLE = {
  text: 'The link says',
  target: 'It goes to',
  file: 'The file is called',
  email: { subject: 'Invoice 20417', body: 'Please see the attached invoice.' },
} as const;

export const TASK_EXAMPLE = {
  before: '… and could you',
  request: 'send the signed contract by Friday, 4 December, 15:00',
  after: '? Then it can still go out this week.',
  month: 'December',
  day: '4',
  entry: '15:00 Send the signed contract',
} as const;

export const THREAT_EXAMPLE = {
  caption: 'What counts against the first sample email',
  finding: 'Finding',
  share: 'Share',
  others: (count: number) => `${count} smaller findings combined`,
  verdict: (severity: string) => `${severity} severity, probability of harm`,
} as const;
