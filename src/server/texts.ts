export const REQUEST_TEXTS = {
  clientShareUsed: 'You’re sending too much at once. Please wait for your other requests to finish.',
  allMemoryUsed: 'The server is receiving too much data right now. Please try again in a few seconds.',
  tooSlow: 'The upload stalled. Check your connection and try again.',
  tooLarge: (limit: string) => `This request is too large. The limit is ${limit}.`,
  tooLargeWithoutLogin: (allowed: string, limit: string) =>
    `Without logging in, you can send up to ${allowed}. Log in to send up to ${limit}.`,
  encodedBody: 'Send the body uncompressed, without Content-Encoding or Compression.',
  notJson: 'Send the request as application/json.',
  brokenJson: 'The request is not valid JSON.',
  wrongHost: 'The request must have one valid Host header.',
  otherHost: (siteUrl: string) => `This site is at ${siteUrl}. Please open it there.`,
  noSuchMethod: 'This method is not supported.',
  tooManyConnections: 'Too many connections right now. Please try again in a few seconds.',
  badAddress: 'This address is not valid.',
} as const;

export const AVAILABILITY_TEXTS = {
  databaseAway: 'We can’t reach our database right now. Please try again in a few seconds.',
  storageFull: 'We can’t save anything right now. Please try again in a few minutes.',
  storageQuota: 'We’ve reached our storage limit for today. Please try again tomorrow.',
  notStarted: 'This server is not available right now.',
  stopping: 'The server is restarting. Please try again in a moment.',
} as const;

export const TASK_TEXTS = {
  tooManyOfClient: 'Too many of your large emails are still being analysed. Please try again in 10 seconds.',
  tooManyOfAll: 'Too many large emails are being analysed right now. Please try again in a minute.',
  tooComplex: 'This email takes too long to analyse. Please try a shorter part of it.',
} as const;

export const SESSION_TEXTS = {
  ended: 'Please log in again.',
  confirm: 'Please confirm that it’s you.',
  unknownDevice: 'Unknown app',
  unknownBrowser: (system: string) => `Unknown app on ${system}`,
} as const;

export const NEW_DEVICE_NOTICE = (device: string, time: string) => ({
  subject: 'New login to your account',
  paragraphs: [
    'Someone logged in to your account from a browser that we haven’t seen before:',
    `${device}, ${time}`,
    'If this was you, you can ignore this email.',
    'If it wasn’t you, go to our site by typing its address yourself. Under Account, log out that device and change how you log in.',
  ],
});

export const PROVIDER_TEXTS = {
  notConfigured: 'This login is not set up on this server.',
  unavailable: 'The login service isn’t responding correctly. Please try again in a moment.',
  stateMissing: 'This link has expired or was opened in another browser. Start again.',
  stateNotReturned: 'The login response is incomplete. Please start again.',
  stateMismatch: 'This response belongs to another login. Please start again.',
  emailNotVerified: (email: string, provider: string) =>
    `Please verify ${email} with ${provider} first, then try again.`,
  emailMissing: (provider: string) =>
    `${provider} didn’t give us your email address, which an account needs. Please ask your administrator.`,
  refusedByOrganization: 'Your organization doesn’t allow this.',
  codeRefused: 'This login link was already used or has expired. Please start again.',
} as const;

export const MAILBOX_TEXTS = {
  notConnected: 'No mailbox is connected. Please connect one first.',
  reconnect: 'We no longer have access to your mailbox. Please connect it again.',
  notOnline:
    'This account has no mailbox at Microsoft. It may be on your organization’s own server, or have no Exchange Online license. Try IMAP, or ask your administrator.',
  unavailable: 'Your mailbox didn’t respond. Please try again in a moment.',
  busy: 'We’re reading too many mailboxes right now. Please try again in a moment.',
  messageUnreadable: 'This email is no longer in your mailbox.',
  messageTooLarge: 'This email is too large to read.',
  historyTooOld: 'The mailbox’s history doesn’t go back that far.',
} as const;

export const IMAP_TEXTS = {
  unknownHost: (host: string) => `We couldn’t find a server named ${host}.`,
  refusedHost: 'You can only connect public mail servers, on port 993 or 143.',
  wrongPassword: (host: string) =>
    `${host} didn’t accept this user name and password. Most providers require an app password here.`,
  loginFailed: (host: string) =>
    `${host} refused the login. It may be busy or require an app password. Check your password, or try again later.`,
  notEncrypted: (host: string) =>
    `We couldn’t open a trusted encrypted connection to ${host}, so we didn’t send your password. Use port 993 for TLS or 143 for STARTTLS.`,
  noAnswer: (host: string) => `No mail server responded at ${host}. Check its name, port and encryption.`,
} as const;
