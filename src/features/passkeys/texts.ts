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
  tooMany: (most: number): string => `You have ${most} passkeys, which is the most. Remove one first.`,
  lastWayIn: 'This passkey is your only way to log in. Add another way first.',
  gone: 'This passkey is already removed.',
} as const;

export const PASSKEY_TEXTS = {
  logIn: 'Log in with a passkey',
  waiting: 'Waiting for your passkey…',
  heading: 'Passkeys',
  intro: 'Log in with your fingerprint, face or screen lock instead of a password.',
  unavailable: 'We couldn’t load your passkeys.',
  unsupported: 'This browser can’t use passkeys at this address.',
  add: 'Add a passkey',
  adding: 'Adding…',
  name: 'Name',
  nameHint: 'To tell your passkeys apart, such as “Work laptop”. Optional.',
  added: 'Passkey added',
  removed: 'Passkey removed',
  alreadyHere: 'This device already has a passkey for your account.',
  lastUsed: (time: string): string => `Last used ${time}`,
  neverUsed: (time: string): string => `Added ${time}, not used yet`,
  nameMissing: 'Enter a name.',
  rename: 'Rename',
  renameOf: (name: string): string => `Rename ${name}`,
  renameTitle: 'Rename this passkey',
  renaming: 'Saving…',
  renamed: 'Passkey renamed',
  remove: 'Remove',
  removeOf: (name: string): string => `Remove ${name}`,
  removeTitle: 'Remove this passkey?',
  removeConfirm: (name: string): string => `You can no longer log in with “${name}”. Delete it on your device too.`,
  removing: 'Removing…',
  cancel: 'Cancel',
} as const;
