import type { Evidence } from '../analysis.ts';
import { sensesNamed } from '../model/senses.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { hasAny, sensesNear } from './senses-near.ts';
import { match, NO_EVIDENCE, type SignalRule } from './signal.ts';

/** Cards whose codes are money. */
export const GIFT_CARD_SIGNALS: readonly SignalRule[] = [
  {
    id: 'gift-cards',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    inFiles: 'short',
    title: 'Gift cards',
    sentence: 'It’s about gift cards, which can’t be recovered once the codes are sent.',
    check: (parsed) => match(parsed, 'gift-card'),
  },
  {
    id: 'card-codes-request',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    inFiles: 'short',
    title: 'Asks for card codes',
    sentence: 'It asks for the cards’ codes or a photo of them. Anyone with the codes has the money.',
    check: codesAsked,
  },
  {
    id: 'gift-card-codes',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    ofBusiness: true,
    floor: { severity: 'Medium', reason: 'Nobody needs the codes of gift cards for an honest purpose.' },
    covers: ['gift-cards', 'card-codes-request'],
    inFiles: 'any',
    title: 'Asks for gift card codes',
    sentence: 'It asks for the codes of gift cards. Anyone with the codes has the money, and it can’t be recovered.',
    check: (parsed) =>
      parsed.phrases.has('gift-card') && codesAsked(parsed).length > 0
        ? match(parsed, 'card-codes', 'gift-card')
        : NO_EVIDENCE,
  },
];

/** A card's code, as shops print it: capitals and digits, mostly in groups. */
const GIVEN_CODE =
  /^[^\n.!?]{0,40}[:：»"“' ]\s{0,2}(?=[A-Z\d-]{0,30}\d)[A-Z\d]{3,12}(?:-[A-Z\d]{2,12}){0,5}(?![\p{L}\d])/u;
/** Characters around a mention of codes that are searched for the request. */
const WANTED = 100;
const SEND = sensesNamed('send reply photo');
const TO_WRITER = sensesNamed('me us');

/** Requests for a card's codes. A shop that hands out a code doesn't ask for one. */
function codesAsked(parsed: ParsedEmail): Evidence[] {
  return match(parsed, 'card-codes').filter((one) => {
    if (!GIVEN_CODE.test(textOf(parsed, one.where).slice(one.end ?? 0, (one.end ?? 0) + WANTED))) return true;
    const near = sensesNear(parsed, one, WANTED);
    return hasAny(near, SEND) && hasAny(near, TO_WRITER);
  });
}
