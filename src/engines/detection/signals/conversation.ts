import type { Reading } from '../parse.ts';
import { plainEvidence, rangeEvidence, SILENT, type SignalRule } from './signal.ts';

const REPLY = /^\s*(?:re|aw|sv|antw|rif|res|r)\s*(?:\[\d+\])?:/i;
const QUOTED_HEADER_LINES = 3;

export const CONVERSATION_SIGNALS: readonly SignalRule[] = [
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
      if (!quoted) return SILENT;
      const line = reading.text.slice(quoted.start, quoted.end).split('\n', 1)[0] ?? '';
      return [rangeEvidence(reading, 'body', quoted.start, quoted.start + line.length)];
    },
  },
];

function isOrphan({ letter: { headers }, subject }: Reading): boolean {
  if (headers === undefined || !REPLY.test(subject)) return false;
  return !headers.some(({ name }) => /^(?:in-reply-to|references|thread-index)$/i.test(name));
}
