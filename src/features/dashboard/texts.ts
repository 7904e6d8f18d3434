import { number } from '../../client/format-number.ts';

export const VIEW_NAMES = {
  overview: 'Overview',
  scans: 'Scans',
  alerts: 'Alerts',
  tasks: 'Tasks',
  reports: 'Reports',
  account: 'Account',
} as const;

export const DASHBOARD_TEXTS = {
  title: 'Dashboard',
  unread: 'unread',
  tryAgain: 'Try again',
  turnOnScanning: 'Turn on scanning',
  viewNotLoaded: 'This section didn’t load. Check your connection, then reload the page.',
  reload: 'Reload page',
  notLoaded: (what: string, reason: string): string => `${what} couldn’t be loaded. ${reason}`.trim(),
  cancel: 'Cancel',
} as const;

/** Shown above every view while something keeps a mailbox from being scanned. */
export const NOTICE_TEXTS = {
  notConnected: 'No mailbox is connected, so new emails aren’t scanned. Your past scans are kept.',
  connect: 'Connect a mailbox',
  reconnectNeeded:
    'We can’t log in to your mailbox: access was revoked or expired, or the password changed. Reconnect it, and we’ll scan what arrived since.',
  reconnect: 'Reconnect mailbox',
  notOnline:
    'Microsoft says that this account has no mailbox online any more, so new emails aren’t scanned. Ask your administrator, or connect it another way.',
  connectAnother: 'Connect another mailbox',
  unavailable: 'Your mailbox isn’t responding. We’ll keep trying and scan what arrived as soon as it’s back.',
  consentNeeded: 'You’ve connected a different mailbox. We won’t read it until you agree.',
  decide: 'Decide in your account',
  serverUnreachable: 'We can’t reach the server. You’re still logged in, and your scans are kept.',
  alertsUnreachable: 'We can’t reach the server, so alerts are paused. We’ll keep trying and show you what you missed.',
  paused: 'Scanning is paused, so new emails aren’t checked.',
  resume: 'Turn it on in your account',
} as const;

export const PROGRESS_TEXTS = {
  label: 'Emails scanned',
  scanned: (scanned: number, all: number): string => `Scanning your emails: ${number(scanned)} of ${number(all)}`,
} as const;

export const DEMO_TEXTS = {
  heading: 'Demo: see an alert arrive',
  about: 'This is a demo mailbox. Send yourself a made-up phishing email.',
  send: 'Send sample phishing email',
  sending: 'Sending…',
  delivered: (subject: string): string => `Delivered: “${subject}”.`,
  failed: 'The email couldn’t be sent. Please try again.',
} as const;
