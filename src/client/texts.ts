export const NETWORK_ERRORS = {
  unreachable: 'We couldn’t reach the server. Check your connection and try again.',
  timeout: 'The server took too long to respond. Please try again.',
  unreadable: 'We couldn’t read the server’s response. Please try again.',
  aborted: 'The upload was cancelled.',
  interrupted: 'The download was interrupted. Please try again.',
  signedOut: 'You were logged out. Please log in again.',
} as const;

export const NOTHING_HERE = 'There’s nothing at this address.';

export const TOAST_TEXTS = { undo: 'Undo' } as const;
