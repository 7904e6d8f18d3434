// Sample content: prices and features as a first offer would state them. No plan is enforced.

/** A plan of the price list. */
export interface Plan {
  name: string;
  summary: string;
  price: string;
  /** What the price is for, such as "per month". */
  period?: string;
  popular?: boolean;
  /** Name of the plan whose features are all included too. */
  includes?: string;
  features: string[];
  /** Without a target the plan cannot be had yet, and its button is disabled. */
  action: { label: string; href?: string };
}

export const PLANS: Plan[] = [
  {
    name: 'Individual',
    summary: 'Free, for one person and one mailbox.',
    price: '$0',
    period: 'per month',
    features: [
      'Subject line scanning',
      'Email body scanning',
      'Converting emails to tasks',
      'Conversation hijacking prevention',
      'Unlimited emails',
      'Community support',
    ],
    action: { label: 'Start Free', href: '/waitlist' },
  },
  {
    name: 'Premium',
    summary: 'For those whose mail brings strangers, links and files.',
    price: 'To be announced',
    popular: true,
    includes: 'Individual',
    features: [
      'Sender validation',
      'Body link scanning',
      'Attachment scanning',
      'Behavioural analysis',
      '24/7 support',
    ],
    action: { label: 'Coming Soon' },
  },
  {
    name: 'Enterprise',
    summary: 'For organizations with tenants of their own.',
    price: 'Custom pricing',
    includes: 'Premium',
    features: ['Tenant support', 'Attachment content scanning', 'Advanced threat protection', 'Dedicated support team'],
    action: { label: 'Coming Soon' },
  },
];
