import type { FirstRun } from './first-run.ts';

export const START_TEXTS = {
  heading: 'Protect your mailbox',
  about:
    'Every email that arrives is checked for what it asks, where its links go and who really sent it. You’re alerted right away, with the evidence.',
  mailbox: 'Your mailbox',
  notConnected: 'Start by connecting a mailbox. We read it and never change it.',
  reconnect: 'We can’t log in to your mailbox. Reconnect it to start.',
  connect: 'Connect a mailbox',
  testInstead: 'Test a single email instead',
} as const;

export const CONSENT_TEXTS = {
  label: 'Your consent',
  mailbox: 'Mailbox',
  to: 'To',
  agree: 'Agree and start scanning',
  starting: 'Starting…',
  failed: 'Scanning couldn’t be turned on, and nothing was read. Please try again.',
  revocable: 'You can turn scanning off and delete the results under Account at any time.',
} as const;

export const PROGRESS_HEADINGS: Record<Exclude<FirstRun['step'], 'consent' | 'done'>, string> = {
  looking: 'Opening your mailbox',
  scanning: 'Scanning your mailbox',
  unscanned: 'Your mailbox is protected',
  empty: 'Your mailbox is protected',
};

export const PROGRESS_TEXTS = {
  opening: 'Opening mailbox',
  finding: 'Finding your latest emails…',
  scanning: 'Scanning your latest emails…',
  scanned: (scanned: number, all: number): string => `${scanned} of ${all} emails scanned`,
  scannedLabel: 'Emails scanned',
  next: 'New emails are scanned as they arrive.',
  empty: 'Your mailbox is empty. New emails are scanned as they arrive.',
} as const;
