import { type Combination, combine } from './combination.ts';
import {
  ACCOUNT_LURE,
  ACTIVE_FILE,
  ALONE_WITH_YOU,
  ANSWERS_ELSEWHERE,
  BAIT,
  BORROWED_HOST,
  BORROWED_TRUST,
  CLOSED_FILE,
  CURIOSITY_LURE,
  DISGUISE,
  DOUBTFUL_LINK,
  DUE,
  FALSE_LINK,
  FALSE_SENDER,
  FALSE_SENDER_NAME,
  FILE_LURE,
  FILE_OPENING,
  HASTE,
  HIDDEN_TARGET,
  HOOK,
  ISOLATION,
  LEAVES_SENDER,
  LURE,
  MONEY,
  NOT_THE_SENDERS,
  ODD_SENDER,
  OTHER_LETTERS,
  PRESSURE,
  QR_CODE,
  REQUEST,
  REWARD,
  SCANT,
  SELLING,
  STOLEN_BY_PAGE,
  STRANGER,
  STRAY_LINK,
  THREAD_TURNS,
  WALLET_PRETEXT,
} from './signal-groups.ts';

/**
 * Each asks for different roles of a fraud: what lures, what is asked for, how the reader is pressed, who is named as
 * sender, where the links lead, and what is hidden. Two make a warning where honest letters do not do both (Medium);
 * three, or two of which one deceives outright, are a danger (High), and a false sender with a false link behind a lure
 * is the worst (Critical). Of several that hold, the worst decides, and of equal ones the first: kinds stand from the
 * particular to the general. What needs a history or a file stands here by its argument alone.
 */
