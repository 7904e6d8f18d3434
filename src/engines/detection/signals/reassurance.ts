import { confirmed } from '../parse/authentication.ts';
import { NO_EVIDENCE, type SignalRule, said } from './signal.ts';

/** Anybody can write such words; they count from a sender whom the mail server confirmed. */
export const REASSURANCE_SIGNALS: readonly SignalRule[] = [
  {
    id: 'can-be-ignored',
    group: 'request',
    tier: 'mitigating',
    title: 'Says that it can be ignored',
    sentence: 'It tells you to ignore it if you did not ask for it, as honest notices do.',
    check: (parsed) => (confirmed(parsed) ? said(parsed, 'not-you-ignore') : NO_EVIDENCE),
  },
  {
    id: 'was-requested',
    group: 'request',
    tier: 'mitigating',
    title: 'Answers a request',
    sentence: 'It says that it was sent because somebody asked for it with your address.',
    check: (parsed) => (confirmed(parsed) ? said(parsed, 'you-requested') : NO_EVIDENCE),
  },
];
