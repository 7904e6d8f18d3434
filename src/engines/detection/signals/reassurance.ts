import { type SignalRule, said } from './signal.ts';

export const REASSURANCE_SIGNALS: readonly SignalRule[] = [
  {
    id: 'can-be-ignored',
    group: 'request',
    tier: 'mitigating',
    title: 'Says that it can be ignored',
    sentence: 'It tells you to ignore it if you did not ask for it, as honest notices do.',
    check: (reading) => said(reading, 'not-you-ignore'),
  },
  {
    id: 'was-requested',
    group: 'request',
    tier: 'mitigating',
    title: 'Answers a request',
    sentence: 'It says that it was sent because somebody asked for it with your address.',
    check: (reading) => said(reading, 'you-requested'),
  },
];