export const COMBINATIONS: readonly Combination[] = [
  // Somebody else has stepped into a conversation: the address is nearly the known one, or the account changes in it.
  combine('conversation-hijack', 'Critical', ['correspondent-look-alike'], [...MONEY, 'bank-details']),
  combine('conversation-hijack', 'High', ['bank-change-in-thread'], [...ANSWERS_ELSEWHERE, ...THREAD_TURNS]),
  combine('conversation-hijack', 'High', ['fake-thread'], ['bank-change']),

  // Money is led away by a new account, by a trusted name, or by haste that leaves no time to ask back.
  combine('payment-fraud', 'High', BORROWED_TRUST, MONEY, ISOLATION),
  combine('payment-fraud', 'High', ['bank-change'], DUE, [
    ...ISOLATION,
    ...FALSE_SENDER,
    ...ANSWERS_ELSEWHERE,
    'bank-details',
  ]),
  combine('payment-fraud', 'High', ['urgent-payment'], ['bank-details']),
  combine('payment-fraud', 'High', ['gift-cards'], ['card-codes-request']),
  combine('payment-fraud', 'High', ['gift-cards'], [...ALONE_WITH_YOU, 'first-money-request'], ['urgency', 'secrecy']),
  combine('payment-fraud', 'Medium', ['bank-change'], [...DUE, 'bank-details', 'first-money-request']),
  combine('payment-fraud', 'Medium', BORROWED_TRUST, [...MONEY, 'availability-question', 'contact-details-request']),
  combine(
    'payment-fraud',
    'Medium',
    ['urgent-payment', 'staff-data-request'],
    [
      ...ALONE_WITH_YOU,
      ...PRESSURE,
      ...ODD_SENDER,
      ...ANSWERS_ELSEWHERE,
      'payment-without-particulars',
      'contact-details-request',
      'invoice-lure',
      'attachment-instead-of-text',
      'generic-greeting',
    ],
  ),
  combine('payment-fraud', 'Medium', ['invoice-lure'], ['urgency'], ['unreachable', 'availability-question']),
  // Somebody near who cannot be rung, or a boss whose payment nobody may know of.
  combine(
    'payment-fraud',
    'Medium',
    ['payment-request'],
    ['unreachable'],
    ['availability-question', 'urgent-payment', 'secrecy', 'other-channel-request', 'role-at-freemail'],
  ),
  combine(
    'payment-fraud',
    'Medium',
    ['new-number'],
    ['payment-request', 'invoice-lure', 'urgent-payment'],
    ['unreachable', 'other-channel-request', 'availability-question', 'urgency'],
  ),
  // Who writes from the post of a boss or an office in a mailbox of his own, and wants something that nobody else sees.
  combine(
    'payment-fraud',
    'Medium',
    ['role-at-freemail'],
    [
      'secrecy',
      'availability-question',
      'unreachable',
      'urgent-payment',
      'gift-cards',
      'bank-change',
      'staff-data-request',
    ],
  ),
  combine(
    'advance-fee',
    'Medium',
    ['cash-transfer'],
    ['unreachable', 'secrecy', 'urgency', 'fee-first', 'small-fee', ...REWARD, 'advance-fee', 'stranger-proposal'],
  ),
  combine(
    'advance-fee',
    'Medium',
    ['fee-first'],
    ['unreachable', 'role-at-freemail', 'notice-from-freemail', 'other-channel-request', 'prize-lure', 'payroll'],
  ),
  combine('payment-fraud', 'Medium', ['payment-without-particulars'], ['secrecy']),
  combine('payment-fraud', 'Medium', ['other-channel-request'], ['urgency', 'availability-question']),

  // A file is dangerous by what it can do; a story why it should be opened makes it an attack.
  combine('malware', 'High', ['link-to-program'], LURE, [...HASTE, ...ODD_SENDER, 'links-leave-sender']),
  combine('malware', 'High', ACTIVE_FILE, FILE_LURE),
  combine('malware', 'Medium', ['attachment-macros', 'attachment-macros-on-opening'], ['attachment-other-kind']),
  combine('malware', 'Medium', CLOSED_FILE, FILE_LURE, [...HASTE, ...ODD_SENDER, 'links-leave-sender']),

  // Nobody but its owner needs the words of a wallet; all else that is said about it is a pretext.
  combine(
    'crypto-scam',
    'High',
    ['seed-phrase-request'],
    ['crypto-lure'],
    [
      ...PRESSURE,
      ...ACCOUNT_LURE,
      ...STOLEN_BY_PAGE,
      ...ODD_SENDER,
      ...NOT_THE_SENDERS,
      'brand-without-its-links',
      'prize-lure',
    ],
  ),
  combine(
    'crypto-scam',
    'High',
    ['crypto-lure'],
    [...ACCOUNT_LURE, ...REWARD, ...PRESSURE, 'credential-request'],
    [...FALSE_SENDER_NAME, 'claimed-sender-without-its-links'],
  ),
  combine(
    'crypto-scam',
    'Medium',
    ['crypto-lure'],
    [...REWARD, ...PRESSURE, ...WALLET_PRETEXT],
    [...STRAY_LINK, 'click-request'],
  ),
  combine('crypto-scam', 'Medium', ['wallet-address'], ['payment-request', ...PRESSURE]),
  combine('crypto-scam', 'Medium', ['crypto-lure'], ['links-leave-sender'], ['click-request']),
  combine('crypto-scam', 'Medium', ['crypto-lure'], ODD_SENDER, [...HOOK, ...REQUEST, 'click-request']),

  // An invented charge with a number to call, or a fortune that needs a stranger, is hardly anything but a fraud.
  // Every honest bill has its last day, too.
  combine(
    'callback-scam',
    'High',
    ['callback-lure'],
    ['threat', 'urgency', 'generic-greeting', 'brand-in-sender-name'],
  ),
  combine(
    'callback-scam',
    'Medium',
    ['callback-lure'],
    [...DUE, ...DISGUISE, ...ODD_SENDER, 'account-problem', 'refund-lure'],
  ),
  combine('advance-fee', 'High', ['advance-fee'], ['contact-details-request', 'secrecy', 'reply-to-freemail']),
  combine('advance-fee', 'Medium', ['advance-fee'], ['stranger-opening', ...HASTE, ...ODD_SENDER]),
  combine(
    'advance-fee',
    'Medium',
    ['stranger-proposal'],
    [...ANSWERS_ELSEWHERE, 'notice-from-freemail', 'generic-greeting'],
  ),
  combine('advance-fee', 'Medium', ANSWERS_ELSEWHERE, [...REWARD, 'advance-fee', 'stranger-proposal']),
  combine('payment-fraud', 'Medium', ANSWERS_ELSEWHERE, ['availability-question']),
  combine('suspicious', 'Medium', ANSWERS_ELSEWHERE, [...STRANGER, 'contact-details-request', 'reply-to-freemail']),

  // Carriers take no fee through strange addresses, and nobody wins what was never entered for.
  combine('delivery-scam', 'High', ['parcel-lure'], ODD_SENDER, [...NOT_THE_SENDERS, ...HIDDEN_TARGET, ...PRESSURE]),
  combine('delivery-scam', 'High', ['parcel-lure'], ['small-fee'], [...DOUBTFUL_LINK, ...ODD_SENDER]),
  combine('delivery-scam', 'Medium', ['parcel-lure'], ['small-fee'], [...PRESSURE, ...STOLEN_BY_PAGE, 'urgency']),
  combine('prize-scam', 'High', REWARD, FALSE_SENDER_NAME, LEAVES_SENDER, [...HIDDEN_TARGET, ...PRESSURE]),
  combine('prize-scam', 'Medium', ['prize-lure'], [...DOUBTFUL_LINK, ...DISGUISE]),
  combine('prize-scam', 'Medium', REWARD, ODD_SENDER),
  combine(
    'prize-scam',
    'Medium',
    ['windfall-lure'],
    ['click-request', 'sign-in-request', 'generic-greeting', 'invoice-lure'],
  ),
  combine(
    'prize-scam',
    'Medium',
    ['prize-lure'],
    ['click-request', 'links-leave-sender'],
    // An honest draw has its last day, too.
    ['threat', 'urgency', 'generic-greeting', 'click-request', 'removal-line', 'small-fee'],
  ),

  // A password is stolen by a page: the letter lures there, and its sender or its link is not what it says.
  combine('credential-phishing', 'Critical', STOLEN_BY_PAGE, FALSE_LINK, [...ACCOUNT_LURE, ...CURIOSITY_LURE]),
  combine('credential-phishing', 'Critical', ACCOUNT_LURE, FALSE_SENDER, [...DOUBTFUL_LINK, ...FALSE_LINK]),
  combine('credential-phishing', 'High', [...FALSE_LINK, ...FALSE_SENDER_NAME], LURE, [...REQUEST, ...PRESSURE]),
  combine('credential-phishing', 'High', [...ACCOUNT_LURE, ...FALSE_SENDER_NAME], DISGUISE),
  combine('credential-phishing', 'High', FALSE_SENDER_NAME, LEAVES_SENDER, [
    ...LURE,
    ...HIDDEN_TARGET,
    ...STOLEN_BY_PAGE,
    ...PRESSURE,
  ]),
  combine('credential-phishing', 'High', ACCOUNT_LURE, ODD_SENDER, [
    ...STRAY_LINK,
    'credential-request',
    'open-attachment-request',
  ]),
  combine('credential-phishing', 'High', ACCOUNT_LURE, ['credential-request'], PRESSURE, [
    ...DOUBTFUL_LINK,
    ...DISGUISE,
  ]),
  combine('credential-phishing', 'High', ['mailbox-lure'], ['credential-request'], PRESSURE),
  combine('credential-phishing', 'High', ['brand-without-its-links'], ['link-recipient-address'], STOLEN_BY_PAGE, LURE),
  combine('credential-phishing', 'High', ['notice-from-freemail'], LURE, FILE_OPENING),
  combine('credential-phishing', 'High', QR_CODE, ['credential-request'], ['urgency', ...PRESSURE]),
  combine('credential-phishing', 'Medium', [...ACCOUNT_LURE, ...CURIOSITY_LURE], [...ODD_SENDER, 'link-borrowed-name']),
  combine('credential-phishing', 'Medium', ACCOUNT_LURE, LEAVES_SENDER, [
    ...STOLEN_BY_PAGE,
    ...HIDDEN_TARGET,
    ...PRESSURE,
    'click-request',
  ]),
  combine('credential-phishing', 'Medium', ACCOUNT_LURE, STOLEN_BY_PAGE, DOUBTFUL_LINK),
  combine('credential-phishing', 'Medium', [...ACCOUNT_LURE, ...CURIOSITY_LURE, 'credential-request'], BORROWED_HOST, [
    ...HASTE,
    'click-request',
  ]),
  combine('credential-phishing', 'Medium', CURIOSITY_LURE, DOUBTFUL_LINK, [...PRESSURE, 'sign-in-request']),
  combine(
    'credential-phishing',
    'Medium',
    [...CURIOSITY_LURE, 'payroll'],
    ['credential-request'],
    ['sign-in-request', 'urgency', ...PRESSURE],
  ),
  combine(
    'credential-phishing',
    'Medium',
    ['credential-request'],
    ['threat', ...NOT_THE_SENDERS],
    [...HIDDEN_TARGET, ...ODD_SENDER],
  ),
  combine(
    'credential-phishing',
    'Medium',
    ['mailbox-lure', 'password-expiry-lure'],
    ['threat'],
    ['urgency', 'deadline'],
  ),
  // Who warns of a full mailbox or an old password and has an account confirmed means the password of the mailbox.
  combine('credential-phishing', 'Medium', ['mailbox-lure', 'password-expiry-lure'], ['credential-request']),
  combine('credential-phishing', 'Medium', ['account-problem'], ['credential-request'], ['sign-in-request']),
  combine('credential-phishing', 'Medium', QR_CODE, [...ACCOUNT_LURE, ...STOLEN_BY_PAGE, ...PRESSURE]),
  combine('credential-phishing', 'Medium', BORROWED_TRUST, [...ACCOUNT_LURE, 'credential-request']),

  // What sells without being asked for is a nuisance, unless it hides who sends it and where it leads.
  combine('unwanted', 'Medium', ['advertising'], ['other-channel-request']),
  combine(
    'unwanted',
    'Medium',
    ['advertising'],
    [...ODD_SENDER, ...DISGUISE, 'image-only'],
    [...DOUBTFUL_LINK, 'click-request', 'hard-sell'],
  ),

  // Whoever disguises words, sender or target next to what draws the eye means to deceive, whatever the aim.
  combine(
    'suspicious',
    'Medium',
    ODD_SENDER,
    [...DOUBTFUL_LINK, ...PRESSURE],
    [...HOOK, ...STOLEN_BY_PAGE, 'click-request', 'open-attachment-request'],
  ),
  combine('suspicious', 'Medium', ['notice-from-freemail'], [...LURE, ...REQUEST, 'attachment-instead-of-text']),
  combine('suspicious', 'Medium', PRESSURE, ['urgency', 'generic-greeting'], BORROWED_HOST, [
    'click-request',
    'links-leave-sender',
  ]),
  combine('suspicious', 'Medium', ['only-doubtful-links'], HOOK),
  combine(
    'suspicious',
    'Medium',
    ['brand-in-sender-mailbox', 'everyday-brand-as-sender'],
    ['links-leave-sender', 'only-doubtful-links'],
    [...HOOK, 'click-request'],
  ),
  combine('suspicious', 'Medium', ['small-fee'], ['links-leave-sender'], HASTE),
  combine(
    'suspicious',
    'Medium',
    ['known-sender-links-elsewhere', 'link-through-known-site'],
    [...HOOK, ...HIDDEN_TARGET, 'links-leave-sender', 'link-on-image-only'],
  ),
  combine('suspicious', 'Medium', ['brand-without-its-links'], HIDDEN_TARGET, [...HOOK, ...DISGUISE, 'removal-line']),
  combine(
    'suspicious',
    'Medium',
    [...SCANT, 'no-sender-address'],
    [
      ...LURE,
      ...SELLING,
      ...BORROWED_HOST,
      ...ODD_SENDER,
      'urgency',
      'generic-greeting',
      'click-request',
      'crypto-lure',
      'link-on-image-only',
    ],
  ),
  combine('suspicious', 'Medium', ['refund-lure', 'windfall-lure'], ['open-attachment-request']),
  combine('suspicious', 'Medium', ['safe-sender-banner'], [...LURE, ...ODD_SENDER, ...DOUBTFUL_LINK]),
  combine(
    'suspicious',
    'Medium',
    ['image-only', 'hidden-text', 'junk-filling'],
    [...BAIT, ...ODD_SENDER, ...DOUBTFUL_LINK, 'hidden-text'],
  ),
  combine('suspicious', 'Medium', OTHER_LETTERS, [
    ...BAIT,
    ...REQUEST,
    ...ODD_SENDER,
    ...DOUBTFUL_LINK,
    'click-request',
  ]),
];
