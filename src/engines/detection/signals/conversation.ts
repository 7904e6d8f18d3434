import type { Evidence } from '../analysis.ts';
import { REPLY_PREFIX } from '../data/thread-words.ts';
import { ENOUGH_HISTORY } from '../history.ts';
import { confirmed } from '../parse/authentication.ts';
import { domainOf, isFreemail, sameOrganisation, shownDomain } from '../parse/domains.ts';
import { hasHeader, headerValues } from '../parse/headers.ts';
import { isAcquainted } from '../parse/known-sender.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { correspondentsOf } from '../parse/thread.ts';
import { isPassedOn } from './forwarding.ts';
import { difference, imitates } from './imitation.ts';
import { domainInQuote, outsiderWhere, participantsOf } from './participants.ts';
import { match, NO_EVIDENCE, plainEvidence, rangeEvidence, type SignalRule } from './signal.ts';

const QUOTED_HEADER_LINES = 3;

export const CONVERSATION_SIGNALS: readonly SignalRule[] = [
  {
    id: 'correspondent-look-alike',
    group: 'thread',
    tier: 'soft',
    kinds: ['conversation-hijack'],
    namesKind: true,
    floor: {
      severity: 'High',
      reason: 'The address differs by a character from one that takes part in the thread.',
    },
    covers: ['sender-authenticated', 'links-to-own-domain', 'sender-name-in-domain'],
    title: 'Not the sender you know',
    sentence: sayDifference,
    check: imitatedCorrespondent,
  },
  {
    id: 'reply-without-thread',
    group: 'thread',
    tier: 'context',
    title: 'Reply to nothing',
    sentence: 'The subject says it’s a reply, but the email belongs to no conversation. Legitimate emails do this too.',
    // The quoted text below is a conversation, whether or not it took place.
    check: (parsed) =>
      isOrphan(parsed) && parsed.thread.quoted.length === 0 ? [plainEvidence('subject', parsed.subject)] : NO_EVIDENCE,
  },
  {
    id: 'fake-thread',
    group: 'thread',
    tier: 'soft',
    kinds: ['conversation-hijack'],
    title: 'Earlier conversation not confirmed',
    sentence: 'It quotes an earlier exchange, but its headers refer to none, so we can’t confirm it took place.',
    check: (parsed) =>
      isOrphan(parsed) && parsed.thread.headerLines >= QUOTED_HEADER_LINES
        ? [plainEvidence('subject', parsed.subject)]
        : NO_EVIDENCE,
  },
  {
    id: 'thread-reply-to-freemail',
    group: 'thread',
    tier: 'soft',
    kinds: ['conversation-hijack'],
    namesKind: true,
    covers: ['reply-to-freemail'],
    title: 'Conversation moved to a free mailbox',
    sentence: 'It continues a conversation, but your reply would go to a free mailbox that wasn’t part of it.',
    check: replyToLedAway,
  },
  {
    id: 'forwarded-email',
    group: 'thread',
    tier: 'context',
    title: 'Forwards another email',
    sentence: 'It forwards someone else’s email. The person forwarding it may just be asking about it.',
    check(parsed) {
      const { forwardedAt } = parsed.thread;
      const { text, email } = parsed;
      // A stranger may have typed the header lines to blame somebody else.
      if (forwardedAt === undefined || (email.from && !isAcquainted(parsed))) return NO_EVIDENCE;
      const line = text.slice(forwardedAt).split('\n', 1)[0] ?? '';
      return [rangeEvidence(parsed, 'body', forwardedAt, forwardedAt + line.length)];
    },
  },
  {
    id: 'bank-change-in-thread',
    group: 'thread',
    tier: 'soft',
    kinds: ['conversation-hijack'],
    namesKind: true,
    ofBusiness: true,
    floor: {
      severity: 'Low',
      reason: 'A changed account has to be confirmed another way before anything is paid, no matter who asks.',
    },
    covers: ['bank-change', 'payment-to-changed-account'],
    title: 'Bank details change mid-conversation',
    sentence: 'It continues a conversation and changes where money goes. Confirm by calling a number you already have.',
    check: (parsed) => (isInThread(parsed) ? match(parsed, 'bank-change') : NO_EVIDENCE),
  },
  {
    id: 'unknown-thread',
    group: 'thread',
    tier: 'soft',
    kinds: ['conversation-hijack'],
    title: 'Replies to an unknown email',
    sentence: 'It claims to reply to earlier emails, but you never received or sent any of them.',
    check({ email, subject, context: { history } }) {
      if (!history || history.emails < ENOUGH_HISTORY || history.knowsThread !== false) return NO_EVIDENCE;
      if (!REPLY_PREFIX.test(subject) || hasHeader(email, 'list-id')) return NO_EVIDENCE;
      const [reference] = [...headerValues(email, 'in-reply-to'), ...headerValues(email, 'references')];
      return reference === undefined ? NO_EVIDENCE : [plainEvidence('header', reference.trim())];
    },
  },
  {
    id: 'answers-in-thread',
    group: 'thread',
    tier: 'mitigating',
    title: 'Part of a conversation',
    sentence: 'It replies to an email that it quotes.',
    check(parsed) {
      const quoted = parsed.thread.quoted.find(({ start }) => start > 0);
      if (!quoted || !parsed.isReply || !confirmed(parsed)) return NO_EVIDENCE;
      if (parsed.context.history?.knowsThread === false) return NO_EVIDENCE;
      if (imitatedCorrespondent(parsed).length > 0) return NO_EVIDENCE;
      const line = parsed.text.slice(quoted.start, quoted.end).split('\n', 1)[0] ?? '';
      return [rangeEvidence(parsed, 'body', quoted.start, quoted.start + line.length)];
    },
  },
];

