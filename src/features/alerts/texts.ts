import { site } from '../../content/site.ts';
import type { Threshold } from '../scans/contract.ts';

export const ALERTS_TEXTS = {
  title: 'Alerts',
  what: 'Your alerts',
  allRead: 'All read',
  unread: (count: number): string => `${count} unread`,
  markAllRead: 'Mark all as read',
  showOlder: 'Show older alerts',
  loading: 'Loading…',
  none: 'No alerts yet.',
  noneOn: 'New threats appear here as they arrive. Emails from before you turned on scanning are in your scans.',
  noneOff: 'Turn on scanning, and new threats appear here as they arrive.',
  olderFailed: 'We couldn’t load older alerts. Please try again.',
  markFailed: 'We couldn’t mark this as read. Please try again.',
} as const;

export const ALERT_TEXTS = {
  warning: (severity: string, category: string): string => `${severity}: ${category}`,
  noSender: 'No sender',
  noSubject: 'No subject',
  noAddress: 'No address',
  unread: 'Unread: ',
  markRead: 'Mark as read',
  markReadOf: (subject: string): string => `Mark as read: ${subject}`,
} as const;

export const NEW_ALERT_TEXTS = {
  label: 'New alerts',
  prefix: 'New alert: ',
  announcement: (warning: string, subject: string): string => `New alert: ${warning}, ${subject}`,
  more: (count: number): string => (count === 1 ? 'and 1 more alert' : `and ${count} more alerts`),
  dismiss: 'Dismiss',
} as const;

export const SETTINGS_TEXTS = {
  heading: 'Alert settings',
  threshold: 'Alert me from',
  thresholds: {
    Low: 'Low severity',
    Medium: 'Medium severity',
    High: 'High severity',
    Critical: 'Critical severity only',
  } satisfies Record<Threshold, string>,
  email: 'Email me alerts too (up to 20 a day, no email content included)',
  noMailServer: 'Email isn’t set up on this server, so it can’t send you alerts.',
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'We couldn’t save this. Please try again.',
} as const;

/** Browser notifications. They quote nothing from the email: next to our name, a quote would seem to come from us. */
export const NOTIFICATION_TEXTS = {
  setting: 'Notify me in this browser while the dashboard is open in a tab',
  available: 'This browser can notify you while the dashboard is open in a tab.',
  allow: 'Allow notifications',
  denied: 'Your browser blocks notifications from this site. You can allow them in its settings.',
  unsupported: 'This browser doesn’t support notifications from web pages.',
  now: 'You have a new email. See what we found before you open it.',
  missed: 'An email arrived while you were away. See what we found before you open it.',
  manyTitle: (count: number): string => `${count} alerts`,
  manyBody: 'They arrived while you were away.',
} as const;

/** Alerts with no page open. The notification itself is worded in public/service-worker.js. */
export const PUSH_TEXTS = {
  setting: `Notify me on this device even when ${site.name} is closed`,
  install: `On an iPhone or iPad, add ${site.name} to your Home Screen first. Then you can turn on notifications here.`,
  failed: 'We couldn’t turn on notifications. Please try again.',
} as const;

const warning = ({ severity, category }: { severity: string; category: string }): string =>
  [...(category === 'safe' || category === 'unknown' ? [] : [category]), `${severity.toLowerCase()} severity`].join(
    ', ',
  );

/** The alert email. It quotes nothing from the email it is about: a link in it would come from us. */
export const alertEmail = {
  subject: (severity: string): string => `${site.name} alert: ${severity.toLowerCase()}-severity email`,
  text: (alert: { severity: string; category: string; url: string; lastOf?: number | undefined }): string =>
    [
      `A new email in your mailbox was flagged: ${warning(alert)}.`,
      'Before you open its links or files, see what we found:',
      alert.url,
      ...(alert.lastOf === undefined
        ? []
        : [`You’ve reached the limit of ${alert.lastOf} alert emails in 24 hours. See any further alerts there.`]),
      'You get these emails because you turned on email alerts. You can turn them off there.',
    ].join('\n\n'),
};

/** What the server answers. */
export const STREAM_MESSAGES = {
  busy: 'Too many alert streams are open. Poll for alerts instead.',
  tooMany: 'You have too many alert streams open. Poll for alerts instead.',
} as const;

/** For the log. */
export const STREAM_FAILED = 'alerts could not be streamed';
