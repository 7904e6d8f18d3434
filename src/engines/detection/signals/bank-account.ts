import type { Evidence } from '../analysis.ts';
import {
  CHANGED_ACCOUNT,
  CHANGES,
  DENIES_CHANGE,
  GIVE_US,
  IF_YOU_CHANGED,
  OPENING,
  OPENS_ACCOUNT,
  OWN_ACCOUNT,
  OWN_ACCOUNT_OF_I,
  PAY,
  READERS_ACCOUNT,
  READERS_PAY,
  READERS_POSSESSIVE,
  UNCHANGED_ACCOUNT,
  WRITERS_POSSESSIVE,
} from '../data/bank-account-words.ts';
import { LIMITS } from '../limits.ts';
import { sensesNamed, sensesOf } from '../model/senses.ts';
import { everyMatch } from '../parse/every-match.ts';
import { ibansIn } from '../parse/ibans.ts';
import { once } from '../parse/once.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { type Word, wordsOf } from '../parse/words.ts';
import { fromFile } from './file-text.ts';
import { hasWebLink, match, NO_EVIDENCE, overlaps, rangeEvidence } from './signal.ts';
import { sentenceAround } from './surroundings.ts';

/** Characters before a match that may contain a possessive. */
const POSSESSIVE = 10;
const BEFORE = 50;
const CASE = 70;
const SENTENCE = 160;
/** Longer texts are documents. */
const LONGEST = 20_000;
const INVOICE = sensesNamed('invoice');
const LABEL_BEFORE = /["“”„«»‘>›→] ?$/u;

/** Mentions of new bank details that are not the reader's own. */
export function changesOfTheirs(parsed: ParsedEmail): Evidence[] {
  const mayBePay = hasWebLink(parsed) && !isForPayment(parsed);
  const said = [...match(parsed, 'bank-change'), ...inOtherLanguages(parsed)].filter((one) => {
    const { where, start = 0, end = 0 } = one;
    const text = textOf(parsed, where);
    if (DENIES_CHANGE.test(text.slice(Math.max(0, start - SENTENCE), start))) return false;
    if (isHandedIn(parsed, one)) return false;
    const words = text.slice(Math.max(0, start - POSSESSIVE), end);
    if (WRITERS_POSSESSIVE.test(words)) return true;
    if (isReadersToOpen(parsed)) return false;
    if (mayBePay && (READERS_PAY.test(passageOf(parsed, one)) || isOrderAlone(parsed, one))) return false;
    const isSupposed = IF_YOU_CHANGED.test(text.slice(Math.max(0, start - CASE), end));
    const isReaders = READERS_ACCOUNT.test(text.slice(Math.max(0, start - BEFORE), start));
    return !READERS_POSSESSIVE.test(words) && !isReaders && !isSupposed;
  });
  const ofPay = changesOfPay(parsed).filter((one) => !said.some((other) => overlaps(one, other)));
  return [...said, ...ofPay].slice(0, LIMITS.evidence);
}

/** Whether the readers are asked for their own new account, and nothing of the writer's is named: “give me the new IBAN”. */
function isHandedIn(parsed: ParsedEmail, { where, quote, start = 0 }: Evidence): boolean {
  const before = textOf(parsed, where).slice(Math.max(0, start - SENTENCE), start);
  const asked = GIVE_US.exec(before);
  if (asked === null || ibansIn(parsed.text).length > 0) return false;
  const [, between = ''] = asked;
  return !WRITERS_POSSESSIVE.test(before.slice(0, asked.index)) && !WRITERS_POSSESSIVE.test(between + quote);
}

/** An employee's new account for their pay: the change and the writer's own account in a sentence, with the pay nearby. */
const changesOfPay = once((parsed: ParsedEmail): Evidence[] => {
  const { text, thread } = parsed;
  const found: Evidence[] = [];
  const own = [OWN_ACCOUNT, OWN_ACCOUNT_OF_I].flatMap((pattern) => everyMatch(text.slice(0, LONGEST), pattern));
  for (const { 0: account, index } of own) {
    if (found.length >= LIMITS.evidence) break;
    const end = index + account.length;
    if (isQuoted(thread, index) || DENIES_CHANGE.test(text.slice(Math.max(0, index - SENTENCE), index))) continue;
    // A menu of a linked portal: “My bank account”.
    if (LABEL_BEFORE.test(text.slice(Math.max(0, index - 2), index)) && hasWebLink(parsed)) continue;
    const evidence = rangeEvidence(parsed, 'body', index, end);
    const { before, after } = sentenceAround(parsed, evidence);
    const isAboutPay = PAY.test(`${parsed.subject} ${text.slice(Math.max(0, index - SENTENCE), end + SENTENCE)}`);
    if (isAboutPay && CHANGES.test(before + account + after)) found.push(evidence);
  }
  return found;
});

const CHANGE = sensesNamed('change');

/**
 * “Change bank information” as a sentence or button of its own: beside a link, in an email about the reader's pay, it is the
 * reader who changes theirs. A supplier's “Updated bank details” reads the same.
 */
function isOrderAlone(parsed: ParsedEmail, one: Evidence): boolean {
  const [first] = wordsOf(one.quote, false);
  const { before } = sentenceAround(parsed, one);
  if (!first || /\p{L}/u.test(before) || !isOfReadersPay(`${parsed.subject}\n${parsed.text}`)) return false;
  return sensesOf(first, parsed.senseLanguage ?? 'en').some((sense) => CHANGE.has(sense));
}

const WRITER = sensesNamed('me us');
const READER = sensesNamed('you');

/**
 * Whether the reader should open an account of their own, as banks want, and frauds that promise a fortune. The person
 * named last before the verb opens it. An email with an account number wants a payment to that account.
 */
const isReadersToOpen = once((parsed: ParsedEmail): boolean => {
  if (ibansIn(parsed.text).length > 0) return false;
  return (['subject', 'body'] as const).some((where) =>
    everyMatch(textOf(parsed, where).slice(0, LONGEST), OPENS_ACCOUNT).some(({ 0: opened, index }) => {
      const evidence = rangeEvidence(parsed, where, index, index + opened.length);
      const said = wordsOf(sentenceAround(parsed, evidence).before, false);
      const isOf = (group: ReadonlySet<number>) => (word: Word) =>
        sensesOf(word, parsed.senseLanguage ?? 'en').some((sense) => group.has(sense));
      const writer = said.findLastIndex(isOf(WRITER));
      return writer < 0 || (writer < said.findLastIndex(isOf(READER)) && !OPENING.test(opened));
    }),
  );
});

/** Whether pay is mentioned, and not first as the writer's. */
function isOfReadersPay(text: string): boolean {
  const pay = PAY.exec(text);
  return pay !== null && !WRITERS_POSSESSIVE.test(text.slice(Math.max(0, pay.index - POSSESSIVE), pay.index));
}

/** A mention in its sentence, with what is before it on the same line. */
function passageOf(parsed: ParsedEmail, one: Evidence): string {
  const { where, start = 0 } = one;
  const before = textOf(parsed, where).slice(Math.max(0, start - SENTENCE), start);
  return before.slice(before.lastIndexOf('\n') + 1) + one.quote + sentenceAround(parsed, one).after;
}

/** Whether an email has an account number or an invoice: emails about the reader's own pay have neither. */
function isForPayment({ text, words, subjectWords, senseLanguage }: ParsedEmail): boolean {
  if (ibansIn(text).length > 0) return true;
  if (senseLanguage === null) return false;
  return [...subjectWords, ...words].some((word) => sensesOf(word, senseLanguage).some((sense) => INVOICE.has(sense)));
}

/** Mentions in the subject and in the writer's own text, in languages without lists of phrases. */
const inOtherLanguages = once((parsed: ParsedEmail): Evidence[] => {
  const own = ({ index }: RegExpExecArray) => !(parsed.isReply && isQuoted(parsed.thread, index));
  const evidenceIn = (where: 'subject' | 'body') => (found: RegExpExecArray) =>
    rangeEvidence(parsed, where, found.index, found.index + found[0].length);
  return [
    ...everyMatch(parsed.subject, CHANGED_ACCOUNT).map(evidenceIn('subject')),
    ...everyMatch(parsed.text, CHANGED_ACCOUNT).filter(own).map(evidenceIn('body')),
  ].slice(0, LIMITS.evidence);
});

/** Changes that the files mention and the email does not. */
export function changesInFilesOnly(parsed: ParsedEmail): Evidence[] {
  const inEmail = match(parsed, 'bank-change').length > 0 || inOtherLanguages(parsed).length > 0;
  return inEmail
    ? NO_EVIDENCE
    : parsed.fileTexts.flatMap((file) => changesOfTheirs(file.parsed).map((one) => fromFile(file, one)));
}

const BESIDE_ACCOUNT = { before: 30, after: 80 };

/** Whether the account is one the reader already knows, so that no money is redirected. */
export function isAsBefore(parsed: ParsedEmail, { where, start = 0, end = 0 }: Evidence): boolean {
  const around = textOf(parsed, where).slice(Math.max(0, start - BESIDE_ACCOUNT.before), end + BESIDE_ACCOUNT.after);
  return UNCHANGED_ACCOUNT.test(around);
}
