import type { Evidence } from '../analysis.ts';
import { REPLY_PREFIX } from '../data/thread-words.ts';
import { ENOUGH_HISTORY } from '../history.ts';
import { isAcquainted } from '../parse/known-sender.ts';
import { confirmed } from '../parse/authentication.ts';
import { domainOf, isFreemail, sameOrganisation, shownDomain } from '../parse/domains.ts';
import { hasHeader, headerValues } from '../parse/headers.ts';
import type { Reading } from '../parse/parse.ts';
import { correspondentsOf } from '../parse/thread.ts';
import { isPassedOn } from './forwarding.ts';
import { difference, imitates } from './imitation.ts';
import { plainEvidence, rangeEvidence, SILENT, type SignalRule, said } from './signal.ts';

const QUOTED_HEADER_LINES = 3;

export const CONVERSATION_SIGNALS: readonly SignalRule[] = [
  {
    id: 'correspondent-look-alike',
    group: 'thread',
    tier: 'hard',
    title: 'Not the sender you know',
    sentence: sayDifference,
    check: imitatedCorrespondent,
  },
  {
    id: 'reply-without-thread',
    group: 'thread',
    tier: 'context',
    title: 'A reply to nothing',
    sentence: 'The subject says it is a reply, but the letter belongs to no conversation. Honest letters do that too.',
    check: (reading) => (isOrphan(reading) ? [plainEvidence('subject', reading.subject)] : SILENT),
  },
  {
    id: 'fake-thread',
    group: 'thread',
    tier: 'soft',
    title: 'A made-up earlier conversation',
    sentence: 'It quotes an earlier exchange, but its headers say that there was none.',
    check: (reading) =>
      isOrphan(reading) && reading.thread.headerLines >= QUOTED_HEADER_LINES
        ? [plainEvidence('subject', reading.subject)]
        : SILENT,
  },
  {
    id: 'thread-reply-to-freemail',
    group: 'thread',
    tier: 'soft',
    title: 'The conversation is led away to a private mailbox',
    sentence: 'It continues a conversation, and your answer would go to a free mailbox that had no part in it.',
    check: replyToLedAway,
  },
  {
    id: 'forwarded-letter',
    group: 'thread',
    tier: 'context',
    title: 'Passes on another letter',
    sentence: 'It passes on a letter that somebody else wrote; whoever passed it on may only be asking about it.',
    check(reading) {
      const { forwardedAt } = reading.thread;
      const { text, letter } = reading;
      // A stranger's header lines may be typed to put the blame on somebody else.
      if (forwardedAt === undefined || (letter.from && !isAcquainted(reading))) return SILENT;
      const line = text.slice(forwardedAt).split('\n', 1)[0] ?? '';
      return [rangeEvidence(reading, 'body', forwardedAt, forwardedAt + line.length)];
    },
  },
  {
    id: 'bank-change-in-thread',
    group: 'thread',
    tier: 'soft',
    title: 'Bank details change in the middle of a conversation',
    sentence:
      'It continues a conversation and changes where money is to go. Confirm that by a number you already have.',
    check: (reading) => (isInThread(reading) ? said(reading, 'bank-change') : SILENT),
  },
  {
    id: 'unknown-thread',
    group: 'thread',
    tier: 'soft',
    title: 'Answers a letter that you never had',
    sentence: 'It says that it answers earlier letters, and none of them is among those you have had or written.',
    check({ letter, subject, context: { history } }) {
      if (!history || history.letters < ENOUGH_HISTORY || history.knowsThread !== false) return SILENT;
      if (!REPLY_PREFIX.test(subject) || hasHeader(letter, 'list-id')) return SILENT;
      const [reference] = [...headerValues(letter, 'in-reply-to'), ...headerValues(letter, 'references')];
      return reference === undefined ? SILENT : [plainEvidence('header', reference.trim())];
    },
  },
  {
    id: 'answers-in-thread',
    group: 'thread',
    tier: 'mitigating',
    title: 'Part of a conversation',
    sentence: 'It answers a letter that it quotes.',
    check(reading) {
      const quoted = reading.thread.quoted.find(({ start }) => start > 0);
      if (!quoted || !reading.answers || !confirmed(reading)) return SILENT;
      if (imitatedCorrespondent(reading).length > 0) return SILENT;
      const line = reading.text.slice(quoted.start, quoted.end).split('\n', 1)[0] ?? '';
      return [rangeEvidence(reading, 'body', quoted.start, quoted.start + line.length)];
    },
  },
];

/**
 * Where the sender or the address for answers passes for somebody who wrote in the quoted part: first the imitation,
 * then the address it imitates. Such a domain authenticates as itself, and quoting the thread is how it deceives.
 */
export function imitatedCorrespondent({ letter: { from, replyTo }, text, thread }: Reading): Evidence[] {
  const senders = [
    ...(from ? [{ ...from, where: 'from' as const }] : []),
    ...(replyTo ?? []).map((mailbox) => ({ ...mailbox, where: 'reply-to' as const })),
  ].filter(({ address }) => address.includes('@'));
  if (senders.length === 0) return SILENT;
  const known = correspondentsOf(text, thread);
  const domains = new Set(known.map(({ address }) => shownDomain(address)));
  for (const { address, where } of senders) {
    // Whoever took part in the thread is no newcomer, however much the names of its companies resemble.
    if (domains.has(shownDomain(address))) continue;
    const imitated = known.find((other) => imitates(shownDomain(address), shownDomain(other.address)));
    if (imitated)
      return [
        { quote: address, where },
        { quote: imitated.address, where: 'body', start: imitated.start, end: imitated.end },
      ];
  }
  return SILENT;
}

function isInThread(reading: Reading): boolean {
  return (
    reading.thread.quoted.length > 0 ||
    (REPLY_PREFIX.test(reading.subject) && !isOrphan(reading) && !!reading.letter.headers)
  );
}

/** Whose answers go to a free mailbox now, in a conversation that this mailbox has not written in. */
function replyToLedAway(reading: Reading): Evidence[] {
  const { from, replyTo } = reading.letter;
  if (!from || isFreemail(domainOf(from.address)) || !isInThread(reading) || isPassedOn(reading)) return SILENT;
  const other = replyTo?.find(
    ({ address }) => isFreemail(domainOf(address)) && !sameOrganisation(address, from.address),
  );
  if (!other) return SILENT;
  const part = correspondentsOf(reading.text, reading.thread).map(({ address }) => address.toLowerCase());
  return part.includes(other.address.toLowerCase()) ? SILENT : [plainEvidence('reply-to', other.address)];
}

function sayDifference([sender, known]: readonly Evidence[]): string {
  const imitation = shownDomain(sender?.quote ?? '');
  const real = shownDomain(known?.quote ?? '');
  const { real: left, imitated } = difference(real, imitation);
  const change =
    left === ''
      ? `has “${imitated}” added`
      : imitated === ''
        ? `lacks “${left}”`
        : `has “${imitated}” instead of “${left}”`;
  return `The conversation it quotes was with ${real}; this comes from ${imitation}, which ${change}.`;
}

function isOrphan({ letter, subject }: Reading): boolean {
  if (letter.headers === undefined || !REPLY_PREFIX.test(subject)) return false;
  return !hasHeader(letter, 'in-reply-to', 'references', 'thread-index');
}
