import type { Solution } from './schemas.ts';

/** What the product does about each kind of email; the example beside it is drawn by the landing page. */
export const SOLUTIONS: Solution[] = [
  {
    id: 'body',
    title: 'Email Body Analysis',
    summary:
      'Every sentence is read for what it asks of you, and how it pushes. What was found is underlined where it stands.',
  },
  {
    id: 'threats',
    title: 'Smart Threat Detection',
    summary: 'One odd word proves nothing. Findings are weighed together, and you see the weight of each.',
  },
  {
    id: 'links',
    title: 'Link & File Protection',
    summary:
      'Addresses are taken apart email by email and file names read to the end. Nothing is ever opened or fetched.',
  },
  {
    id: 'tasks',
    title: 'Convert Emails to Tasks',
    summary: 'A sentence with a request and a day becomes an entry that you can add to your calendar.',
  },
  {
    id: 'alerts',
    title: 'Real-Time Threat Alerts',
    summary: 'A dangerous email is named the moment it has been read, with the reason in one sentence.',
  },
  {
    id: 'hijack',
    title: 'Conversation Hijack Protection',
    summary: 'A reply is held against the thread it claims to continue: same sender, same account, or only nearly.',
  },
];
