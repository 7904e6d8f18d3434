import { type Failure, failure } from '../failure.ts';

/** 403 and not 401, which would say that the caller's own token has run out. */
export function mailboxNotConnected(): Failure {
  return failure(403, 'MAILBOX_NOT_CONNECTED', 'No mailbox is connected. Please connect one first.');
}

/** The permission or the password that was given has ended: only the user can give another. */
export function mailboxReconnect(): Failure {
  const message = 'Your mailbox no longer lets us in. Please connect it again.';
  return failure(403, 'MAILBOX_RECONNECT', message);
}

export function mailboxUnavailable(): Failure {
  return failure(502, 'MAILBOX_UNAVAILABLE', 'Your mailbox did not answer. Please try again in a moment.');
}

/** Too many are open at present, which is our fault and not the mailbox's. */
export function mailboxesBusy(): Failure {
  return failure(503, 'MAILBOXES_BUSY', 'Too many mailboxes are read at present. Please try again in a moment.');
}

export function messageUnreadable(): Failure {
  return failure(404, 'MESSAGE_UNREADABLE', 'This message is not in your mailbox any more.');
}

export function messageTooLarge(): Failure {
  return failure(422, 'MESSAGE_TOO_LARGE', 'This message is too large to be read.');
}
