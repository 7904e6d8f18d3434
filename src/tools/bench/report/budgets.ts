/** The maximum or minimum of a figure; a figure with neither is reported but not judged. */
export interface Budget {
  unit: string;
  atMost?: number;
  atLeast?: number;
  /** What the budget was set from: what others reach, a standard's bound, or what the parts can do at best. */
  setFrom?: string;
  /** Of what is counted, and the same on a busy machine: where it is missed, something has got worse, and the run fails. */
  isFirm?: true;
}

const TEMPLATE = 'AstroWind’s home page, measured beside ours';
const REGRESSION = 'logistic regression on words and links';
const MIXED_HAM = 'on mixed ham Rspamd flags 12.4 %, SpamAssassin 4.4 %';
const FELT_AS_AT_ONCE = 'RAIL: work of 50 ms leaves an answer within 100 ms';
const FILTERS = 'Rspamd 65 mails a second, SpamAssassin 22';

/** Of a processor that is shared only the proportion says anything. */
function timesBare(ms: number): string {
  return `${ms} ms where a server of node:http alone takes 0.08 ms`;
}

/** Everything that the project claims in figures, by the bench that measures it, in the order in which they run. */
export const BUDGETS = {
  headers: {
    'points of the HTTP Observatory': {
      unit: '',
      atLeast: 130,
      setFrom: 'A+ from 100; its rules give 135 at most',
      isFirm: true,
    },
    'rules that are not met': { unit: '', atMost: 0, isFirm: true },
  },
  web: {
    'JavaScript of a marketing page, gzip': { unit: 'kB', atMost: 4, setFrom: `${TEMPLATE}: 5.1 kB`, isFirm: true },
    'a marketing page in all': { unit: 'kB', atMost: 85, setFrom: `${TEMPLATE}: 147 kB`, isFirm: true },
    'the same without images': { unit: 'kB', atMost: 65, isFirm: true },
    'its requests': { unit: '', atMost: 6, setFrom: `${TEMPLATE}: 7`, isFirm: true },
    'its HTML with CSS, gzip': { unit: 'kB', atMost: 20, isFirm: true },
    'its fonts': { unit: 'kB', atMost: 40, isFirm: true },
    'requests of an app page': { unit: '', atMost: 10, isFirm: true },
    'an app page in all': { unit: 'kB', atMost: 125, isFirm: true },
    'its layout shift': { unit: '', atMost: 0, setFrom: 'Core Web Vitals: good up to 0.1' },
    'its largest paint, slow 4G': { unit: 's', atMost: 1.2, setFrom: 'Core Web Vitals: good up to 2.5 s' },
    'largest paint of an app page, slow 4G': { unit: 's', atMost: 1.6, setFrom: 'Core Web Vitals: good up to 2.5 s' },
    'requests of a signed-in page': { unit: '', atMost: 10, isFirm: true },
    'a signed-in page in all': { unit: 'kB', atMost: 125, isFirm: true },
    'largest paint of a signed-in page, slow 4G': {
      unit: 's',
      atMost: 1.6,
      setFrom: 'Core Web Vitals: good up to 2.5 s',
    },
    'its performance, Lighthouse': { unit: '', atLeast: 98 },
    'lowest of Lighthouse’s four scores, marketing': { unit: '', atLeast: 100, setFrom: 'the most there is' },
    'the same, all public pages': { unit: '', atLeast: 100, setFrom: 'the most there is' },
  },
  api: {
    'current-user, a second': { unit: '' },
    'current-user, p99': { unit: 'ms' },
    'current-user, p99 of node:http alone': { unit: 'ms' },
    'current-user, processor of the server': { unit: 'ms' },
    'current-user, times node:http alone': { unit: 'times', atMost: 5, setFrom: timesBare(0.4) },
    'next-email, a second': { unit: '' },
    'next-email, p99': { unit: 'ms' },
    'next-email, p99 of node:http alone': { unit: 'ms' },
    'next-email, processor of the server': { unit: 'ms' },
    'next-email, times node:http alone': { unit: 'times', atMost: 31, setFrom: timesBare(2.5) },
    'predict, a second': { unit: '', atLeast: 1000, setFrom: FILTERS },
    'predict, p99': { unit: 'ms', atMost: 25, setFrom: FELT_AS_AT_ONCE },
    'predict, p99 of node:http alone': { unit: 'ms' },
    'predict, processor of the server': { unit: 'ms' },
    'predict, times node:http alone': {
      unit: 'times',
      atMost: 15,
      setFrom: `${timesBare(1.2)}; the engine alone: 0.6 ms`,
    },
    'check, a second': { unit: '', atLeast: 200, setFrom: FILTERS },
    'check, p99': { unit: 'ms', atMost: 50, setFrom: 'what a mail server does not notice' },
    'check, p99 of node:http alone': { unit: 'ms' },
    'check, processor of the server': { unit: 'ms' },
    'check, times node:http alone': { unit: 'times' },
  },
  memory: {
    'resident after 100,000 mixed requests': {
      unit: 'MiB',
      atMost: 150,
      setFrom: 'a bare server with its database: 79',
    },
    'grown in the second half': { unit: 'MiB', atMost: 15 },
  },
  forms: {
    'posts on the disk, a second': { unit: '', atLeast: 1000, setFrom: 'node:sqlite alone: 3,250 commits a second' },
    'answered, p99': { unit: 'ms', atMost: 50, setFrom: FELT_AS_AT_ONCE },
    'a post, processor of the server': { unit: 'ms', setFrom: 'node:sqlite alone: 0.3 ms a commit' },
    'a post, times node:http alone': { unit: 'times', atMost: 15, setFrom: timesBare(1.2) },
  },
  compare: {
    '2 x 5 pages': { unit: 's' },
    '2 x 50 pages': { unit: 's', atMost: 2, setFrom: 'unpdf alone reads 200 pages in 0.6 s' },
    '2 x 200 pages': { unit: 's' },
    '10 x 20 pages': { unit: 's' },
    'ten unrelated documents of 100 pages': { unit: 's', atMost: 20, setFrom: 'where the server breaks off' },
    'time of four times the pages': { unit: 'times', atMost: 6, setFrom: 'linear: 4' },
    'memory, 2 x 200 pages': { unit: 'MB' },
  },
  mailbox: {
    'messages scanned, a second': { unit: '' },
    'processor for one': { unit: 'ms', setFrom: 'postal-mime alone 2.1 ms, mailauth 1.3 ms' },
    'by Microsoft Graph, a second': { unit: '' },
    'by Microsoft Graph, processor for one': { unit: 'ms' },
    'memory at most': { unit: 'MB' },
    'the same, second half above the first': { unit: 'MB', atMost: 30 },
    'page of 50,000 scans, slowest p95': { unit: 'ms', atMost: 50, setFrom: FELT_AS_AT_ONCE },
    'overview of a year, p95': { unit: 'ms' },
  },
  intake: {
    'forwards answered, a second': { unit: '', atLeast: 20, setFrom: 'SpamAssassin 22 mails a second' },
    'answered after, p50': { unit: 'ms' },
    'answered after, p99': { unit: 'ms', atMost: 2000, setFrom: 'people wait for it, for 30 s at most' },
    'strangers refused, a second': { unit: '' },
    'memory at most': { unit: 'MB' },
  },
  scale: {
    'servers, a mailbox and day': { unit: 's' },
    'Postgres, a mailbox and day': { unit: 's' },
    'visits a second, as many as go': { unit: '' },
    'mailboxes visited in time': { unit: '%', atLeast: 99 },
    'Jain’s index of their waits': { unit: '', atLeast: 0.99, setFrom: 'all alike: 1' },
    'verdict stored after arrival, p95': { unit: 's', atMost: 32, setFrom: 'looked into every 30 s' },
    'emails lost, with a process killed': { unit: '', atMost: 0, isFirm: true },
    'taken over from it after, at most': { unit: 's', atMost: 10, setFrom: 'a lease of 6 s' },
    'a scan with indexes': { unit: 'kB' },
    'page of a list, p99': { unit: 'ms', atMost: 50, setFrom: FELT_AS_AT_ONCE },
    'overview of a month, p99': { unit: 'ms', atMost: 50, setFrom: FELT_AS_AT_ONCE },
  },
  extension: {
    'package, the largest one': {
      unit: 'kB',
      atMost: 900,
      setFrom: 'the engine’s own 700 kB, and the interface',
      isFirm: true,
    },
    'first verdict after an email opens': { unit: 'ms', atMost: 300, setFrom: 'Doherty’s threshold: 400 ms' },
    'the later ones, median': { unit: 'ms', atMost: 300, setFrom: 'Doherty’s threshold: 400 ms' },
  },
  tasks: {
    'precision, all messages': { unit: '', atLeast: 0.95 },
    'recall, all messages': { unit: '', atLeast: 0.8 },
    'precision, formerly held out': { unit: '', atLeast: 0.95 },
    'recall, formerly held out': { unit: '', atLeast: 0.8 },
    'precision, third set': { unit: '', atLeast: 0.95 },
    'recall, third set': { unit: '', atLeast: 0.8 },
  },
  generalisation: {
    'phishing of 2024 and later, whole: Medium or higher': { unit: '%', atLeast: 92 },
    'phishing of 2024 and later, subject and body: Medium or higher': { unit: '%', atLeast: 60 },
    'phishing of 2022 and 2023, whole: Medium or higher': { unit: '%', atLeast: 70 },
    'theft and fraud, labelled by hand, whole: Medium or higher': { unit: '%', atLeast: 92 },
    'theft and fraud, labelled by hand, subject and body: Medium or higher': { unit: '%', atLeast: 60 },
    'our malicious emails, scenario left out, whole: Medium or higher': { unit: '%', atLeast: 92 },
    'our malicious emails, scenario left out, subject and body: Medium or higher': { unit: '%', atLeast: 60 },
    'our malicious emails, language left out, whole: Medium or higher': { unit: '%', atLeast: 75 },
    'our honest emails, scenario left out, whole: Medium or higher': { unit: '%' },
    'political mail, whole: Medium or higher': { unit: '%', atMost: 2 },
    'mailing list never learned from, whole: Medium or higher': { unit: '%', atMost: 0.3 },
    'modern notices, set left out, whole: Medium or higher': { unit: '%', atMost: 1 },
    'expected calibration error, worst mode': { unit: '', atMost: 0.03 },
  },
  capabilities: {
    'attacks: Medium or higher': { unit: '%', atLeast: 90 },
    'honest neighbours: Medium or higher': { unit: '%', atMost: 1.6 },
    'attacks in languages not learned called safe': { unit: '', atMost: 1 },
    'unseen attacks: Medium or higher': { unit: '%', atLeast: 90 },
    'unseen attacks: High or higher': { unit: '%', atLeast: 60 },
    'unseen attacks called safe': { unit: '', atMost: 2 },
    'unseen honest emails: Medium or higher': { unit: '%', atMost: 1.6 },
    'unseen honest emails: Low or higher': { unit: '%', atMost: 8 },
    'one mailbox, attacks: Medium or higher': { unit: '%', atLeast: 90 },
    'one mailbox, attacks: High or higher': { unit: '%', atLeast: 60 },
    'one mailbox, attacks called safe': { unit: '', atMost: 2 },
    'one mailbox, honest emails: Medium or higher': { unit: '%', atMost: 1.6 },
    'one mailbox, honest emails: Low or higher': { unit: '%', atMost: 8 },
  },
  pictures: {
    'detected emails that are as pictures still found': { unit: 'of 20', atLeast: 17 },
    'an email with its picture read': { unit: 'ms' },
    'its processor time': { unit: 'ms', atMost: 2000, setFrom: 'LIMITS.pictures.timeMs' },
    'the same email, pictures left out': { unit: 'ms' },
    'memory of a process that reads pictures': { unit: 'MB' },
    'the same, pictures left out': { unit: 'MB' },
    'memory for pictures': { unit: 'MB', atMost: 200, setFrom: 'LIMITS.pictures.memoryBytes' },
  },
  detection: {
    'phishing collection: not None': { unit: '%', atLeast: 96, setFrom: 'Rspamd 93, SpamAssassin 64, trained on it' },
    'theft and fraud: Medium or higher': { unit: '%', atLeast: 92 },
    'theft: High or higher': { unit: '%', atLeast: 65 },
    'subject and body alone: not None': { unit: '%', atLeast: 85, setFrom: `${REGRESSION}: 15 %` },
    'subject and body alone, theft and fraud: Medium or higher': { unit: '%', atLeast: 80 },
    'old ham: Medium or higher': { unit: '%', atMost: 0.3, setFrom: MIXED_HAM },
    'old ham: Low': { unit: '%', atMost: 2, setFrom: MIXED_HAM },
    'modern benign mail: Medium or higher': { unit: '%', atMost: 2, setFrom: `${REGRESSION}: 53 %` },
    'modern benign mail: High or higher': { unit: '%', atMost: 0.3 },
    'modern benign mail: Low': { unit: '%', atMost: 5 },
    'whole messages, a second': { unit: '', atLeast: 300, setFrom: FILTERS },
    'whole messages, p99': { unit: 'ms', atMost: 25, setFrom: FELT_AS_AT_ONCE },
    'subject and body alone, a second': { unit: '', atLeast: 3000 },
    'for a browser, at once': { unit: 'kB', atMost: 250 },
    'for a browser, all': { unit: 'kB', atMost: 700 },
  },
  peers: {
    'Letterlock: phishing found, Low or higher': { unit: '%' },
    'Letterlock: ham flagged, Low or higher': { unit: '%' },
    'best of the others on equal data: phishing found': { unit: '%' },
    'its ham flagged': { unit: '%' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Budget>>>>;

export type BenchName = keyof typeof BUDGETS;

/** What a bench measured; it leaves out what its options exclude. */
export type Figures<Name extends BenchName> = { [Figure in keyof (typeof BUDGETS)[Name]]?: number };

/** The budget of a figure, unless there is none of that name. */
export function budgetOf(bench: string, figure: string): Budget | undefined {
  const budgets: Readonly<Record<string, Readonly<Record<string, Budget>>>> = BUDGETS;
  return budgets[bench]?.[figure];
}

/** Whether a figure is within its budget; undefined where there is no bound. */
export function isKept(value: number, { atMost, atLeast }: Budget): boolean | undefined {
  if (atMost === undefined && atLeast === undefined) return undefined;
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);
}
