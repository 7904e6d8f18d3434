import { type Combination, combine } from './combination.ts';
import {
  ACCOUNT_LURE,
  BAIT,
  DISGUISE,
  FILE_LURE,
  HASTE,
  HIDDEN_TARGET,
  LEADS_ON,
  NOT_THE_SENDERS,
  ODD_SENDER,
  OTHER_LETTERS,
  PRESSURE,
  REWARD,
  SELLING,
  STRANGER,
  STRAY_LINK,
} from './signal-groups.ts';

/** What is no warning, whatever comes together of it: a fact that is odd by itself, half of a fraud, or advertising. */
export const NUISANCES: readonly Combination[] = [
  // Half of a pattern above: odd enough to be said, not enough for a warning.
  combine('payment-fraud', 'Low', ['urgent-payment', 'bank-change', 'staff-data-request']),
  combine('payment-fraud', 'Low', ['payment-request'], ['unreachable', 'secrecy']),
  combine('callback-scam', 'Low', ['callback-lure']),
  combine('advance-fee', 'Low', ['advance-fee']),
  combine('delivery-scam', 'Low', ['parcel-lure'], ['click-request'], HASTE),
  combine('suspicious', 'Low', HIDDEN_TARGET, [...ACCOUNT_LURE, 'credential-request']),
  combine('suspicious', 'Low', HIDDEN_TARGET, PRESSURE, HASTE),
  combine(
    'suspicious',
    'Low',
    ['official-lure', 'credential-request'],
    ['threat'],
    ['deadline', 'links-leave-sender', ...HIDDEN_TARGET],
  ),
  combine('suspicious', 'Low', HIDDEN_TARGET, ['click-request'], ['links-leave-sender']),
  combine(
    'suspicious',
    'Low',
    ['reply-to-freemail'],
    [...STRANGER, 'urgency', 'contact-details-request', 'advertising'],
  ),
  combine('suspicious', 'Low', ['stranger-proposal'], ['advance-fee', 'secrecy', ...PRESSURE, ...ODD_SENDER]),
  combine(
    'suspicious',
    'Low',
    ['attachment-instead-of-text'],
    [...ACCOUNT_LURE, ...FILE_LURE, 'generic-greeting', 'urgency'],
  ),
  combine('suspicious', 'Low', ['crypto-lure'], ['generic-greeting', 'qr-code-lure']),
  // Letters that look like others, and ways to hide where an answer or a link goes, are odd by themselves.
  combine('suspicious', 'Low', [
    ...OTHER_LETTERS,
    'answer-to-other-freemail',
    'safe-sender-banner',
    'link-through-known-site',
    'known-sender-links-elsewhere',
    'only-doubtful-links',
    'attachment-redirects',
  ]),
  // Advertising that nobody asked for.
  combine('unwanted', 'Low', ODD_SENDER, [...STRAY_LINK, ...BAIT, ...SELLING, ...LEADS_ON]),
  combine(
    'unwanted',
    'Low',
    [...HIDDEN_TARGET, ...NOT_THE_SENDERS],
    [...REWARD, 'advertising', 'hard-sell', 'crypto-lure'],
  ),
  combine('unwanted', 'Low', ['links-leave-sender'], [...REWARD, 'advertising', 'removal-line', 'link-shortener']),
  combine(
    'unwanted',
    'Low',
    ['links-leave-sender'],
    ['crypto-lure'],
    [...PRESSURE, 'hard-sell', 'urgency', 'click-request'],
  ),
  combine(
    'unwanted',
    'Low',
    ['advertising'],
    [...SELLING, ...DISGUISE, 'generic-greeting', 'click-request', 'deadline'],
  ),
  combine(
    'unwanted',
    'Low',
    ['removal-line'],
    [...HIDDEN_TARGET, ...DISGUISE, 'hard-sell', 'generic-greeting', 'urgency'],
  ),
  combine('unwanted', 'Low', REWARD, [
    ...PRESSURE,
    'hard-sell',
    'removal-line',
    'urgency',
    'crypto-lure',
    'click-request',
  ]),
  combine('unwanted', 'Low', ['image-only', 'styled-letters']),
];
