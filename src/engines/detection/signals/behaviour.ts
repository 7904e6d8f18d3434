import type { Evidence } from '../analysis.ts';
import { ENOUGH_HISTORY, type SenderHistory } from '../history.ts';
import { isClickTracker } from '../parse/domains.ts';
import { hasHeader, headerValues } from '../parse/headers.ts';
import { domainOfSender, MONEY_CONCEPTS, type Observation, observe } from '../parse/sender-stats.ts';
import type { Reading } from '../parse/parse.ts';
import { linksWhere, plainEvidence, SILENT, type SignalRule, said } from './signal.ts';

/** Letters of one sender before anything can be called unusual for that sender. */
const FAMILIAR = 5;
/** Habits that need more to be habits. */
const SETTLED = 20;
const NEIGHBOURING_HOURS = 2;
const BURST = { letters: 10, times: 5 };

/** What is unusual for this sender. Silent without a history, and below twenty letters of one. */
export const BEHAVIOUR_SIGNALS: readonly SignalRule[] = [
  {
    id: 'first-contact',
    group: 'behaviour',
    tier: 'context',
    // Letters that were warned of teach nothing: after them it is a first contact still.
    title: 'No harmless letter from this address before',
    sentence: 'No letter that was found harmless has come to you from this address before.',
    check({ letter: { from }, context: { history } }) {
      if (!from || from.address === '' || !history || history.letters < ENOUGH_HISTORY) return SILENT;
      return history.sender === undefined || history.sender.letters === 0
        ? [plainEvidence('from', from.address)]
        : SILENT;
    },
  },
  {
    id: 'unusual-reply-to',
    group: 'behaviour',
    tier: 'soft',
    title: 'Answers go somewhere new',
    sentence: 'Your answer would go to a domain that this sender has never used for answers.',
    check: whenFamiliar(FAMILIAR, (reading, sender, { replyTo }) => {
      const fresh = replyTo.find((domain) => !Object.hasOwn(sender.replyTo, domain));
      const mailbox = reading.letter.replyTo?.find(({ address }) => fresh && address.toLowerCase().endsWith(fresh));
      return mailbox ? [plainEvidence('reply-to', mailbox.address)] : SILENT;
    }),
  },
  {
    id: 'unusual-link-domain',
    group: 'behaviour',
    tier: 'soft',
    title: 'Links lead somewhere new',
    sentence: 'None of its links leads where this sender’s links have led before.',
    check: whenFamiliar(FAMILIAR, (reading, { linkDomains, letters }, seen) => {
      const known = Object.keys(linkDomains);
      // Who links everywhere, such as a newsletter, has no habit to leave.
      if (known.length === 0 || known.length > letters || seen.linkDomains.length === 0) return SILENT;
      const own = domainOfSender(reading.letter);
      const isNew = (domain: string) =>
        !Object.hasOwn(linkDomains, domain) && domain !== own && !isClickTracker(domain);
      return seen.linkDomains.every(isNew) ? linksWhere(reading, ({ host }) => host !== '') : SILENT;
    }),
  },
  {
    id: 'language-switch',
    group: 'behaviour',
    tier: 'soft',
    title: 'Another language than usual',
    sentence: 'This sender has always written to you in another language.',
    check: whenFamiliar(FAMILIAR, ({ letter }, { languages }, { language }) => {
      const written = Object.values(languages).reduce((sum, letters) => sum + letters, 0);
      return language !== null && written >= FAMILIAR && !Object.hasOwn(languages, language)
        ? [plainEvidence('from', letter.from?.address ?? '')]
        : SILENT;
    }),
  },
  {
    id: 'unusual-hour',
    group: 'behaviour',
    tier: 'soft',
    title: 'At an unusual hour',
    sentence: 'This sender has never written to you at such an hour.',
    check: whenFamiliar(SETTLED, ({ letter }, { hours }, { hour }) => {
      const dated = hours.reduce((sum, letters) => sum + letters, 0);
      if (hour === null || dated < SETTLED) return SILENT;
      const near = hours.some((letters, other) => letters > 0 && distance(hour, other) <= NEIGHBOURING_HOURS);
      return near ? SILENT : [plainEvidence('header', headerValues(letter, 'date')[0] ?? '')];
    }),
  },
  {
    id: 'first-money-request',
    group: 'behaviour',
    tier: 'soft',
    title: 'Has never asked you for money before',
    sentence: 'You know this sender, who has never written to you about a payment until now.',
    check: whenFamiliar(FAMILIAR, (reading, { aboutMoney }, { isAboutMoney }) =>
      isAboutMoney && aboutMoney === 0 ? said(reading, ...MONEY_CONCEPTS) : SILENT,
    ),
  },
  {
    id: 'first-attachment',
    group: 'behaviour',
    tier: 'context',
    title: 'The first file from this sender',
    sentence: 'You know this sender, who has never sent you a file until now.',
    check: whenFamiliar(FAMILIAR, ({ letter }, { withAttachments }, { hasAttachments }) =>
      hasAttachments && withAttachments === 0
        ? [plainEvidence('attachment', letter.attachments?.[0]?.filename ?? '')]
        : SILENT,
    ),
  },
  {
    id: 'burst',
    group: 'behaviour',
    tier: 'soft',
    title: 'Far more letters than usual',
    sentence: 'This sender has sent you many times more letters on one day than usual.',
    check: whenFamiliar(SETTLED, ({ letter }, { lastDay, letters, firstSeen }, { day }) => {
      if (day === '' || day !== lastDay.date || hasHeader(letter, 'list-id')) return SILENT;
      const before = letters - lastDay.letters;
      const perDay = before / Math.max(1, daysBetween(firstSeen, day));
      const isBurst = lastDay.letters >= BURST.letters && before > 0 && lastDay.letters >= perDay * BURST.times;
      return isBurst ? [plainEvidence('from', letter.from?.address ?? '')] : SILENT;
    }),
  },
];

/** A check that runs only when so many letters of the sender are known that something can be unusual. */
function whenFamiliar(
  letters: number,
  check: (reading: Reading, sender: SenderHistory, seen: Observation) => Evidence[],
): SignalRule['check'] {
  return (reading) => {
    const { history } = reading.context;
    if (history?.sender === undefined || history.letters < ENOUGH_HISTORY || history.sender.letters < letters)
      return SILENT;
    return check(reading, history.sender, observe(reading));
  };
}

/** Around the clock. */
function distance(a: number, b: number): number {
  const hours = Math.abs(a - b);
  return Math.min(hours, 24 - hours);
}

function daysBetween(first: string, last: string): number {
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000;
  return Number.isFinite(days) ? days : 0;
}
