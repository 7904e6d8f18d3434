import type { Evidence } from '../analysis.ts';
import { LOSS_OF_BODY, MEETING_AHEAD, OUT_OF, STATISTICS, WRITER_IS } from '../data/aside-words.ts';
import { CONDITION } from '../data/deadline-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import {
  DISCLAIMER,
  HAPPENS,
  IF_NOT_YOURS,
  NOT_SHARED,
  OWN_PROMISE,
  REPORTED,
  SECURITY_DETAIL,
} from '../data/phrases/context-words.ts';
import { LIMITS } from '../limits.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { isAmple, isFarOff, isNoDeadline, isValidity, timeGiven } from './deadlines.ts';
import { isDeliveryReport } from './delivery-report.ts';
import { isToOne } from './opener.ts';
import { match, overlaps, type SignalRule } from './signal.ts';
import { sentenceAround } from './surroundings.ts';
import { isNoThreat } from './threats.ts';

/** What the sender will do soon, or when something happens. */
function isNoHaste(parsed: ParsedEmail, one: Evidence): boolean {
  const { before, after } = sentenceAround(parsed, one);
  if (/^urgent$/.test(one.quote) && /^[ \u00a0]\p{L}/u.test(after) && !URGENT_MATTER.test(after)) return true;
  return OWN_PROMISE.test(before) || HAPPENS.test(after) || IF_NOT_YOURS.test(before);
}

/** What is urgent for the reader, unlike “an urgent bug” or “his urgent response to the storm”. */
const URGENT_MATTER =
  /^[ \u00a0](?:and |but )?(?:attention|action|assistance|reply|help|tasks?|matters?|requests?|payments?|favou?rs?|transfers?|wires?|meeting|that|to|if|so|today|now|please|invoices?|orders?|deadline)(?!\p{L})/u;

const WANTED: readonly Concept[] = ['card-codes', 'code-request', 'password-reply', 'gift-card'];
/** How many characters around a phrase are searched for a notice of confidentiality. */
const NOTICE = 300;

/** A notice of confidentiality, a warning about fraud, or advice not to share a code or password. */
function isNoSecret(parsed: ParsedEmail, one: Evidence): boolean {
  const { where, start = 0, end = 0 } = one;
  const around = textOf(parsed, where).slice(Math.max(0, start - NOTICE), end + NOTICE);
  if (REPORTED.test(textOf(parsed, where).slice(Math.max(0, start - BEFORE), start))) return true;
  if (DISCLAIMER.test(around) || SECURITY_DETAIL.test(one.quote)) return true;
  // “It” is the code in the previous sentence, unless the writer wants the code.
  const isWanted = WANTED.some((concept) => parsed.phrases.has(concept));
  return !isWanted && NOT_SHARED.test(one.quote) && SECURITY_DETAIL.test(around.slice(0, Math.min(start, NOTICE)));
}

/** Somebody else is away, or a meeting is planned. */
function isReachable(parsed: ParsedEmail, one: Evidence): boolean {
  if (MEETING_AHEAD.test(one.quote)) return true;
  return OUT_OF.test(one.quote) && !WRITER_IS.test(sentenceAround(parsed, one).before);
}

const FIELD_NAME = /^(?:last|final)-attempt-date$/i;

const BEFORE = 40;

function isOnlySupposed(parsed: ParsedEmail, { where, start = 0 }: Evidence): boolean {
  return CONDITION.test(textOf(parsed, where).slice(Math.max(0, start - BEFORE), start));
}

export const PRESSURE_SIGNALS: readonly SignalRule[] = [
  {
    id: 'urgency',
    group: 'pressure',
    tier: 'soft',
    isCommon: true,
    title: 'Asks you to hurry',
    sentence: 'It asks you to act quickly, which leaves less time to check.',
    // The “Last-Attempt-Date” of a delivery report is a field name.
    check: (parsed) =>
      match(parsed, 'urgency').filter(
        (one) => !FIELD_NAME.test(one.quote) && !isOnlySupposed(parsed, one) && !isNoHaste(parsed, one),
      ),
  },
  {
    id: 'deadline',
    group: 'pressure',
    tier: 'soft',
    isCommon: true,
    title: 'Short deadline',
    sentence: 'It gives you little time.',
    check: (parsed) =>
      match(parsed, 'deadline').filter((one) => {
        const given = timeGiven(parsed, one);
        if (given === null || isFarOff(given, parsed) || isValidity(parsed, one, given)) return false;
        return !isAmple(parsed, one) && !isNoDeadline(parsed, one);
      }),
  },
  {
    id: 'threat',
    group: 'pressure',
    tier: 'soft',
    title: 'Warns of a loss or charge',
    sentence: 'It says that you may lose something, be charged or face legal action.',
    // “To be removed from this list” is not a threat.
    check(parsed) {
      const removals = match(parsed, 'removal-line');
      return match(parsed, 'threat').filter(
        (one) =>
          !removals.some((removal) => overlaps(removal, one)) &&
          !isNoThreat(parsed, one) &&
          !isDeliveryReport(parsed, one) &&
          !LOSS_OF_BODY.test(one.quote + sentenceAround(parsed, one).after.slice(0, BEFORE)),
      );
    },
  },
  {
    id: 'secrecy',
    group: 'pressure',
    tier: 'soft',
    kinds: ['payment-fraud'],
    inFiles: 'short',
    title: 'Asks you to keep quiet',
    sentence: 'It asks you not to tell others, who might notice a fraud.',
    check: (parsed) =>
      match(parsed, 'secrecy').filter(
        (one) => !isNoSecret(parsed, one) && !STATISTICS.test(sentenceAround(parsed, one).after),
      ),
  },
  {
    id: 'new-number',
    group: 'pressure',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    inFiles: 'short',
    title: 'New phone number',
    sentence: 'It gives a new number to replace one you know. Call the old one first.',
    check: (parsed) => match(parsed, 'new-number'),
  },
  {
    id: 'money-by-new-number',
    group: 'pressure',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    ofPrivateLife: 'advance-fee',
    floor: { severity: 'Low', reason: 'Only a call to the old number can tell whether it’s from that person.' },
    covers: ['new-number'],
    inFiles: 'short',
    title: 'New number, and money',
    sentence: 'It gives a new number and asks for money. Call the old number first.',
    check(parsed) {
      const numbers = match(parsed, 'new-number');
      const money = numbers.length > 0 ? match(parsed, 'payment-request') : [];
      return money.length > 0 ? [...numbers, ...money].slice(0, LIMITS.evidence) : [];
    },
  },
  {
    id: 'unreachable',
    group: 'pressure',
    tier: 'soft',
    isCommon: true,
    kinds: ['payment-fraud', 'advance-fee'],
    inFiles: 'short',
    title: 'Avoids phone calls',
    sentence: 'The sender is away or can’t talk, so you can’t check by phone.',
    check: (parsed) => (isToOne(parsed) ? match(parsed, 'unreachable').filter((one) => !isReachable(parsed, one)) : []),
  },
];
