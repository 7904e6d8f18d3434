import type { Kind } from '../analysis.ts';
import type { Aim } from './known-fraud.ts';
import { about, type Step, type Thing } from './things.ts';

/** What an email wants, more precisely than its kind. Recognised by its signals, among the kinds they can belong to. */
export interface Scheme {
  signals: readonly string[];
  kinds: readonly Kind[];
  /** What the email must have, or might have. */
  needs?: Thing;
  /** Used when the kind’s own aim doesn’t fit. */
  aim?: Aim;
  actions: readonly Step[];
}

const CODES = 'If you already sent codes, contact the card’s issuer now.';
const ATTACHMENT_SIGNALS = [
  'attachment-runs',
  'attachment-disguised',
  'attachment-other-kind',
  'attachment-double-ending',
  'attachment-reversed-name',
  'attachment-test-virus',
  'attachment-archived-program',
  'attachment-archived-code',
  'attachment-nested-archive',
  'attachment-locked-archive',
  'attachment-password-in-email',
  'attachment-locked-document',
  'attachment-macros',
  'attachment-macros-on-opening',
  'attachment-remote-template',
  'attachment-embedded-program',
  'attachment-smuggles',
  'attachment-scripted-picture',
  'attachment-launches',
  'attachment-script-on-opening',
  'attachment-web-page',
  'attachment-archive',
  'attachment-instead-of-text',
];

