import type { Evidence } from '../analysis.ts';
import { CONDITION_BEGINS, NOT_REQUESTED } from '../data/phrases/context-words.ts';
import { confirmed } from '../parse/authentication.ts';
import { authorOf } from '../parse/author.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { match, NO_EVIDENCE, type SignalRule } from './signal.ts';
import { sentenceAround } from './surroundings.ts';

/** Anyone can write such words, so they count only from a verified sender, and not from the users of a service. */
export const REASSURANCE_SIGNALS: readonly SignalRule[] = [
  {
    id: 'can-be-ignored',
    group: 'request',
    tier: 'mitigating',
    title: 'Says you can ignore it',
    sentence: 'It says you can ignore it if you didn’t request it, as legitimate notices do.',
    check: (parsed) =>
      isOwnWord(parsed) ? match(parsed, 'not-you-ignore').filter((one) => isUnrequested(parsed, one)) : NO_EVIDENCE,
  },
  {
    id: 'was-requested',
    group: 'request',
    tier: 'mitigating',
    title: 'Says it was requested',
    sentence: 'It says it was sent because someone requested it with your address.',
    check: (parsed) => (isOwnWord(parsed) ? match(parsed, 'you-requested') : NO_EVIDENCE),
  },
];

/** Characters before a sentence that may ask “Didn’t request this?” */
const BEFORE = 160;

/** Whether people who didn't request it may ignore it, as opposed to people who have “already paid” or “can't come”. */
function isUnrequested(parsed: ParsedEmail, one: Evidence): boolean {
  const { before, after } = sentenceAround(parsed, one);
  const sentence = before + one.quote + after;
  if (CONDITION_BEGINS.test(sentence)) return NOT_REQUESTED.test(sentence);
  const { where, start = 0 } = one;
  return NOT_REQUESTED.test(textOf(parsed, where).slice(Math.max(0, start - BEFORE), start) + one.quote + after);
}

function isOwnWord(parsed: ParsedEmail): boolean {
  return confirmed(parsed) !== null && authorOf(parsed) === null;
}
