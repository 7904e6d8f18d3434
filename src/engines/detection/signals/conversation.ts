import type { Evidence } from '../analysis.ts';
import { domainOf, registrableDomain } from '../domains.ts';
import { difference, imitates } from '../imitation.ts';
import type { Reading } from '../parse.ts';
import { toUnicode } from '../punycode.ts';
import { correspondentsOf } from '../thread.ts';
import { plainEvidence, rangeEvidence, SILENT, type SignalRule } from './signal.ts';

const REPLY = /^\s*(?:re|aw|sv|antw|rif|res|r)\s*(?:\[\d+\])?:/i;
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
    id: 'answers-in-thread',
    group: 'thread',
    tier: 'mitigating',
    title: 'Part of a conversation',
    sentence: 'It answers a letter that it quotes.',
    check(reading) {
      const quoted = reading.thread.quoted.find(({ start }) => start > 0);
      if (!quoted || imitatedCorrespondent(reading).length > 0) return SILENT;
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

function shownDomain(address: string): string {
  const domain = toUnicode(domainOf(address));
  return registrableDomain(domain) ?? domain;
}

function isOrphan({ letter: { headers }, subject }: Reading): boolean {
  if (headers === undefined || !REPLY.test(subject)) return false;
  return !headers.some(({ name }) => /^(?:in-reply-to|references|thread-index)$/i.test(name));
}
