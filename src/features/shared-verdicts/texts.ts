import { site } from '../../content/site.ts';
import { MAX_ASKED, NOTE_LENGTH, SHARED_DAYS } from './contract.ts';

export const SHARE_TEXTS = {
  share: 'Share verdict',
  title: 'Share this verdict',
  preparing: 'Preparing a preview…',
  notPrepared: 'We couldn’t prepare the preview. Please try again.',
  retry: 'Try again',
  about: `Anyone with the link can see this for ${SHARED_DAYS} days, or until you revoke it. It isn’t listed in search engines.`,
  replaced: (parts: string): string => `We replaced ${parts}. Check the rest: names in running text can remain.`,
  nothingReplaced: 'We found nothing personal to replace. Check it yourself before you share it.',
  preview: 'What others will see',
  quotes: 'Include the subject and quotes from the email',
  copy: 'Copy link',
  copyAnother: 'Copy a new link',
  copying: 'Creating link…',
  existing: 'Links to this email',
  alreadyShared: 'You already share this email.',
  existingOne: (on: string, quotes: boolean, until: string): string =>
    `Shared ${on} ${quotes ? 'with' : 'without'} its subject and quotes. Works until ${until}.`,
  use: 'Use this link',
  revokeExisting: 'Revoke it',
  print: 'Print or save as PDF',
  report: 'Download report',
  reportFile: `${site.name.toLowerCase()}-report.html`,
  download: 'Download JSON',
  link: 'Link',
  copied: 'Link copied.',
  copyAgain: 'Copy again',
  notCopied: 'Your browser didn’t allow copying. Copy the link from the field.',
  open: 'Open',
  works: (until: string): string => `Works until ${until}.`,
  revoke: 'Revoke link',
  revoking: 'Revoking…',
  revoked: 'Link revoked. It no longer works.',
  notRevoked: 'We couldn’t revoke the link. It still works; please try again.',
  notCreated: 'We couldn’t create the link. Please try again.',
  revokeLink: 'Private link to revoke it later',
  revokeHint: 'Keep it to yourself. Without an account, only this link can revoke the shared one.',
  close: 'Done',
  file: 'letterlock-verdict.json',
} as const;

export const copiedText = (copied: boolean): string => (copied ? SHARE_TEXTS.copied : SHARE_TEXTS.notCopied);

export const ASK_TEXTS = {
  ask: 'Ask somebody by email',
  title: 'Ask somebody you trust',
  about: 'We email them a link to what you see above. They also see your address, so that they can reply to you.',
  to: 'Their email address',
  toMissing: 'Enter an email address.',
  note: 'Your message (optional)',
  noteHint: `Up to ${NOTE_LENGTH} characters. Addresses in it are written so that they can’t be opened.`,
  preview: 'The email we send',
  linkPlace: '(the link)',
  send: 'Send email',
  sending: 'Sending…',
  cancel: 'Cancel',
  notSent: 'We couldn’t send the email. Please try again.',
  sent: (address: string): string => `We’re emailing the link to ${address}.`,
} as const;

/** The email. Fixed texts apart from the asker’s address and message. */
export const ASK_EMAIL = {
  subject: (asker: string): string => `${asker} asks what you think of an email`,
  intro: (asker: string): string => `${asker} got an email and would like to know what you think of it.`,
  note: (note: string): string => `Their message: “${note}”`,
  verdict: (words: string, degree: string): string => `${site.name} checked it: ${words}${degree && `. ${degree}`}.`,
  findings: 'What we found:',
  link: (url: string, until: string): string =>
    `The whole result, with the personal details that we recognized replaced:\n${url}\nThe link works until ${until}.`,
  reply: (asker: string): string =>
    `Your reply goes to ${asker}. If they forward the email itself, don’t open its links or files.`,
  footer: `You get this because they entered your address at ${site.name}. We delete it when the link stops working. If you don’t know them, ignore this email.`,
} as const;

const COUNTED: Readonly<Record<string, (count: number) => string>> = {
  name: (count) => (count === 1 ? '1 name' : `${count} names`),
  address: (count) => (count === 1 ? '1 email address' : `${count} email addresses`),
  id: (count) => (count === 1 ? '1 ID' : `${count} IDs`),
  ip: (count) => (count === 1 ? '1 IP address' : `${count} IP addresses`),
  iban: (count) => (count === 1 ? '1 bank account' : `${count} bank accounts`),
  'recipient domain': () => 'your own domain',
};

/** @param parts how often each was replaced, by the word it was replaced with */
export function replacedWords(parts: ReadonlyMap<string, number>): string {
  let other = 0;
  const named: string[] = [];
  for (const [word, count] of parts) {
    const words = COUNTED[word];
    if (words) named.push(words(count));
    else other += count;
  }
  if (other > 0) named.push(other === 1 ? '1 other detail' : `${other} other details`);
  return new Intl.ListFormat('en').format(named);
}

export const PAGE_TEXTS = {
  title: 'Shared verdict',
  intro: `${site.name} checked an email, and somebody shared the result with you.`,
  printIntro: `${site.name} checked an email. This is the result.`,
  notText: 'The email’s text isn’t shared.',
  noSubject: 'Subject not shared',
  facts: 'About this check',
  checked: 'Checked',
  checkedWhat: {
    mailbox: 'The whole email, in its mailbox',
    message: 'The whole email',
    fields: 'Only its text',
    picture: 'A screenshot of it',
  },
  made: 'Signed',
  engine: 'Engine',
  expires: 'Link works until',
  personal: 'Personal parts are replaced with words in brackets. Addresses are written so that they can’t be opened.',
  unquoted: 'Its subject and words aren’t shared.',
  notChecked: 'Not checked',
  verify: 'Check it yourself',
  verifyWhat: `${site.name} signed this verdict, so nobody can change it unnoticed. To check the signature, download the statement and run this in a copy of ${site.name}:`,
  verifyReplay: 'With the email itself, see whether today’s engine still agrees:',
  statement: 'Download the signed statement',
  keys: 'Public keys',
  print: 'Print or save as PDF',
} as const;

/** The report that is downloaded. */
export const REPORT_TEXTS = {
  title: `${site.name} report of an email`,
  from: 'From',
  noSender: 'No sender',
  subject: 'Subject',
  digest: 'SHA-256 of the email',
  findings: 'What was found',
  reassuring: '(reassuring)',
  madeBy: (address: string): string =>
    `Made by ${address}. This file can be changed; the signed statement and its link can’t.`,
} as const;

export const REVOKE_PAGE_TEXTS = {
  title: 'Revoke a shared link',
  question: 'Revoke the shared link?',
  effect: 'Nobody will be able to open it, and we’ll delete what it shows. This can’t be undone.',
  revoke: 'Revoke link',
  cancel: 'Cancel',
  done: 'Link revoked',
  doneEffect: 'It no longer works, and what it showed is deleted.',
  gone: 'Nothing to revoke',
  goneEffect: 'The shared link has expired or was revoked before.',
  refused: 'The link wasn’t revoked',
} as const;

/** For answers of the server. */
export const SHARED_ERRORS = {
  notAPreview: 'This preview is too old, or wasn’t made here. Please open the preview again.',
  tooManyLinks: 'You have 100 shared links. Revoke one on the Account page first.',
  noMail: 'This site can’t send emails. Copy the link instead.',
  askedMost: `You’ve emailed this link to ${MAX_ASKED} people, which is the limit. Copy the link instead.`,
  notPrinted: 'There’s no valid verdict to print. Open the preview again and print from there.',
  notFound: 'There’s no such link. It has expired or was revoked.',
} as const;
