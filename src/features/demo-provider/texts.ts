import { NOTHING_HERE } from '../../client/texts.ts';

/** Each completes “Letterlock will be able to …”. */
export const PERMISSION_TEXTS = {
  openid: 'see which demo account this is',
  email: 'see its email address',
  profile: 'see its name',
  mailbox: 'read its mailbox without changing anything in it',
} as const;

export const CONSENT_TEXTS = {
  heading: 'Choose a demo account',
  demo: 'Demo',
  notice: 'this page replaces Google. The people and their emails are made up.',
  permissions: (product: string): string => `${product} will be able to`,
  cancel: 'Cancel',
} as const;

export const REFUSAL_TEXTS = {
  heading: 'We can’t continue this login',
  startOver: 'Start over',
} as const;

/** For answers of the server. */
export const DEMO_ERRORS = {
  unknownClient: 'This login was requested by an unknown site.',
  method: 'Use GET or POST.',
  notFound: NOTHING_HERE,
  notConnected: 'No demo mailbox is connected.',
  full: 'The demo mailbox is full.',
} as const;
