import { confirmed } from '../parse/authentication.ts';
import { authorOf } from '../parse/author.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { match, NO_EVIDENCE, type SignalRule } from './signal.ts';

/** Anyone can write such words, so they count only from a verified sender, and not from the users of a service. */
export const REASSURANCE_SIGNALS: readonly SignalRule[] = [
  {
    id: 'can-be-ignored',
    group: 'request',
    tier: 'mitigating',
    title: 'Says you can ignore it',
    sentence: 'It says you can ignore it if you didn’t request it, as legitimate notices do.',
    check: (parsed) => (isOwnWord(parsed) ? match(parsed, 'not-you-ignore') : NO_EVIDENCE),
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

function isOwnWord(parsed: ParsedEmail): boolean {
  return confirmed(parsed) !== null && authorOf(parsed) === null;
}
