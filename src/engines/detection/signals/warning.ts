import type { Evidence } from '../analysis.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { REPORTS } from '../data/reports.ts';
import { sameOrganisation } from '../parse/authentication.ts';
import { isNameAlone } from '../parse/links.ts';
import type { Reading } from '../parse/parse.ts';
import type { Range } from '../parse/thread.ts';
import { rangeEvidence, SILENT, type SignalRule } from './signal.ts';

/** What stands between marks of quotation within one paragraph. */
const SPEECH = /["“”„«»][^"“”„«»\n]{12,400}["“”«»]/g;
const LONGEST = 50_000;
/** What a fraud alarms with, and what whoever warns of it quotes. */
const LURES: readonly Concept[] = [
  'account-problem',
  'credential-request',
  'mailbox-full',
  'password-expiry',
  'held-messages',
  'charge-notice',
];

export const WARNING_SIGNALS: readonly SignalRule[] = [
  {
    id: 'quotes-a-lure',
    group: 'request',
    tier: 'context',
    title: 'Quotes the words of a fraud',
    sentence:
      'What would alarm you stands in quotation marks, in a letter that speaks of frauds and leads nowhere else.',
    check: quotesALure,
  },
];

/** A letter with its own words about frauds, all of whose lures are quotations, and whose links lead to its sender. */
function quotesALure(reading: Reading): Evidence[] {
  const { subject, text, letter } = reading;
  const lures = LURES.flatMap((concept) => reading.phrases.get(concept) ?? []);
  const leadsAway = [...reading.links, ...reading.attachedLinks].some(
    (link) =>
      link.scheme !== 'mailto' &&
      !isNameAlone(link) &&
      !(letter.from !== undefined && sameOrganisation(letter.from.address, link.host)),
  );
  if (lures.length === 0 || leadsAway) return SILENT;
  const speeches = Array.from(text.slice(0, LONGEST).matchAll(SPEECH), ({ 0: speech, index }) => ({
    start: index,
    end: index + speech.length,
  }));
  const holding = (start: number) => speeches.find((speech) => speech.start <= start && start < speech.end);
  const [first] = lures;
  const speech = first && holding(first.start);
  if (!speech || !lures.every(({ where, start }) => where === 'body' && holding(start))) return SILENT;
  return REPORTS.test(subject) || REPORTS.test(withoutAll(text, speeches))
    ? [rangeEvidence(reading, 'body', speech.start, speech.end)]
    : SILENT;
}

function withoutAll(text: string, ranges: readonly Range[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of ranges) {
    rest += text.slice(from, start);
    from = end;
  }
  return rest + text.slice(from, LONGEST);
}
