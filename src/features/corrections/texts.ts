import { number } from '../../client/format-number.ts';
import { site } from '../../content/site.ts';
import {
  type Binding,
  type FindingReason,
  type KnownSender,
  MAX_CORRECTIONS,
  type Opinion,
  type SenderProof,
} from './contract.ts';
import { OPINION_NAMES } from './mark-texts.ts';

export const VERDICT_CORRECTION_TEXTS = {
  label: 'Your correction',
  wrong: 'This is wrong',
  change: 'Change',
  undo: 'Undo',
  title: 'Correct this verdict',
  question: 'What is this email?',
  options: { safe: 'Safe', suspicious: 'Suspicious', dangerous: 'Dangerous' },
  reason: 'Why? (optional)',
  reasonHint: `Only you can see this.`,
  choose: 'Choose what this email is.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  failed: 'We couldn’t save your correction. Please try again.',
  undoFailed: 'We couldn’t undo that. Please try again.',
  done: (opinion: Opinion): string => `Marked as ${OPINION_NAMES[opinion]}.`,
  undone: 'Correction undone.',
  yourReason: (reason: string): string => `Your reason: ${reason}`,
  send: `Send to ${site.name} so the engine learns`,
  sendHint: 'Opens a report with this email, de-identified when you send it. Nothing is sent until you agree there.',
} as const;

/** The proof that an email needs, as it reads after “only”. */
function bindingWords({ by, domain }: Binding): string {
  return by === 'dkim' ? `if they’re signed by ${domain}` : `if your mail server verifies ${domain}`;
}

export const TRUST_TEXTS = {
  trust: 'Trust this sender',
  trustTitle: 'Trust this sender?',
  trustEffect: (address: string, binding: Binding): string =>
    `Emails from ${address} get a lower verdict, but only ${bindingWords(binding)}. An email that just shows this address isn’t trusted. Programs, look-alike sites, forged links and changed bank details still count, in this email too.`,
  trustAction: 'Trust',
  trusted: 'Sender trusted.',
  report: 'Report as phishing',
  reportTitle: 'Report this email as phishing?',
  reportEffect: (effect: string): string =>
    `${effect} Only your mailbox learns from this. Your report isn’t passed on.`,
  reportAction: 'Report',
  reported: 'Reported as phishing.',
  saving: 'Saving…',
  cancel: 'Cancel',
  state: ({ opinion, boundTo }: KnownSender, when: string): string => {
    if (opinion === 'safe') {
      return boundTo
        ? `You’ve trusted this sender since ${when}, but only ${bindingWords(boundTo)}.`
        : `You’ve trusted this sender since ${when}.`;
    }
    return `You reported this sender on ${when}.`;
  },
  stop: (opinion: Opinion): string => (opinion === 'safe' ? 'Stop trusting' : 'Withdraw report'),
} as const;

/** What a correction does to other emails from the sender. */
export function senderEffect(opinion: Opinion, proof: SenderProof, address: string): string {
  if (address === '') return 'This email names no sender, so only this email changes.';
  if (opinion === 'safe') {
    switch (proof.state) {
      case 'proven':
        return `Emails from ${address} are trusted too, but only ${bindingWords(proof)}. Programs, forged links and other hard facts still count.`;
      case 'unproven':
        return 'Only this email changes. We couldn’t verify who sent it, and anyone could write this address.';
      case 'unknown':
        return 'Only this email changes. It was scanned before we kept who sent it. Scan it again to trust its sender.';
    }
  }
  const least = opinion === 'dangerous' ? 'High' : 'Medium';
  return proof.state === 'proven'
    ? `Emails from ${address} are rated ${least} or worse from now on.`
    : `Unverified emails from ${address} are rated ${least} or worse from now on. Verified ones stay as they are.`;
}

export const FINDING_TEXTS = {
  wrong: 'This is wrong',
  wrongAbout: (title: string): string => `This is wrong: ${title}`,
  title: 'This finding is wrong',
  question: 'What’s wrong with it?',
  reasons: {
    misread: 'It isn’t true',
    harmless: 'It’s true, but harmless here',
    expected: 'I expected this email',
    other: 'Something else',
  } satisfies Record<FindingReason, string>,
  note: 'Details (optional)',
  effect:
    'We hide it in this email and keep your reason. The verdict stays. If that’s wrong too, correct it at the top.',
  choose: 'Choose what’s wrong.',
  list: 'You marked as wrong',
  restore: 'Restore',
  restoreNamed: (title: string): string => `Restore: ${title}`,
  done: 'Finding hidden.',
  restored: 'Finding restored.',
} as const;

export const BULK_CORRECTION_TEXTS = {
  action: 'Mark as safe',
  progress: (done: number, of: number): string => `Marking ${number(done)} of ${number(of)}…`,
  done: (count: number, left: number): string =>
    [
      count === 1 ? '1 email marked as safe.' : `${number(count)} emails marked as safe.`,
      ...(left > 0 ? [`${number(left)} no longer ${left === 1 ? 'matches' : 'match'} this list’s filter.`] : []),
    ].join(' '),
} as const;

/** What the server answers. */
export const CORRECTION_ERRORS = {
  tooMany: `You’ve made ${number(MAX_CORRECTIONS)} corrections, which is the limit. Open an email that you marked and undo its correction first.`,
  unproven: 'Your mail server couldn’t verify who sent this email, so its sender can’t be trusted.',
  findingNotFound: 'This scan has no such finding.',
  senderNotFound: 'This sender is no longer on your list.',
} as const;
