/** For the browser. */
export const MAILBOX_MESSAGES = {
  accessLost:
    'We no longer have access to your mailbox. Access was revoked or expired, or the password changed. Please reconnect it.',
  notRevoked:
    'Your mailbox is disconnected here, but Google didn’t confirm it. Please also remove our access in your Google account.',
} as const;

/** For answers of the server. */
export const MAILBOX_ERRORS = {
  notYours: 'This is not your mailbox.',
  notGranted: 'Your mailbox wasn’t connected because you didn’t allow us to read it.',
  pageTokenExpired: 'We lost your place in the mailbox. Please press Get recent email again.',
  nameTooWide: (name: string): string =>
    `Anyone can have a server under ${name}. Enter your server’s name, or *. and its domain.`,
  gmailChecksSenders: 'Gmail checks every sender itself, so there is nothing to choose here.',
} as const;
