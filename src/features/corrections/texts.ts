import { number } from '../../client/format-number.ts';
import { site } from '../../content/site.ts';
import type { Verdict } from '../../engines/detection/index.ts';
import {
  type Binding,
  type FindingReason,
  type KnownSender,
  MAX_CORRECTIONS,
  type Mark,
  type Opinion,
  type SenderProof,
} from './contract.ts';

const OPINION_NAMES: Record<Opinion, string> = { safe: 'safe', suspicious: 'suspicious', dangerous: 'dangerous' };

const engineSaid = ({ engine: { verdict, severity, confidence } }: Mark): string =>
  verdict === 'unknown' ? 'Engine: Unknown' : `Engine: ${severity}, ${confidence}% sure`;

export const MARK_TEXTS = {
  engine: engineSaid,
  /** Beside the verdict in a list, which says what the engine found. */
  short: ({ engine: { verdict, severity } }: Mark): string =>
    verdict === 'unknown' ? 'Engine: Unknown' : `Engine: ${severity}`,
  /** In place of the verdict's name. */
  list: ({ opinion, by }: Mark): string =>
    by === 'email' ? `You: ${OPINION_NAMES[opinion]}` : opinion === 'safe' ? 'Trusted' : 'Reported',
  heading: (opinion: Opinion): string => `You marked this as ${OPINION_NAMES[opinion]}`,
  trusted: 'From a sender you trust',
  conclusions: {
    safe: 'You trust this sender, so the verdict is lower than the engine’s.',
    suspicious: 'You reported this sender as suspicious.',
    dangerous: 'You reported this sender.',
  },
  /** Its conclusion stays visible under the user's own verdict. */
  engineConclusion: (conclusion: string): string => `The engine says: ${conclusion}`,
  /** Where trust couldn't take everything away. */
  remains: 'You trust this sender, but some findings count for every sender.',
  /** Where it took nothing away. */
  kept: 'You trust this sender, but that doesn’t change what this email does.',
  warned: 'Trusted sender',
  action: 'Don’t reply, click or open anything in this email.',
} as const;

/** Whether an email of a trusted sender still has a warning. */
export function warnsDespiteTrust({ mark, verdict }: { mark: Mark | null; verdict: Verdict }): boolean {
  return mark?.by === 'sender' && mark.opinion === 'safe' && verdict !== 'safe';
}

/** Why an email is worse than the engine found it; undefined where the engine says why. */
export function raisedReason(mark: Mark | null): string | undefined {
  if (!mark || mark.opinion === 'safe' || mark.engine.verdict === 'dangerous') return undefined;
  if (mark.by === 'sender') return MARK_TEXTS.conclusions[mark.opinion];
  return mark.engine.severity === 'None' ? `${MARK_TEXTS.heading(mark.opinion)}.` : undefined;
}

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

/** What an email has to show, after “only”. */
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
  reportEffect: (effect: string): string => `${effect} Only your mailbox learns from this. Nothing is sent.`,
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

export const SENDERS_TEXTS = {
  heading: 'Trusted and reported senders',
  what: 'Your trusted and reported senders',
  none: 'None yet. Open a scan to trust or report its sender.',
  opinions: { safe: 'Trusted', suspicious: 'Reported as suspicious', dangerous: 'Reported' },
  condition: ({ opinion, boundTo }: Pick<KnownSender, 'opinion' | 'boundTo'>): string => {
    if (!boundTo) return 'Unverified emails only';
    const { by, domain } = boundTo;
    if (opinion !== 'safe') return `From ${domain}`;
    return by === 'dkim' ? `Only if signed by ${domain} (DKIM)` : `Only if ${domain} is verified (DMARC)`;
  },
  since: (when: string): string => `Since ${when}`,
  remove: 'Remove',
  removeNamed: (address: string): string => `Remove ${address}`,
  title: 'Remove this sender?',
  effect: (address: string): string =>
    `Emails from ${address} get the engine’s verdict again. Emails you marked yourself stay marked.`,
  removing: 'Removing…',
  removed: 'Sender removed.',
  explanation:
    'Only your mailbox follows this list. A trusted sender still gets a warning for hard facts, such as programs or forged links.',
} as const;

/** What the server answers. */
export const CORRECTION_ERRORS = {
  tooMany: `You’ve made ${number(MAX_CORRECTIONS)} corrections, which is the limit. Open an email that you marked and undo its correction first.`,
  unproven: 'Your mail server couldn’t verify who sent this email, so its sender can’t be trusted.',
  findingNotFound: 'This scan has no such finding.',
  senderNotFound: 'This sender is no longer on your list.',
} as const;
