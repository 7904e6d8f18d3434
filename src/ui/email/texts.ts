import type { HopWarning } from '../../engines/detection/display/route.ts';
import type { SenderCheck } from '../../engines/detection/display/sender-checks.ts';
import type { EmailView } from './view-store.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const VIEW_TEXTS = {
  legend: 'Show email',
  views: { sent: 'As sent', text: 'Text', headers: 'Headers' } satisfies Record<EmailView, string>,
  frame: 'Email as sent',
  remote: (count: number): string =>
    `${counted(count, 'remote picture', 'remote pictures')} not loaded, so the sender can’t see that you opened this.`,
  cut: 'This email is too long to show in full.',
  unmarked: 'The findings are about this email’s plain text, so they’re marked under Text.',
  originalColours: 'Original colours',
  links: 'Links are switched off. They go to:',
  times: (target: string, count: number): string => (count === 1 ? target : `${target} (${count})`),
  moreTargets: (count: number): string => `and ${count} more`,
} as const;

export const PICTURE_TEXTS = {
  remote: 'Remote picture, not loaded',
  unreadable: 'Picture not shown',
  covered: 'QR code covered. Show it',
  code: 'QR code',
  named: (state: string, alt: string): string => (alt === '' ? state : `${state}: ${alt}`),
} as const;

export const FILE_TEXTS = {
  heading: (count: number): string => counted(count, 'attachment', 'attachments'),
  unnamed: 'File without a name',
  kinds: {
    program: 'Program',
    shortcut: 'Windows shortcut',
    disk: 'Disk image',
    notebook: 'OneNote notebook',
    zip: 'Zip archive or Office document',
    archive: 'Archive',
    ole: 'Older Office document',
    pdf: 'PDF',
    rtf: 'Rich Text document',
    page: 'Web page',
    svg: 'SVG, which can contain scripts',
    picture: 'Picture',
    tnef: 'Outlook package',
  },
  unknownKind: 'Type not recognised',
  claimed: (type: string): string => `sent as ${type}`,
  disguised: 'Its content is not what its name says.',
  encrypted: 'Locked with a password.',
  read: {
    yes: null,
    partly: 'We could read only part of it.',
    no: 'We couldn’t read it.',
  },
  findings: 'Findings in this file:',
  nothing: 'Nothing found.',
} as const;

export const ROUTE_TEXTS = {
  heading: 'Route',
  intro: 'Oldest first. Only what your own provider added is certain: a sender can make up everything before it.',
  ownUnknown: 'Oldest first. We don’t know which servers are your own provider’s, and a sender can make up all others.',
  none: 'This email doesn’t say which servers it passed.',
  hop: (from: string | null, by: string | null): string =>
    from === null ? (by ?? 'Unnamed server') : by === null ? `From ${from}` : by,
  from: (from: string, address: string | null): string =>
    address === null ? `from ${from}` : `from ${from}, ${address}`,
  fromAddress: (address: string): string => `from ${address}`,
  own: 'Your provider',
  claimed: 'Unconfirmed',
  noTime: 'No time given',
  later: (delay: string): string => `${delay} later`,
  earlier: (delay: string): string => `${delay} earlier`,
  sameTime: 'at the same time',
  warnings: {
    backwards: 'The time goes back. A clock is wrong, or this entry is made up.',
    slow: 'It was held up here.',
    future: 'This time is in the future.',
    'no-time': 'This entry has no readable time.',
  } satisfies Record<HopWarning, string>,
} as const;

export const CHECK_TEXTS = {
  heading: 'Sender checks',
  none: 'No mail server recorded a check of the sender in this email.',
  noneCounts:
    'We don’t know which of these are from your own mail server, so a passed check doesn’t count for the sender. A failed one still counts against it: nobody makes up a failure of their own.',
  check: 'Check',
  result: 'Result',
  meaning: 'What it says',
  by: 'Said by',
  unnamed: 'Unnamed server',
  counts: 'Your mail server',
  ignored: 'Doesn’t count',
  unconfirmed: 'Unconfirmed',
  outcomes: { pass: 'Passed', fail: 'Failed', none: 'No result' },
} as const;

const DOMAIN = 'the sender’s domain';

/** A check in words. */
export function saidBy({ method, outcome, word, domain, address }: SenderCheck): string {
  const about = domain === '' ? DOMAIN : domain;
  if (outcome === 'none') return NO_RESULT[method](about);
  const passed = outcome === 'pass';
  if (method === 'spf') {
    const server = address === null ? 'The sending server' : `The server ${address}`;
    if (word === 'softfail') return `${server} probably isn’t allowed to send for ${about}.`;
    return `${server} ${passed ? 'may' : 'may not'} send for ${about}.`;
  }
  if (method === 'dkim') {
    return passed ? `${about} signed this email, and it’s unchanged.` : `The signature of ${about} isn’t valid.`;
  }
  if (method === 'dmarc') {
    return passed ? `The From address really is of ${about}.` : `The From address isn’t confirmed by ${about}.`;
  }
  return passed ? 'Each forwarder signed what it received.' : 'A forwarder’s signature isn’t valid.';
}

const NO_RESULT: Record<SenderCheck['method'], (about: string) => string> = {
  spf: (about) => `${about} doesn’t say clearly which servers may send for it.`,
  dkim: (about) => `No usable signature of ${about}.`,
  dmarc: (about) => `${about} has no rule for email in its name, or it couldn’t be looked up.`,
  arc: () => 'No forwarder signed it.',
};

export const HEADER_TEXTS = {
  heading: 'All headers',
  search: 'Search headers',
  shown: (count: number, of: number): string => (count === of ? `${of} headers` : `${count} of ${of} headers`),
  none: 'No header contains this.',
  raw: 'Show raw',
  less: 'Show less',
  copy: 'Copy all',
  copied: 'Headers copied.',
  notCopied: 'Your browser didn’t allow copying. Select the raw headers instead.',
} as const;

/** A length of time, by its two largest units. */
export function duration(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000);
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

const UNITS = ['bytes', 'kB', 'MB'] as const;

export function fileSize(bytes: number): string {
  const unit = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const value = bytes / 1000 ** unit;
  return `${unit > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`;
}
