import { type Combination, combine } from './combination.ts';
import {
  ACCOUNT_LURE,
  ALONE_WITH_YOU,
  ANSWERS_ELSEWHERE,
  BORROWED_HOST,
  CURIOSITY_LURE,
  HASTE,
  HOOK,
  MONEY,
  ODD_SENDER,
  PRESSURE,
  REQUEST,
  REWARD,
  SCANT,
  SELLING,
  STOLEN_BY_PAGE,
} from './signal-groups.ts';
import type { SignalId } from './weights.ts';

const STRONG: readonly SignalId[] = ['wording-strong'];
const CLEAR: readonly SignalId[] = ['wording', ...STRONG];
const CLEAR_IF_BRIEF: readonly SignalId[] = ['wording-brief', ...CLEAR];
const CLEAR_WITHOUT_LINK: readonly SignalId[] = ['wording-wants-answer', ...CLEAR];
const ANY: readonly SignalId[] = ['wording-doubtful', ...CLEAR_WITHOUT_LINK];
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
/** What hides who writes or where a link leads. */
const HIDDEN: readonly SignalId[] = [...BORROWED_HOST, ...SCANT, ...ODD_SENDER, ...ANSWERS_ELSEWHERE];
const STORY: readonly SignalId[] = [
  ...ACCOUNT_LURE,
  ...CURIOSITY_LURE,
  ...REWARD,
  'crypto-lure',
  'stranger-proposal',
  'advance-fee',
];

/**
 * What the wording adds to. It confirms what was found by other means: the surer it is, the less is needed beside it.
 * Alone it is a warning only where it is as good as sure, and then never more.
 */
export const WORDING_COMBINATIONS: readonly Combination[] = [
  combine('credential-phishing', 'Medium', CLEAR_IF_BRIEF, ['credential-request']),
  combine('credential-phishing', 'Medium', CLEAR_IF_BRIEF, ACCOUNT_LURE),
  combine('credential-phishing', 'Medium', CLEAR_IF_BRIEF, STOLEN_BY_PAGE, [...PRESSURE, 'urgency']),
  combine('payment-fraud', 'Medium', CLEAR_WITHOUT_LINK, ['bank-change', 'card-codes-request']),
  combine('payment-fraud', 'Medium', CLEAR_WITHOUT_LINK, MONEY, [...ALONE_WITH_YOU, ...ANSWERS_ELSEWHERE]),
  combine('suspicious', 'Medium', STRONG),
  combine('suspicious', 'Medium', CLEAR, REQUEST, PRESSURE),
  combine('suspicious', 'Medium', CLEAR, ['secrecy', 'unreachable']),
  combine('suspicious', 'Medium', CLEAR, [
    ...HIDDEN.filter((id) => id !== 'link-free-host'),
    ...STORY,
    'generic-greeting',
  ]),
  combine('unwanted', 'Medium', CLEAR, ['advertising']),
  combine('suspicious', 'Medium', ANY, HIDDEN, [...HOOK, ...ANY_ASK, ...SELLING, ...STORY]),
  combine('suspicious', 'Medium', ANY, STORY, ['generic-greeting', 'click-request', 'open-attachment-request']),
  combine('payment-fraud', 'Low', ANY, MONEY, ALONE_WITH_YOU),
  combine('suspicious', 'Low', CLEAR),
  combine('suspicious', 'Low', ['wording-brief', ...ANY], [...HIDDEN, ...STORY, ...HASTE]),
  combine('suspicious', 'Low', ANY, [...REQUEST, ...ALONE_WITH_YOU, 'click-request', 'bank-details', 'small-fee']),
  combine('unwanted', 'Low', ANY, ['advertising', 'removal-line']),
];
