import type { Evidence } from '../analysis.ts';
import {
  AFFECTION,
  AGENT,
  APPROACH,
  GET_ORDER,
  JOB,
  PASSING_ON,
  PROGRAM_OFFER,
  RECEIVING,
  REMOTE_ACCESS,
  SENDS_TO_WRITER,
  SESSION_CODE,
} from '../data/scheme-words.ts';
import { sensesNamed, sensesOf } from '../model/senses.ts';
import { everyMatch, firstMatch } from '../parse/every-match.ts';
import { isAcquainted } from '../parse/known-sender.ts';
import { once } from '../parse/once.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { askedFor } from './asked-for.ts';
import { hasAny, sensesNear } from './senses-near.ts';
import { hasWebLink, NO_EVIDENCE, rangeEvidence, type SignalRule } from './signal.ts';
import { passageAround } from './surroundings.ts';

/** Longer emails are articles or newsletters. */
const LONGEST = 6000;
/** The most characters from a remote-access program to the request for the code that it shows once it runs. */
const SAME_INSTRUCTIONS = 600;
/** Characters in which a denial, or a word to the reader, applies to a name. */
const BESIDE = 40;
/** How many characters are searched for the call that the code is for. */
const CALL = 80;
/** How many characters are searched for passing on the received money. */
const PASSED_WITHIN = 250;
const DENIAL = sensesNamed('not nobody');
const SEND = sensesNamed('send reply');
/** At an appointment the code is read out on the phone. */
const TELL = sensesNamed('tell share');
const ON_THE_PHONE = sensesNamed('call phone');
const TO_WRITER = sensesNamed('me us email');

/**
 * What an email offers. Honest emails offer it too, so it never counts. It only decides a warning's kind and advice.
 */