/**
 * Evidence that the sender or a reply address imitates somebody in the quoted part, or who wrote an email that this one
 * refers to: first the imitation, then what it imitates. Such a domain passes authentication as itself, and quoting the
 * thread is the deception.
 */
export function imitatedCorrespondent(parsed: ParsedEmail): Evidence[] {
  const known = participantsOf(parsed);
  return known.length === 0
    ? NO_EVIDENCE
    : outsiderWhere(parsed, known, (address, { domain, shortest }) => imitates(shownDomain(address), domain, shortest));
}

function isInThread(parsed: ParsedEmail): boolean {
  return (
    parsed.thread.quoted.length > 0 ||
    (REPLY_PREFIX.test(parsed.subject) && !isOrphan(parsed) && !!parsed.email.headers)
  );
}

/** Replies now go to a free mailbox that has not written in the conversation. */
function replyToLedAway(parsed: ParsedEmail): Evidence[] {
  const { from, replyTo } = parsed.email;
  if (!from || isFreemail(domainOf(from.address)) || !isInThread(parsed) || isPassedOn(parsed)) return NO_EVIDENCE;
  const other = replyTo?.find(
    ({ address }) => isFreemail(domainOf(address)) && !sameOrganisation(address, from.address),
  );
  if (!other) return NO_EVIDENCE;
  const part = correspondentsOf(parsed.text, parsed.thread).map(({ address }) => address.toLowerCase());
  return part.includes(other.address.toLowerCase()) ? NO_EVIDENCE : [plainEvidence('reply-to', other.address)];
}

function sayDifference([sender, known]: readonly Evidence[]): string {
  const imitation = shownDomain(sender?.quote ?? '');
  const real = domainInQuote(known?.quote ?? '');
  const { real: left, imitated } = difference(real, imitation);
  const change =
    left === ''
      ? `has “${imitated}” added`
      : imitated === ''
        ? `lacks “${left}”`
        : `has “${imitated}” instead of “${left}”`;
  return `The quoted conversation was with ${real}. This email comes from ${imitation}, which ${change}.`;
}

function isOrphan({ email, subject }: ParsedEmail): boolean {
  if (email.headers === undefined || !REPLY_PREFIX.test(subject)) return false;
  return !hasHeader(email, 'in-reply-to', 'references', 'thread-index');
}
