import type { Kind } from '../../engines/detection/index.ts';

/** What each pattern is called where it is counted. */
export const KIND_NAMES: Record<Kind, string> = {
  'credential-phishing': 'Phishing for passwords',
  'payment-fraud': 'Payment fraud',
  'advance-fee': 'Advance-fee fraud',
  extortion: 'Extortion',
  'callback-scam': 'Call-back scam',
  malware: 'Malware',
  'conversation-hijack': 'Hijacked conversation',
  'prize-scam': 'Prize scam',
  'crypto-scam': 'Crypto scam',
  'delivery-scam': 'Delivery scam',
  suspicious: 'No known pattern',
  unwanted: 'Unwanted mail',
  none: 'Nothing found',
  unknown: 'Could not be judged',
};