export const SCHEME_SIGNALS: readonly SignalRule[] = [
  {
    id: 'remote-access-request',
    group: 'request',
    tier: 'soft',
    kinds: ['callback-scam'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Low', reason: 'Anyone with the code controls the device, so it’s only for people you called.' },
    title: 'Asks for remote access',
    sentence: 'It names a remote-access program and asks for its code. Anyone with the code controls your device.',
    check: remoteAccessRequest,
  },
  {
    id: 'remote-access-program',
    group: 'request',
    tier: 'context',
    title: 'Names a remote-access program',
    sentence: 'It names a program that lets someone else control your device.',
    check: (parsed) => remoteProgramIn(parsed),
  },
  {
    id: 'program-offer',
    group: 'request',
    tier: 'context',
    kinds: ['malware'],
    namesKind: true,
    title: 'Program to install or update',
    sentence: 'It’s about a program to install or update through a link in the email.',
    check: programOffer,
  },
  {
    id: 'money-mule',
    group: 'request',
    tier: 'context',
    kinds: ['advance-fee'],
    namesKind: true,
    title: 'Passing on money or parcels',
    sentence: 'It’s about receiving money or parcels and passing them on.',
    check: moneyMule,
  },
  {
    id: 'job-offer',
    group: 'request',
    tier: 'context',
    kinds: ['advance-fee'],
    title: 'About a job',
    sentence: 'It’s about work or an application.',
    check: (parsed) => firstPlace(parsed, JOB),
  },
  {
    id: 'romantic-approach',
    group: 'request',
    tier: 'context',
    kinds: ['advance-fee'],
    title: 'Personal approach',
    sentence: 'It’s about getting to know each other.',
    check: romanticApproach,
  },
];

/** Support sessions by a colleague or on an open ticket are arranged in advance. */
function remoteAccessRequest(parsed: ParsedEmail): Evidence[] {
  if (parsed.isReply || parsed.thread.quoted.length > 0 || isAcquainted(parsed)) return NO_EVIDENCE;
  const [program] = remoteProgramIn(parsed);
  if (!program) return NO_EVIDENCE;
  const at = program.where === 'subject' ? 0 : (program.start ?? 0);
  // “We never ask you to install it.”
  if (program.where === 'body' && hasAny(sensesNear(parsed, program, BESIDE), DENIAL)) return NO_EVIDENCE;
  const isNear = ({ start = 0 }: Evidence) => start >= at && start <= at + SAME_INSTRUCTIONS;
  const code =
    askedFor(parsed, SESSION_CODE, [SEND, TO_WRITER]).find(isNear) ??
    askedFor(parsed, SESSION_CODE, [TELL, TO_WRITER]).find((one) => isNear(one) && !isOnThePhone(parsed, one)) ??
    askedFor(parsed, SESSION_CODE, []).find((one) => isNear(one) && SENDS_TO_WRITER.test(passageAround(parsed, one)));
  return code ? [program, code] : NO_EVIDENCE;
}

const remoteProgramIn = once((parsed: ParsedEmail) => firstPlace(parsed, REMOTE_ACCESS));

function isOnThePhone(parsed: ParsedEmail, code: Evidence): boolean {
  return hasAny(sensesNear(parsed, code, CALL), ON_THE_PHONE);
}

/** The most characters between an offer and its link. */
const TO_LINK = 300;
/** The most words before an order that still begins its sentence: “Now please install”. */
const BEFORE_ORDER = 2;
const TO_READER = sensesNamed('you please click');

/** A program that the reader is asked to get. News about programs, and answers about them, don't offer one. */
function programOffer(parsed: ParsedEmail): Evidence[] {
  const { subject, text, thread, words, links, senseLanguage } = parsed;
  if (!hasWebLink(parsed)) return NO_EVIDENCE;
  const [inSubject] = parsed.isReply ? [] : everyMatch(subject, PROGRAM_OFFER);
  if (inSubject) return [rangeEvidence(parsed, 'subject', inSubject.index, inSubject.index + inSubject[0].length)];
  const hasForm = (parsed.html?.forms.length ?? 0) > 0;
  for (const { 0: offer, index: start } of everyMatch(text.slice(0, LONGEST), PROGRAM_OFFER)) {
    const end = start + offer.length;
    if (isQuoted(thread, start)) continue;
    const isLinked = links.some((link) => link.host !== '' && link.end >= start && link.start <= end + TO_LINK);
    const sentence = words.find((word) => word.end > start)?.sentence;
    const said = words.filter((word) => word.sentence === sentence && word.start < end + BESIDE);
    const isOrder = said.findIndex((word) => word.end > start) <= BEFORE_ORDER && GET_ORDER.test(offer);
    const isToReader = said.some(
      (word) =>
        word.end > start - BESIDE && sensesOf(word, senseLanguage ?? 'en').some((sense) => TO_READER.has(sense)),
    );
    if ((isLinked || hasForm) && (isOrder || isToReader)) return [rangeEvidence(parsed, 'body', start, end)];
  }
  return NO_EVIDENCE;
}

/** Money that comes in and goes on, or the job of passing on money or parcels. */
function moneyMule(parsed: ParsedEmail): Evidence[] {
  const agent = firstPlace(parsed, AGENT);
  if (agent.length > 0) return agent;
  const text = parsed.text.slice(0, LONGEST);
  for (const { 0: received, index } of everyMatch(text, RECEIVING)) {
    const end = index + received.length;
    const passed = isQuoted(parsed.thread, index) ? null : PASSING_ON.exec(text.slice(end, end + PASSED_WITHIN));
    if (!passed) continue;
    const from = end + passed.index;
    return [rangeEvidence(parsed, 'body', index, end), rangeEvidence(parsed, 'body', from, from + passed[0].length)];
  }
  return NO_EVIDENCE;
}

function romanticApproach(parsed: ParsedEmail): Evidence[] {
  const approach = firstPlace(parsed, APPROACH);
  if (approach.length > 0) return approach;
  const signs = AFFECTION.map((pattern) => firstPlace(parsed, pattern)).filter(({ length }) => length > 0);
  return signs.length > 1 ? signs.flat() : NO_EVIDENCE;
}

function firstPlace(parsed: ParsedEmail, pattern: RegExp): Evidence[] {
  const { subject, text, thread } = parsed;
  const inSubject = firstMatch(subject, pattern);
  if (inSubject) return [rangeEvidence(parsed, 'subject', inSubject.index, inSubject.index + inSubject[0].length)];
  const found = firstMatch(text.slice(0, LONGEST), pattern);
  if (!found || isQuoted(thread, found.index)) return NO_EVIDENCE;
  return [rangeEvidence(parsed, 'body', found.index, found.index + found[0].length)];
}
