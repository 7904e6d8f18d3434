/** For answers of the server. */
export const PASSKEY_ERRORS = {
  refused: 'This passkey wasn’t accepted. Please try again.',
  exists: 'This passkey is already in your account.',
  tooMany: (most: number): string => `You have ${most} passkeys, which is the most. Remove one first.`,
  signInAgain: 'Please log in again to change your passkeys.',
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
  remove: 'Remove',
  removeOf: (name: string): string => `Remove ${name}`,
  removeTitle: 'Remove this passkey?',
  removeConfirm: (name: string): string => `You can no longer log in with “${name}”. Delete it on your device too.`,
  removing: 'Removing…',
  signInAgain: (minutes: number): string =>
    `Nothing was changed. Your last login was more than ${minutes} minutes ago.`,
  signInLink: 'Log in again',
  thenReturn: ', then come back here.',
  cancel: 'Cancel',
} as const;
