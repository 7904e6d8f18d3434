import type { Verdict } from '../../engines/detection/index.ts';
import { MAILBOX_MESSAGES } from '../mailbox/texts.ts';

const emails = (count: number): string => (count === 1 ? '1 email' : `${count} emails`);
const fileAfter = (subject: string, file: string): string => (file === subject ? '' : ` from ${file}`);

export const FORM_TEXTS = {
  logOut: 'Logout',
  recent: 'Get recent email',
  next: 'Next',
  fetching: 'fetching... ',
  subject: 'Subject',
  body: 'Body',
  submit: 'Submit',
  incomplete: 'Subject and body cannot be empty',
  failed: 'Error: waiting for api',
  succeeded: 'Successful',
} as const;

export const FETCH_TEXTS = {
  emptyMailbox: 'Your mailbox is empty.',
  unreadable: 'We couldn’t read your mailbox. Please try again.',
  last: 'That was the last email.',
  noOther: 'There are no other emails.',
} as const;

export const SCREENSHOT_TEXTS = {
  title: 'We only saw a screenshot',
  lost: 'It doesn’t show who really sent the email, where its links lead or what is in its attachments. For a full check, save the email as .eml or .msg and choose that file.',
} as const;

export const RESULT_TEXTS = {
  heading: 'API RESPONSE',
  loading: 'LOADING...',
  idle: 'Get one of your emails or paste one, then press Submit. The result appears here.',
  confidence: 'Confidence level',
  severity: 'Severity level',
  explanation: 'In full',
  summary: (severity: string, confidence: string, conclusion: string): string =>
    `Severity ${severity}, confidence ${confidence}. ${conclusion}`,
} as const;

export const UPLOAD_TEXTS = {
  label: 'Saved email or screenshot',
  hint: 'Choose or drop .eml, .msg or .mbox files, or an email’s source, up to 25 MB. We analyse the whole email, with its headers and attachments, and don’t keep it. You can also choose, drop or paste a screenshot (PNG or JPEG, up to 20 MB). It shows less than the email itself.',
  progress: 'Sending the email',
  percent: (share: number): string => `${Math.floor(share * 100)}%`,
  analysing: 'Analysing…',
  cancel: 'Cancel',
  sendingStatus: 'Sending the email.',
  analysingStatus: 'Analysing the email.',
  failed: 'We couldn’t analyse the email. Please try again.',
  droppedText: 'Dropped text',
  pastedPicture: 'Pasted picture',
  fromExtension: 'Email from the browser extension',
  shareAgain: 'What you shared didn’t get here. Please share it again.',
} as const;

export const FOUND_TEXTS = {
  count: (count: number): string => `${emails(count)} found`,
  status: (count: number): string => `${emails(count)} found. Choose one to analyse.`,
  shown: (count: number): string => `Showing the first ${count}.`,
  analysed: 'Analysed',
  all: (left: number, count: number): string => (left === count ? `Analyse all ${count}` : `Analyse the other ${left}`),
  progress: 'Analysing the emails',
  batch: (done: number, total: number): string => `${done} of ${total} analysed`,
  /** The outcome of analysing several emails. */
  summary: (counts: Readonly<Record<Verdict, number>>): string =>
    (['dangerous', 'suspicious', 'unknown', 'safe'] as const)
      .filter((verdict) => counts[verdict] > 0)
      .map((verdict) => `${counts[verdict]} ${FOUND_TEXTS.counted[verdict]}`)
      .join(', '),
  counted: {
    dangerous: 'dangerous',
    suspicious: 'suspicious',
    unknown: 'couldn’t be checked',
    safe: 'with no threats found',
  },
  show: 'Show',
  showOne: (subject: string, file: string): string => `Show the result of “${subject}”${fileAfter(subject, file)}`,
  analyse: 'Analyse',
  analyseOne: (subject: string, file: string): string => `Analyse “${subject}”${fileAfter(subject, file)}`,
  noSubject: '(no subject)',
  noSender: '(no sender)',
  outlook: 'Outlook file',
  screenshot: 'Screenshot',
} as const;

export const FILE_ERRORS = {
  notEmail: (file: string): string =>
    `${file} is not a saved email. Save the email as .eml or .msg, or its source as a text file. Or take a screenshot of it.`,
  someNotEmails: (file: string, count: number): string =>
    count === 1 ? `1 item in ${file} is not an email.` : `${count} items in ${file} are not emails.`,
  tooLarge: (file: string): string => `${file} is too large. The limit is 25 MB.`,
  pictureTooLarge: (file: string): string => `${file} is too large. The limit for a picture is 20 MB.`,
  tooManyPixels: (file: string): string => `${file} has too many pixels. Crop it to the email.`,
  damaged: (file: string): string => `${file} is damaged. Take the screenshot again.`,
  /** @param type such as `HEIC` or `PDF` */
  wrongPicture: (file: string, type: string): string =>
    type === 'PDF'
      ? `${file} is a PDF, which we can’t check by itself. Save the email as .eml or .msg, or take a screenshot of it.`
      : `${file} is a ${type} picture, which we can’t read. Save it as PNG or JPEG, or take a screenshot of the email.`,
  empty: (file: string): string => `${file} is empty.`,
  unreadable: (file: string): string => `${file} couldn’t be read.`,
  /** @param names of the first of the others */
  others: (names: readonly string[], count: number): string =>
    count > names.length
      ? `Also not read: ${names.join(', ')} and ${count - names.length} more.`
      : `Also not read: ${names.join(', ')}.`,
} as const;

export const CONNECTION_TEXTS = {
  heading: 'Mailbox',
  kinds: MAILBOX_MESSAGES.kinds,
  readOnly: 'We only read your mailbox and never change it.',
  none: 'No mailbox connected. You can analyse saved emails without one.',
  reconnect: MAILBOX_MESSAGES.accessLost,
  connectGmail: 'Connect Gmail',
  openingGoogle: 'Opening Google…',
  connectMicrosoft: 'Connect Outlook',
  openingMicrosoft: 'Opening Microsoft…',
  connectImap: 'Connect with IMAP',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting…',
  failed: 'Something went wrong. Please try again.',
  cancelled: {
    gmail: 'Gmail wasn’t connected because you cancelled.',
    microsoft: 'Outlook wasn’t connected because you cancelled.',
  },
  refused: {
    gmail: 'Gmail wasn’t connected because Google couldn’t complete the request.',
    microsoft: 'Outlook wasn’t connected because Microsoft couldn’t complete the request.',
  },
  refusals: MAILBOX_MESSAGES.refusals,
} as const;

export const IMAP_TEXTS = {
  title: 'Connect with IMAP',
  intro:
    'Use an app password. Most providers offer one in your account’s security settings. We store it encrypted, use it only to read your mailbox, and delete it when you disconnect.',
  host: 'Mail server',
  hostExample: 'imap.example.com',
  hostMissing: 'Enter the name of your mail server.',
  hostError: 'Enter only the server name, such as imap.example.com, without https:// or a port.',
  security: 'Encryption',
  tls: 'TLS (usually port 993)',
  starttls: 'STARTTLS (usually port 143)',
  port: 'Port',
  portError: 'Enter a port from 1 to 65535.',
  user: 'Username',
  userHint: 'Usually your email address',
  userMissing: 'Enter your username.',
  password: 'App password',
  passwordMissing: 'Enter your app password.',
  connect: 'Connect',
  connecting: 'Connecting…',
  cancel: 'Cancel',
} as const;