/** The first match wins. */
export const SCHEMES: readonly Scheme[] = [
  {
    signals: ['bank-change-in-thread', 'payment-to-changed-account', 'platform-bank-change', 'bank-change'],
    kinds: ['payment-fraud', 'conversation-hijack'],
    aim: { verb: 'want', rest: 'you to send money to a fraudster’s account' },
    actions: [
      'Don’t pay to the new account.',
      'Call the person or company on a number you already had, and ask about the change.',
      'If you already paid, call your bank now.',
    ],
  },
  {
    signals: ['pasted-command', 'strangers-program', 'command-request'],
    kinds: ['malware'],
    aim: { verb: 'want', rest: 'you to run a command that can take over your computer' },
    actions: [
      'Don’t run the command, and don’t paste anything into a command window.',
      'If you ran it, disconnect your computer from the network and have it scanned or reset.',
      'Then change your passwords from another device.',
    ],
  },
  {
    signals: ['protection-off-request'],
    kinds: ['malware'],
    aim: { verb: 'want', rest: 'you to turn off what keeps harmful files from running' },
    actions: [
      'Don’t turn off your antivirus, and don’t enable macros or content in a file from this sender.',
      'If you did, disconnect your computer from the network and have it scanned or reset.',
      'Then change your passwords from another device.',
    ],
  },
  {
    signals: ['pasted-path'],
    kinds: ['malware', 'suspicious'],
    aim: { verb: 'want', rest: 'you to run a command that can take over your computer' },
    actions: [
      'Don’t paste anything into a file window or its address bar.',
      'If you did, disconnect your computer from the network and have it scanned or reset.',
      'Then change your passwords from another device.',
    ],
  },
  {
    signals: ['remote-access-request'],
    kinds: ['callback-scam', 'malware', 'credential-phishing', 'payment-fraud', 'advance-fee', 'suspicious'],
    aim: { verb: 'want', rest: 'you to let a stranger control your device' },
    actions: [
      'Don’t install a remote-access program or give anyone its code.',
      'If you let someone in, disconnect your device, remove the program and call your bank.',
      'Then change your passwords from another device.',
    ],
  },
  {
    signals: ['extortion'],
    kinds: ['extortion'],
    aim: { verb: 'threaten', rest: 'you with claims that are almost certainly false, so that you pay' },
    actions: [
      'Don’t pay or reply.',
      'If it quotes a password you still use, change it.',
      'If you feel threatened, report it to the police.',
    ],
  },
  {
    signals: ['remote-access-program'],
    kinds: ['callback-scam'],
    actions: [
      about(
        'phone',
        'Don’t call the number, and don’t install a remote-access program.',
        'Don’t install a remote-access program or give anyone its code.',
      ),
      'If you let someone in, disconnect your device, remove the program and call your bank.',
      'Then change your passwords from another device.',
    ],
  },
  {
    signals: ATTACHMENT_SIGNALS,
    kinds: ['malware'],
    actions: [
      'Don’t open the attachment.',
      'If you opened it, disconnect your device from the network and tell your IT support.',
    ],
  },
  {
    signals: ['password-form-attached', 'attachment-redirects'],
    kinds: ['credential-phishing'],
    actions: [
      'Don’t open the attachment or enter anything in it.',
      'Unsure? Type the site’s address yourself.',
      'If you already entered a password, change it now, everywhere you use it.',
    ],
  },
  {
    signals: ['qr-code-lure', 'qr-code-link'],
    kinds: ['credential-phishing', 'delivery-scam', 'payment-fraud', 'prize-scam', 'suspicious'],
    needs: 'code',
    actions: [
      'Don’t scan the QR code.',
      'Unsure? Type the site’s address yourself.',
      'If you scanned it and entered a password or card details, change the password and call your bank.',
    ],
  },
  {
    signals: ['consent-code-to-copy'],
    kinds: ['credential-phishing', 'suspicious'],
    aim: { verb: 'want', rest: 'an address that lets someone else into your account' },
    actions: [
      'Don’t copy or send the address you see after signing in.',
      'If you already did, sign out of all devices in your account’s settings and change your password.',
      'For a work account, tell your IT support now.',
    ],
  },
  {
    signals: ['silent-sign-in', 'sign-in-passes-on'],
    kinds: ['credential-phishing', 'suspicious'],
    aim: { verb: 'use', rest: 'a real login page as a detour to a fake one' },
    actions: [
      'Don’t click the link: it starts at a real login page and ends on another site.',
      'Unsure? Type the site’s address yourself.',
      'If you already entered a password, change it now, everywhere you use it.',
    ],
  },
  {
    signals: ['consent-to-stranger', 'consent-by-email', 'consent-request'],
    kinds: ['credential-phishing', 'suspicious'],
    aim: { verb: 'want', rest: 'you to let an app into your account' },
    actions: [
      'Don’t allow the app.',
      'If you already did, remove it. A new password alone doesn’t lock it out.',
      'Google: myaccount.google.com/connections. Microsoft: account.live.com/consent/Manage, or myapps.microsoft.com at work.',
      'Then sign out of all devices. For a work account, tell your IT support.',
    ],
  },
  {
    signals: ['app-password-request'],
    kinds: ['credential-phishing', 'suspicious'],
    aim: { verb: 'want', rest: 'a password that lets someone else read your emails' },
    actions: [
      'Don’t create or send an app password.',
      'If you already sent one, delete it in your account’s security settings.',
      'Then sign out of all devices, and check that your emails aren’t forwarded to anyone.',
    ],
  },
  {
    signals: ['code-request', 'device-code', 'device-page'],
    kinds: ['credential-phishing'],
    aim: { verb: 'want', rest: 'a code that lets someone else into your account' },
    actions: [
      'Don’t share or enter the code.',
      'If you already did, sign out of all devices in your account’s settings and change your password.',
    ],
  },
  {
    signals: ['gift-card-codes', 'gift-cards', 'card-codes-request'],
    kinds: ['payment-fraud', 'advance-fee', 'conversation-hijack'],
    actions: [
      'Don’t buy gift cards or send anyone their codes.',
      'Call the person who seems to be asking on a number you already had.',
      CODES,
    ],
  },
  {
    signals: ['staff-data-request'],
    kinds: ['payment-fraud'],
    aim: { verb: 'aim', rest: 'to steal employees’ personal records' },
    actions: [
      'Don’t send any records.',
      'Call the person who seems to be asking on a number you already had.',
      'If you sent records, tell your IT support and your data protection officer now.',
    ],
  },
  {
    signals: ['recovery-words-request'],
    kinds: ['crypto-scam'],
    aim: { verb: 'want', rest: 'the words that open your cryptocurrency wallet' },
    actions: [
      'Never type recovery words into a website, email or form, only into the wallet itself.',
      'With a hardware wallet, that means on the hardware wallet itself.',
      'If you already entered them, move your funds to a new wallet now.',
    ],
  },
  {
    signals: ['seed-phrase-request'],
    kinds: ['crypto-scam'],
    aim: { verb: 'aim', rest: 'to empty a cryptocurrency wallet' },
    actions: [
      'Don’t connect a wallet or approve anything.',
      'Never type recovery words anywhere but in the wallet itself. With a hardware wallet, type them on the device itself.',
      'If you already did, move your funds to a new wallet now.',
    ],
  },
  {
    signals: ['wallet-address'],
    kinds: ['crypto-scam', 'suspicious'],
    aim: { verb: 'want', rest: 'you to send cryptocurrency, which you can’t get back' },
    actions: [
      'Don’t send any coins, and don’t reply.',
      'If it threatens you, report it to the police.',
      'If you already sent coins, tell your exchange and the police now.',
    ],
  },
  {
    signals: ['money-by-new-number', 'new-number'],
    kinds: ['advance-fee', 'payment-fraud'],
    aim: { verb: 'want', rest: 'your money in the name of someone you know' },
    actions: [
      'Don’t pay, and don’t save the new number.',
      'Call the person on the number you already had.',
      'If you already paid, call your bank now.',
    ],
  },
  {
    signals: ['official-lure'],
    kinds: ['credential-phishing', 'delivery-scam'],
    aim: { verb: 'invent', rest: 'a fine or debt to get your money or card details' },
    actions: [
      about('link', 'Don’t pay, and don’t click its links.', 'Don’t pay or reply.'),
      'Check with the authority on the site or number you already know.',
      about(
        'link',
        'If you already entered card details, have your bank block the card.',
        'If you already paid, call your bank now.',
      ),
    ],
  },
  {
    signals: ['platform-callback', 'invitation-callback'],
    kinds: ['callback-scam', 'payment-fraud', 'suspicious'],
    aim: { verb: 'invent', rest: 'a charge so that you call a scammer' },
    actions: [
      'Don’t call the number or pay.',
      'Check your bank or card statement. If the charge isn’t there, nothing was charged.',
      'Report it to the service that sent it, on the site you open yourself.',
      'If you called and let someone in, disconnect your device, remove their program and call your bank.',
    ],
  },
  {
    signals: ['platform-chat-details', 'platform-details-elsewhere', 'platform-payment-elsewhere'],
    kinds: ['credential-phishing', 'payment-fraud', 'suspicious'],
    aim: { verb: 'want', rest: 'details or a payment outside the service that sent it' },
    actions: [
      'Don’t pay or enter anything outside the service.',
      'Type the service’s address yourself and check there.',
      'If you already entered card details, have your bank block the card.',
    ],
  },
  {
    signals: ['small-fee', 'refund-lure'],
    kinds: ['credential-phishing', 'delivery-scam', 'prize-scam'],
    needs: 'link',
    aim: { verb: 'want', rest: 'your card or account details' },
    actions: [
      'Don’t pay, and don’t enter card or account details.',
      'Check with the company or authority on the site or number you already know.',
      'If you already entered card details, have your bank block the card.',
    ],
  },
  {
    signals: ['money-mule'],
    kinds: ['advance-fee', 'payment-fraud', 'crypto-scam', 'suspicious'],
    aim: { verb: 'want', rest: 'to use your account for stolen money' },
    actions: [
      'Don’t receive money or parcels for anyone, or pass them on: this is money laundering.',
      'Don’t share your account details.',
      'If you already received something, don’t pass it on, and call your bank.',
    ],
  },
  {
    signals: ['job-offer'],
    kinds: ['advance-fee'],
    aim: { verb: 'offer', rest: 'work that doesn’t exist to get your money or details' },
    actions: [
      'Don’t pay for work, training or equipment, and don’t send documents.',
      'Contact the company through its own website to check the job.',
      'If you paid or shared account details, call your bank now.',
    ],
  },
  {
    signals: ['fee-first'],
    kinds: ['advance-fee'],
    aim: { verb: 'want', rest: 'money up front for something that never comes' },
    actions: ['Don’t pay a deposit or fee in advance.', 'If you already paid, call your bank now.'],
  },
  {
    signals: ['advance-fee', 'stranger-proposal', 'windfall-lure', 'details-after-answer'],
    kinds: ['advance-fee'],
    aim: { verb: 'promise', rest: 'money that doesn’t exist to get your money or details' },
    actions: [
      'Don’t reply.',
      'Don’t send documents, account numbers or a fee.',
      'If you already sent money or account details, call your bank now.',
    ],
  },
  {
    signals: ['romantic-approach'],
    kinds: ['advance-fee'],
    aim: { verb: 'seek', rest: 'your trust to get your money later' },
    actions: [
      'Don’t reply.',
      'Never send money, gift cards or intimate pictures to someone you haven’t met.',
      'If you already paid, stop all contact and call your bank.',
    ],
  },
];
