import type { Kind } from '../analysis.ts';
import { about, type Step, type Thing } from './things.ts';

/** What an email does: a regular verb and the rest of “This email …”. */
export interface Aim {
  verb: string;
  rest: string;
}

/** What a kind of email does, and what to do about it. */
export interface Advice extends Aim {
  /** The thing that the aim mentions, and the aim of an email without it. */
  needs?: { thing: Thing; otherwise: Aim };
  actions: readonly Step[];
}

const PAID = 'If you already paid, call your bank now.';
const CARD_ENTERED = about('link', 'If you already entered card details, have your bank block the card.', PAID);

export const KNOWN_FRAUD: Readonly<Record<Exclude<Kind, 'suspicious' | 'unwanted' | 'none' | 'unknown'>, Advice>> = {
  'credential-phishing': {
    verb: 'lead',
    rest: 'to a fake page that steals passwords or card details',
    needs: { thing: 'page', otherwise: { verb: 'want', rest: 'your password or other personal details' } },
    actions: [
      about(
        'link',
        'Don’t click its links or enter anything.',
        about(
          'file',
          'Don’t open the attachment, and don’t share your password or other details.',
          'Don’t reply, and don’t share your password or other details.',
        ),
      ),
      about('link', 'Unsure? Type the site’s address yourself.'),
      about(
        'link',
        'If you already entered a password, change it now, everywhere you use it. If it was a card, have your bank block it.',
        'If you already shared a password, change it now, everywhere you use it.',
      ),
    ],
  },
  'payment-fraud': {
    verb: 'aim',
    rest: 'to steal money or personal records',
    actions: [
      'Don’t pay, send or change anything it asks for.',
      'Call the person or company on a number you already had.',
      'If you sent money, call your bank now.',
    ],
  },
  'advance-fee': {
    verb: 'promise',
    rest: 'money, work or affection to get your money or details',
    actions: [
      'Don’t reply.',
      'Don’t send documents, account numbers or money, and don’t pass on money for anyone.',
      'If you already sent money or account details, call your bank now.',
    ],
  },
  extortion: {
    verb: 'threaten',
    rest: 'to harm you or your reputation unless you pay',
    actions: ['Don’t pay or reply.', 'Keep the email as evidence.', 'If you feel threatened, report it to the police.'],
  },
  'callback-scam': {
    verb: 'invent',
    rest: 'a charge so that you call a scammer',
    needs: { thing: 'phone', otherwise: { verb: 'invent', rest: 'a charge so that you contact a scammer' } },
    actions: [
      about(
        'phone',
        'Don’t call the number.',
        about('file', 'Don’t reply, and don’t call any number in the attachment.', 'Don’t reply or pay.'),
      ),
      'Check your bank or card statement. If the charge isn’t there, nothing was charged.',
      'If you let someone into your device, disconnect it, remove their program and call your bank.',
    ],
  },
  malware: {
    verb: 'want',
    rest: 'you to open or run something that can take over your device',
    actions: [
      'Don’t download, open or run anything it offers.',
      'If you did, disconnect your device from the network and tell your IT support.',
    ],
  },
  'conversation-hijack': {
    verb: 'pretend',
    rest: 'to continue a conversation you know, to redirect money or other valuables',
    actions: ['Don’t reply or pay.', 'Ask the person you know another way, such as by phone, whether they wrote it.'],
  },
  'prize-scam': {
    verb: 'promise',
    rest: 'a prize or money that doesn’t exist to get your details or a payment',
    actions: [
      about('link', 'Don’t click or fill in anything.', 'Don’t reply or pay.'),
      'There is nothing to collect: delete it.',
      CARD_ENTERED,
    ],
  },
  'crypto-scam': {
    verb: 'aim',
    rest: 'to take your cryptocurrency or money',
    actions: [
      'Don’t send coins or money, and don’t connect a wallet.',
      'Never type recovery words anywhere but in the wallet itself.',
      'If you already connected a wallet, move your funds to a new one now.',
    ],
  },
  'delivery-scam': {
    verb: 'invent',
    rest: 'a parcel to get a fee or your card details',
    actions: [
      about('link', 'Don’t pay or click.', 'Don’t pay or reply.'),
      'Look up the parcel on the carrier’s own site, using a number you already have.',
      CARD_ENTERED,
    ],
  },
};
