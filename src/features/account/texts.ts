import { site } from '../../content/site.ts';

export const ACCOUNT_TEXTS = {
  heading: 'Account',
  sections: 'Account sections',
  signedInAs: 'Logged in as',
  serverUnavailable: 'Our server isn’t responding. You’re still logged in; please try again in a minute.',
  deleted: 'Your account and all its data have been deleted.',
  reportsLeft: 'Some reports couldn’t be deleted now. They’ll be deleted within 90 days.',
} as const;

export const MAILBOX_TEXTS = {
  heading: 'Mailbox',
  yourMailbox: 'Your mailbox',
  readOnly: `${site.name} only reads your mailbox. It never changes, moves or deletes emails.`,
  none: 'No mailbox connected.',
  ownDemo: 'This account’s demo mailbox.',
  connect: 'Connect a mailbox',
  connectAnother: 'Connect another mailbox',
  reconnect: 'Reconnect',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting…',
  confirmTitle: 'Disconnect this mailbox?',
  confirm:
    'We delete the credentials and stop scanning. Your scans, alerts and tasks stay, and you can reconnect at any time.',
} as const;

export const SENDER_CHECKS_TEXTS = {
  heading: 'Sender checks',
  theChecks: 'The checks',
  loading: 'Looking through your latest emails…',
  explanation:
    'Your mail server adds a header to each email that says whether the sender is real. We only trust headers with your server’s name, because anyone can fake the others.',
  known: { before: 'We use your provider’s checks, from', after: '.' },
  confirmed: { before: 'We use the checks from', after: '.' },
  proposed: {
    before: 'We found checks from',
    after: (carried: string, of: string): string =>
      ` in ${carried} of your latest ${of} emails. Is this your mail server?`,
  },
  unused: 'Off. We can’t verify senders in this mailbox.',
  none: 'We couldn’t find your mail server’s name, so we can’t verify senders. Ask your provider for its authserv-id.',
  confirm: 'Confirm',
  change: 'Change',
  enter: 'Enter server name',
  dontUse: 'Don’t use',
  saving: 'Saving…',
  name: 'Server name',
  nameHint: 'The first word after Authentication-Results: in your emails’ headers. If it varies, write *.example.com.',
  nameExample: 'mx.example.com',
  nameError: 'Enter a server name such as mx.example.com.',
  submit: 'Use this name',
  cancel: 'Cancel',
} as const;

export const SCANNING_TEXTS = {
  heading: 'Scanning',
  unavailable: 'We couldn’t load your scanning settings.',
  on: 'On',
  off: 'Off',
  turnedOn: 'Scanning is on.',
  turnedOff: 'Scanning is off.',
  agreed: 'What you agreed to',
  otherMailbox: 'You haven’t agreed to this for the mailbox connected now',
  changed: 'Changed since you agreed',
  agreeAgain: 'Agree and continue scanning',
  agree: 'Agree and start scanning',
  withdraw: 'Withdraw and turn off',
  saving: 'Saving…',
  turningOn: 'Turning on…',
  turningOff: 'Turning off…',
  failed: 'We couldn’t save this. Nothing has changed; please try again.',
  resultsStay: 'Your results stay when you turn scanning off. You can delete them under My data.',
  agreedOn: (time: string): string => `You agreed on ${time}.`,
  scanned: (emails: string): string => `${emails} scanned`,
  waiting: (count: string): string => `, ${count} waiting`,
  notScanning: 'New emails aren’t scanned.',
  nothingScanned: 'No emails are scanned.',
} as const;

export const PATTERNS_TEXTS = {
  heading: 'Your normal patterns',
  yourPatterns: 'Your patterns',
  progress: 'Emails learned from so far',
  learning: (emails: number, needed: number): string =>
    `Still learning: ${emails} of ${needed} emails. We don’t use the patterns yet.`,
  learned: (emails: string, senders: string): string => `Learned from ${emails} from ${senders}.`,
  explanation:
    'We learn each sender’s usual hours, languages, reply addresses, link domains, bank accounts and requests for money, and whom you write to, so anything unusual stands out. People are stored as keyed hashes and habits as counts; email text is never stored.',
  reset: 'Reset patterns',
  confirmTitle: 'Reset your patterns?',
  confirm: (needed: number | undefined): string =>
    `This deletes the patterns of all senders and whom you’ve written to. We learn them again from new emails, and use them once ${needed ?? 'enough'} have arrived. Your scans stay.`,
  confirmAction: 'Reset',
  resetting: 'Resetting…',
  done: 'Your patterns were reset.',
} as const;

export const DEVICES_TEXTS = {
  heading: 'Where you’re logged in',
  unavailable: 'We couldn’t load your devices.',
  thisBrowser: 'This browser',
  lastUsed: (time: string): string => `Last used ${time}`,
  logOut: 'Log out',
  logOutOf: (device: string): string => `Log out ${device}`,
  logOutEverywhere: 'Log out everywhere',
  failed: 'We couldn’t log out this device. Please try again.',
} as const;

