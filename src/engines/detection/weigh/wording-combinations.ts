import type { Combination } from './combination.ts';
import { ACCOUNT_LURE, HOOK, ODD_SENDER, PRESSURE, REQUEST } from './signal-groups.ts';
import type { SignalId } from './weights.ts';

const STRONG: readonly SignalId[] = ['wording-strong'];
const ANY_ASK: readonly SignalId[] = [
  ...REQUEST,
  'click-request',
  'other-channel-request',
  'availability-question',
  'bank-change',
  'payroll',
  'gift-cards',
  'wallet-address',
];

/**
 * What the wording adds to. It confirms what was found by other means, and alone it is worth no more than a second look.
 */
export const WORDING_COMBINATIONS: readonly Combination[] = [
  {
    kind: 'suspicious',
    severity: 'Medium',
    all: [STRONG, ['links-leave-sender', ...ODD_SENDER], [...HOOK, ...ANY_ASK]],
  },
  { kind: 'credential-phishing', severity: 'Medium', all: [STRONG, ['credential-request']] },
  { kind: 'credential-phishing', severity: 'Medium', all: [STRONG, ACCOUNT_LURE] },
  { kind: 'suspicious', severity: 'Medium', all: [STRONG, REQUEST, PRESSURE] },
  { kind: 'suspicious', severity: 'Low', all: [['wording', ...STRONG]] },
];
