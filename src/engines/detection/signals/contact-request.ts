import type { Evidence } from '../analysis.ts';
import { IF, NOT } from '../data/asking-words.ts';
import { READERS_POSSESSIVE } from '../data/bank-account-words.ts';
import { CONDITION } from '../data/deadline-words.ts';
import { NEEDS_QUESTION, SAID_BY_MANY } from '../data/phrases/context-words.ts';
import { PHONE_WORD } from '../data/sign-in-words.ts';
import { sensesNamed } from '../model/senses.ts';
import { confirmed } from '../parse/authentication.ts';
import { isContact, isOfOwnDomain } from '../parse/known-sender.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { skeleton } from '../parse/words.ts';
import { isToOne } from './opener.ts';
import { hasAny, sensesNear } from './senses-near.ts';
import { match, NO_EVIDENCE, type SignalRule } from './signal.ts';
import { sentenceAround } from './surroundings.ts';

/** Emails that only ask for contact aren't longer. */
const FEW_WORDS = 60;
/** Characters around a request for a number. */
const BESIDE_NUMBER = 140;
const DRIVER = sensesNamed('courier');
/** The most words from “text me” to a condition, and from there to its negation. */
const CONDITION_WITHIN = 6;
const DENIAL_WITHIN = 3;
const DENIES = /^cannot$|n['’]t$/i;
/** Asks about something of the reader’s, or gives it a new name. */
const OTHER_DETAILS =
  /(?<!\p{L})(?:about|on|regarding|concerning) your(?!\p{L})|(?<!\p{L})(?:different|new|better|file|user) name/iu;
const NUMBER =
  /number|nummer|numéro|número|numero|numer(?!\p{L})|(?<!\p{L})(?:cell(?:phone)?|mobile|phone)(?: (?:no|num))?(?!\p{L})/iu;
const TO_WRITER = /(?<!\p{L})(?:me|mir|mich|moi|mi|mij)(?!\p{L})/iu;
const BARE_NUMBER = /(?:number|nummer|numéro|número|numero|numer)$/iu;
/** Words after “your number” that make it the number of something else. */
const OTHER_NUMBER =
  /^\s(?:of|plates?|d[eo]s?|di|da|van|von) ?(?!t[eé]l[eé]|m[oó]vil|celular|contacto?|portable|cellulare|whatsapp)\p{L}/iu;
/** Something that the writer gives away, so not the reader’s number. */
const GIVEN_AWAY =
  /(?<!\p{L})(?:free|kostenlos\p{L}{0,2}|gratis|gratuit\p{L}{0,2}|bezpłatn\p{L}{1,3}|darmow\p{L}{1,3})(?!\p{L})/iu;

/** Attempts to start a conversation, or to continue it elsewhere. */
export const CONTACT_REQUEST_SIGNALS: readonly SignalRule[] = [
  {
    id: 'stranger-opening',
    group: 'request',
    tier: 'soft',
    title: 'Conversation opener from a stranger',
    sentence: 'It only asks whether you’re there or got an earlier email. The real request follows your reply.',
    check: (parsed) => (parsed.words.length <= FEW_WORDS ? match(parsed, 'stranger-opening') : NO_EVIDENCE),
  },
  {
    id: 'other-channel-request',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    covers: ['contact-details-request'],
    inFiles: 'short',
    title: 'Moves to phone or chat',
    sentence: (evidence, parsed) =>
      evidence.every((one) => isReadersNumber(one, parsed))
        ? 'It asks for your phone number. What comes by phone or text, we can’t check.'
        : 'It asks you to continue by phone or text, where we can’t check what comes next.',
    check: (parsed) =>
      asksToAnswer(parsed).filter(
        (one) => PHONE_WORD.test(one.quote) && !isForDriver(parsed, one) && !isFormField(parsed, one),
      ),
  },
  {
    id: 'contact-details-request',
    group: 'request',
    tier: 'soft',
    kinds: ['advance-fee'],
    title: 'Asks for details or a reply elsewhere',
    sentence: 'It asks for your phone number, your details or a reply to another address.',
    check: asksToAnswer,
  },
  {
    id: 'availability-question',
    group: 'request',
    tier: 'soft',
    isCommon: true,
    kinds: ['payment-fraud'],
    title: 'Asks for your time or help',
    sentence: 'It asks whether you’re free or can help, a common start to fraud in the name of someone you know.',
    check: (parsed) =>
      isVerifiedContact(parsed) || !isToOne(parsed)
        ? NO_EVIDENCE
        : match(parsed, 'availability').filter((one) => {
            const { before, after } = sentenceAround(parsed, one);
            return !SAID_BY_MANY.test(before + one.quote) && (!NEEDS_QUESTION.test(one.quote) || after.endsWith('?'));
          }),
  },
];

/** Requests for an answer or for details; “text me if it’s urgent” or “if you can’t come” only offers a way to answer. */
function asksToAnswer(parsed: ParsedEmail): Evidence[] {
  return match(parsed, 'contact-details').filter((one) => {
    if (BARE_NUMBER.test(one.quote) && OTHER_NUMBER.test(textOf(parsed, one.where).slice(one.end, (one.end ?? 0) + 20)))
      return false;
    if (OTHER_DETAILS.test(one.quote) || (GIVEN_AWAY.test(one.quote) && !PHONE_WORD.test(one.quote))) return false;
    // Asking for the reader’s number doesn't offer a way to answer, whatever the condition. Italian “su” means “on”.
    if (parsed.senseLanguage !== 'it' && READERS_POSSESSIVE.test(one.quote)) return true;
    const words = sentenceAround(parsed, one).after.match(/[\p{L}\p{N}'’]+/gu) ?? [];
    const at = words.slice(0, CONDITION_WITHIN).findIndex((word) => IF.has(skeleton(word)));
    if (at < 0) return true;
    const [first = '', second = '', third = ''] = words.slice(at);
    if ([`${first} ${second} `, `${first} ${second} ${third} `].some((begin) => CONDITION.test(begin))) return false;
    return !words.slice(at, at + 1 + DENIAL_WITHIN).some((word) => NOT.has(skeleton(word)) || DENIES.test(word));
  });
}

/** “Send me your number” and “cell number update”, but not “text me at this number”. */
function isReadersNumber({ quote }: Evidence, { senseLanguage }: ParsedEmail): boolean {
  if (senseLanguage !== 'it' && READERS_POSSESSIVE.test(quote)) return true;
  return NUMBER.test(quote) && !TO_WRITER.test(quote) && !/\d{3}/.test(quote);
}

/** Blanks, or the numbers of a list: “(1) Full name ____ (2) Phone:”. */
const BLANKS = /[=_.…]{3,}|\(\d{1,2}\)/;
const BLANK_AFTER = /^\s{0,2}(?:[=_.…]{3,}|[:=-]{1,9}\s*(?:\n|$))/;

/** Another detail with its blank: a number by itself is not a form. */
const OTHER_FIELD =
  /(?<!\p{L})(?:names?|address|age|occupation|profession|country|city|sex|gender|nationality|vorname|nachname|adresse|alter|beruf|nom|prénom|âge|pays|nombre|dirección|edad|país|nome|endereço|idade|indirizzo|età|naam|adres|leeftijd|imię|nazwisko|wiek)[ \u00a0]{0,2}(?:[=_.…]{2}|[:=…-]{1,9}[ \u00a0]{0,3}\n)/iu;

/** Whether the number is one of several details in a form, without any mention of a call. */
function isFormField(parsed: ParsedEmail, one: Evidence): boolean {
  const text = textOf(parsed, one.where);
  return (BLANKS.test(one.quote) || BLANK_AFTER.test(text.slice(one.end))) && OTHER_FIELD.test(text);
}

/** Whether the number is for a delivery driver, so the conversation doesn't continue elsewhere. */
function isForDriver(parsed: ParsedEmail, one: Evidence): boolean {
  return one.where === 'body' && hasAny(sensesNear(parsed, one, BESIDE_NUMBER), DRIVER);
}

/** A colleague or contact verified by the mail server asks such things every day. */
function isVerifiedContact(parsed: ParsedEmail): boolean {
  return confirmed(parsed) !== null && (isContact(parsed) || isOfOwnDomain(parsed));
}
