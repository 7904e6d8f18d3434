import type { Solution } from './schemas.ts';

/** The landing page draws an example for each id. */
export const SOLUTIONS: Solution[] = [
  {
    id: 'body',
    title: 'Email Body Analysis',
    summary:
      'Every sentence is checked for what it asks and how much pressure it applies. Findings are underlined in the text.',
  },
  {
    id: 'threats',
    title: 'Smart Threat Detection',
    summary: 'No single word decides. Findings are scored together, and you see how much each one counts.',
  },
  {
    id: 'links',
    title: 'Link & File Protection',
    summary: 'Links and file names are checked character by character. Nothing is ever opened or fetched.',
  },
  {
    id: 'tasks',
    title: 'Convert Emails to Tasks',
    summary: 'A request with a date becomes a task that you can add to your calendar.',
  },
  {
    id: 'alerts',
    title: 'Real-Time Threat Alerts',
    summary: 'Dangerous emails are flagged as soon as they’re scanned, with the reason in one sentence.',
  },
  {
    id: 'hijack',
    title: 'Conversation Hijack Protection',
    summary: 'Replies are checked against the original thread: is it the same sender, and the same bank account?',
  },
];
