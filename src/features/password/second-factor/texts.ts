import { site } from '../../../content/site.ts';

const IF_NOT_YOU =
  'If this wasn’t you, go to our site by typing its address yourself. Change your password, and check how you log in under Account.';

/** Emails to the owner. */
export const SECOND_FACTOR_NOTICES = {
  turnedOn: {
    subject: `The second step of your ${site.name} account is on`,
    paragraphs: ['After your password, we now ask for a code from your authenticator app.', IF_NOT_YOU],
  },
  turnedOff: {
    subject: `The second step of your ${site.name} account is off`,
    paragraphs: ['We no longer ask for a code from your authenticator app.', IF_NOT_YOU],
  },
  newCodes: {
    subject: `Your ${site.name} account has new recovery codes`,
    paragraphs: ['New recovery codes were created. Earlier ones no longer work.', IF_NOT_YOU],
  },
  recoveryCodeUsed: (left: number) => ({
    subject: `A recovery code of your ${site.name} account was used`,
    paragraphs: [
      'Someone used it in place of a code from your authenticator app.',
      SECOND_FACTOR_TEXTS.codesLeft(left),
      IF_NOT_YOU,
    ],
  }),
  wrongCodes: {
    subject: `Wrong codes were entered for your ${site.name} account`,
    paragraphs: [
      'Someone entered your password, or opened a login link that we emailed you, and then entered several wrong codes for the second step. None of these codes opened your account.',
      'If this was you, you can ignore this email.',
      IF_NOT_YOU,
    ],
  },
} as const;

/** For answers of the server. */
export const SECOND_FACTOR_ERRORS = {
  needed: 'Enter the code from your authenticator app.',
  refused: 'This code is wrong or was already used. Wait for the next one, or use a recovery code.',
  notThisCode: 'This code is wrong. Check the time on your phone, and enter the code that it shows now.',
  alreadyOn: 'The second step is already on.',
  none: 'The second step is off.',
  noPassword: 'Only an account with a password has a second step.',
} as const;

export const SECOND_FACTOR_TEXTS = {
  heading: 'Second step',
  intro: 'Ask for a code from your phone after your password, so that the password alone opens nothing.',
  onSince: (time: string): string => `On since ${time}.`,
  codesLeft: (count: number): string =>
    count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`,
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turningOff: 'Turning off…',
  turnOffTitle: 'Turn off the second step?',
  turnOffConfirm: 'Your password alone then opens your account. Your recovery codes stop working.',
  turnedOff: 'Second step turned off',
  newCodes: 'New recovery codes',
  newCodesTitle: 'Create new recovery codes?',
  newCodesConfirm: 'The codes you have stop working.',
  create: 'Create codes',
  creating: 'Creating…',
  setUpTitle: 'Turn on the second step',
  loading: 'Preparing…',
  scan: 'Scan this code with an authenticator app, such as the one of your password manager.',
  qrCode: 'QR code for your authenticator app',
  onThisDevice: 'Open in an app on this device',
  byHand: 'Or type this key into the app:',
  enter: 'Code from the app',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  codeMissing: 'Enter the 6 digits that the app shows.',
  codesTitle: 'Save your recovery codes',
  codesIntro: 'Each of them replaces the app once, if you lose your phone. We show them only now.',
  copy: 'Copy',
  copied: 'Recovery codes copied',
  notCopied: 'We couldn’t copy the codes. Select them instead.',
  download: 'Download',
  print: 'Print',
  /** Only in the printout. */
  codesOf: (email: string): string => `${site.name}, ${email}`,
  kept: 'I’ve kept these codes somewhere safe',
  keepFirst: 'Copy, download or print the codes, then tick this box.',
  done: 'Done',
  turnedOn: 'Second step turned on',
  cancel: 'Cancel',
} as const;

/** For `npm run admin`. */
export const SECOND_FACTOR_COMMAND_TEXTS = {
  help: 'Turn off the second step of a user who has lost the phone and the recovery codes. Make sure who is asking.',
  none: (email: string): string => `${email} has no second step.`,
  removed: (email: string): string => `The second step of ${email} is off.`,
} as const;
