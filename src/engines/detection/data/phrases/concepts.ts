/** What a phrase is about. The same concepts are listed in every language. */
export type Concept =
  /** Asks to prove an identity: verify, confirm, update account, password, details. */
  | 'credential-request'
  /** Asks to sign in. */
  | 'sign-in'
  /** Asks for a one-time code that the reader was sent. */
  | 'code-request'
  /** Points to a link or button. */
  | 'click'
  /** Says something is wrong with an account. */
  | 'account-problem'
  | 'mailbox-full'
  | 'password-expiry'
  | 'held-messages'
  | 'document-share'
  | 'voicemail'
  | 'parcel'
  /** A summons, a fine or a demand of an authority. */
  | 'official-notice'
  | 'fee'
  /** A deposit or fee before work begins or keys are handed over. */
  | 'fee-first'
  | 'refund'
  /** Money that the reader never earned waits to be taken out. */
  | 'windfall'
  | 'prize'
  | 'urgency'
  | 'deadline'
  /** Announces a loss: suspension, deletion, legal action. */
  | 'threat'
  /** A new number, or an old telephone that is out of use. */
  | 'new-number'
  | 'secrecy'
  | 'unreachable'
  | 'payment-request'
  | 'bank-details'
  | 'bank-change'
  | 'payroll'
  | 'invoice'
  | 'gift-card'
  /** Money handed out at a counter to whoever has its number. */
  | 'cash-transfer'
  | 'card-codes'
  /** Tax or salary forms of many people. */
  | 'staff-data'
  | 'contact-details'
  | 'availability'
  /** Asks whether an earlier letter arrived, or the address is in use. */
  | 'stranger-opening'
  | 'fortune'
  | 'inheritance'
  | 'proposal'
  /** Says what it is about only once it is answered. */
  | 'details-after-answer'
  | 'authority'
  | 'recording'
  | 'hacked'
  | 'shame'
  | 'bitcoin'
  | 'seed-phrase'
  | 'crypto'
  | 'charge-notice'
  /** How to undo a charge: cancel, refund, "if it was not you". */
  | 'charge-dispute'
  | 'call-us'
  | 'generic-greeting'
  | 'safe-banner'
  | 'ai-instruction'
  | 'open-attachment'
  /** The password of an enclosed file. */
  | 'file-password'
  | 'qr-code'
  | 'adult'
  | 'remedy'
  | 'gambling'
  /** Access to other people's machines and cards, as it is sold. */
  | 'stolen-access'
  | 'credit'
  | 'hard-sell'
  /** How to be taken off a list, as mass advertising puts it. */
  | 'removal-line'
  /** Speaks for the letter: "if you did not request this, ignore it". */
  | 'not-you-ignore'
  /** Speaks for the letter: the reader asked for it. */
  | 'you-requested';

export type PhraseTable = Partial<Record<Concept, readonly string[]>>;
