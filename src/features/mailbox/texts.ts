/** For the browser. */
export const MAILBOX_MESSAGES = {
  accessLost:
    'We no longer have access to your mailbox. Access was revoked or expired, or the password changed. Please reconnect it.',
  notRevoked:
    'Google didn’t confirm that our access to your mailbox has ended. Please also remove it in your Google account.',
  kinds: { gmail: 'Gmail', demo: 'demo mailbox', imap: 'IMAP' },
} as const;

/** For answers of the server. */
export const MAILBOX_ERRORS = {
  notYours: 'This is not your mailbox.',
  notGranted: 'Your mailbox wasn’t connected because you didn’t allow us to read it.',
  pageTokenExpired: 'We lost your place in the mailbox. Please press Get recent email again.',
  nameTooWide: (name: string): string =>
    `Anyone can have a server under ${name}. Enter your server’s name, or *. and its domain.`,
  gmailChecksSenders: 'Gmail checks every sender itself, so there’s nothing to choose here.',
} as const;