/** Shown before actions that a stolen session must not be able to do. */
export const CONFIRM_TEXTS = {
  title: 'Confirm that it’s you',
  intro: 'You logged in a while ago. Before we go on, please prove once more that this is you.',
  password: 'Password',
  code: 'Code from your authenticator app',
  codeHint: 'Or one of your recovery codes.',
  passwordMissing: 'Enter your password.',
  codeMissing: 'Enter your code.',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  passkey: 'Use a passkey',
  emailCode: 'Email me a code',
  sending: 'Sending…',
  codeSent: (email: string): string => `We’ve emailed a 6-digit code to ${email}. It works for ten minutes.`,
  emailedCode: 'Code',
  emailedCodeMissing: 'Enter the 6 digits of the code.',
  newCode: 'Send a new code',
  provider: (name: string): string => `Use ${name}`,
  unavailable: 'We couldn’t load how you log in. Please try again.',
  none: 'Please log out and log in again.',
} as const;

export const IDENTITY_TEXTS = {
  heading: 'Connected logins',
  intro: 'Other accounts that log in to this one.',
  none: 'You log in with your email address. Connect another account to log in with it, too.',
  lastUsed: (time: string): string => `Last used ${time}`,
  neverUsed: (time: string): string => `Connected ${time}, not used since`,
  connect: (provider: string): string => `Connect ${provider}`,
  remove: 'Remove',
  removeOf: (provider: string, email: string): string => `Remove ${provider} ${email}`.trim(),
  removeTitle: 'Remove this login?',
  removeConfirm: (provider: string): string =>
    `You can no longer log in with this ${provider} account. Your mailbox stays connected.`,
  removing: 'Removing…',
  removed: 'Login removed',
} as const;

export const PASSKEY_SECTION_TEXTS = {
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

export const PASSWORD_SECTION_TEXTS = {
  heading: 'Password',
  unavailable: 'We couldn’t load how you log in.',
  lastChanged: (time: string): string => `Last changed ${time}`,
  none: 'This account has no password. You log in another way.',
  change: 'Change password',
  current: 'Current password',
  new: 'New password',
  hint: (shortest: number): string => `At least ${shortest} characters.`,
  othersLoggedOut: 'All your other devices are logged out.',
  missing: 'Enter a password.',
  save: 'Save password',
  saving: 'Saving…',
  cancel: 'Cancel',
  changed: 'Password changed',
} as const;

export const APPEARANCE_TEXTS = {
  heading: 'Appearance',
  legend: 'Theme in this browser',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;

export const MY_DATA_TEXTS = {
  heading: 'My data',
  downloadIntro:
    'One JSON file with everything we store about you: account, devices, mailbox, scans and their analyses, alerts and tasks. It also says what is left out, such as password hashes.',
  download: 'Download my data',
  preparing: 'Preparing…',
  saved: 'Saved to your downloads.',
  notSaved: (reason: string): string => `We couldn’t create the file. ${reason} Please try again.`,
  deleteScansIntro:
    'Deleting your scans withdraws your consent to scanning and deletes all scans, alerts, suggested tasks and your normal patterns. Accepted tasks, your account and your mailbox stay.',
  deleteScans: 'Delete all scans',
  deleteScansTitle: 'Delete all scans?',
  deleteScansConfirm:
    'This deletes all scans, alerts, suggested tasks and your normal patterns, and turns scanning off. It can’t be undone. The emails stay in your mailbox.',
  deleteScansAction: 'Delete all',
  deleting: 'Deleting…',
} as const;

export const DELETE_ACCOUNT_TEXTS = {
  intro: 'Deleting your account deletes all of this, logs you out everywhere and revokes mailbox access.',
  action: 'Delete my account',
  title: 'Delete your account?',
  warning: 'Everything we store about you is deleted right away. This can’t be undone.',
  reports: (count: number): string =>
    count === 1
      ? 'The report listed in this browser is deleted too.'
      : `The ${count} reports listed in this browser are deleted too.`,
  address: 'Type your email address to confirm',
  wrongAddress: (email: string): string => `Enter the address of this account, ${email}.`,
  failed: (reason: string): string => `${reason} Nothing was deleted.`,
  deleting: 'Deleting…',
  cancel: 'Cancel',
} as const;

/** For answers of the server. */
export const ACCOUNT_ERRORS = {
  notYours: 'This is not your account.',
} as const;

/** In the file that users download. */
export const ACCOUNT_DATA_TEXTS = {
  notes: [
    'Not included: the hashes of your password, API keys, codes and tokens, the key in your authenticator app, and your mailbox credentials. They are secrets, not data about you.',
    'Sender patterns, and how often you wrote to whom, are stored under keyed hashes. The hashes are not included.',
    'Reports of wrong analyses aren’t linked to you. Only the receipt you were given leads to a report.',
  ],
  noSenderChecks: 'none are used',
} as const;

/** For `npm run admin`. */
export const ANNOUNCEMENT_TEXTS = {
  help: 'Email every user the text in FILE, such as news about changed terms. Without --send, only show it.',
  subject: 'The email’s subject.',
  send: 'Send it.',
  noSubject: 'Set the subject with --subject.',
  unreadable: (file: string): string => `Can’t read ${file}.`,
  length: (most: number): string => `The text must have 1 to ${most} characters.`,
  noMailServer: 'No mail server is set: see SMTP_URL.',
  preview: (users: number, subject: string, text: string): string =>
    `To ${users} users (not sent; add --send):\n\nSubject: ${subject}\n\n${text}`,
  queued: (users: number): string => `Emails queued: ${users}. \`npm run outbox\` shows those that couldn’t be sent.`,
} as const;
