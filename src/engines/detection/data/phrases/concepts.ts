/** What a phrase is about. The same concepts are listed in every language. */
export type Concept =
  /** Asks to prove an identity: verify, confirm, update account, password, details. */
  | 'credential-request'
  /** Asks to send a password in a reply. */
  | 'password-reply'
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
  /** Money the reader never earned is waiting. */
  | 'windfall'
  | 'prize'
  | 'urgency'
  | 'deadline'
  /** Announces a loss: suspension, deletion, legal action. */
  | 'threat'
  /** A new phone number, or an old phone that is out of use. */
  | 'new-number'
  | 'secrecy'
  | 'unreachable'
  | 'payment-request'
  | 'bank-details'
  | 'bank-change'
  | 'payroll'
  | 'invoice'
  | 'gift-card'
  /** Money paid out at a counter to anyone with its number. */
  | 'cash-transfer'
  | 'card-codes'
  /** Tax or salary forms of many people. */
  | 'staff-data'
  | 'contact-details'
  | 'availability'
  /** Asks whether an earlier email arrived, or the address is in use. */
  | 'stranger-opening'
  | 'fortune'
  | 'inheritance'
  | 'proposal'
  /** Gives details only after a reply. */
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
  /** The password of an attached file. */
  | 'file-password'
  | 'qr-code'
  | 'adult'
  | 'remedy'
  | 'gambling'
  /** Access to other people's devices and cards, for sale. */
  | 'stolen-access'
  | 'credit'
  | 'hard-sell'
  /** How to unsubscribe, in the words of mass advertising. */
  | 'removal-line'
  /** Reassuring: "if you did not request this, ignore it". */
  | 'not-you-ignore'
  /** Reassuring: the reader asked for it. */
  | 'you-requested';

export type PhraseTable = Partial<Record<Concept, readonly string[]>>;
