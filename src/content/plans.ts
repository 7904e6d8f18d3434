import type { Plan } from './schemas.ts';

// Sample content. No plan is enforced.

export const PLANS: Plan[] = [
  {
    name: 'Individual',
    summary: 'Free, for one person and one mailbox.',
    price: { amount: 0, currency: 'USD' },
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
    summary: 'For people who get links and files from strangers.',
    price: { text: 'To be announced' },
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
    summary: 'For organizations with their own tenants.',
    price: { text: 'Custom pricing' },
    includes: 'Premium',
    features: ['Tenant support', 'Attachment content scanning', 'Advanced threat protection', 'Dedicated support team'],
    action: { label: 'Coming Soon' },
  },
];
