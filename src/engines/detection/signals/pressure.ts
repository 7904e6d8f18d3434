import { type SignalRule, said } from './signal.ts';

export const PRESSURE_SIGNALS: readonly SignalRule[] = [
  {
    id: 'urgency',
    group: 'pressure',
    tier: 'soft',
    title: 'Hurries you',
    sentence: 'It asks you to be quick, which leaves less time to check.',
    check: (reading) => said(reading, 'urgency'),
  },
  {
    id: 'deadline',
    group: 'pressure',
    tier: 'soft',
    title: 'Sets a short deadline',
    sentence: 'It gives you little time.',
    check: (reading) => said(reading, 'deadline'),
  },
  {
    id: 'threat',
    group: 'pressure',
    tier: 'soft',
    title: 'Threatens a loss',
    sentence: 'It threatens that otherwise something will be closed, deleted, lost, charged or taken to court.',
    check: (reading) => said(reading, 'threat'),
  },
  {
    id: 'secrecy',
    group: 'pressure',
    tier: 'soft',
    title: 'Asks you to keep quiet',
    sentence: 'It asks you not to talk to others, who could see through it.',
    check: (reading) => said(reading, 'secrecy'),
  },
  {
    id: 'unreachable',
    group: 'pressure',
    tier: 'soft',
    title: 'Cannot be called back',
    sentence: 'The writer is away or wants no call, so that you cannot check.',
    check: (reading) => said(reading, 'unreachable'),
  },
];
