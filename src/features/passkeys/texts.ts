import { site } from '../../content/site.ts';

const IF_NOT_YOU =
  'If this wasn’t you, go to our site by typing its address yourself. Under Account, remove passkeys you don’t know and log out other devices.';

/** Emails to the owner. */
export const PASSKEY_NOTICES = {
  added: (name: string) => ({
    subject: `A passkey was added to your ${site.name} account`,
    paragraphs: [`You can now log in with the passkey “${name}”.`, IF_NOT_YOU],
  }),
  removed: (name: string) => ({
    subject: `A passkey was removed from your ${site.name} account`,
    paragraphs: [`The passkey “${name}” no longer logs in.`, IF_NOT_YOU],
  }),
} as const;

/** For answers of the server. */
export const PASSKEY_ERRORS = {
  refused: 'This passkey wasn’t accepted. Please try again.',
  exists: 'This passkey is already in your account.',
  taken: 'This passkey already belongs to another account. Please try again with a new one.',
  tooMany: (most: number): string => `You have ${most} passkeys, which is the most. Remove one first.`,
  lastWayIn: 'This passkey is your only way to log in. Add another way first.',
  gone: 'This passkey is already removed.',
} as const;

export const PASSKEY_TEXTS = {
  logIn: 'Log in with a passkey',
  create: 'Create account with a passkey',
  confirm: 'Confirm and create passkey',
  notCreated: 'No passkey was created. Please try again.',
  waiting: 'Waiting for your passkey…',
  alreadyHere: 'This device already has a passkey for your account.',
} as const;
