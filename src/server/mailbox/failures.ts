import { type Failure, failure } from '../failure.ts';
import { MAILBOX_TEXTS } from '../texts.ts';

/** 403, because 401 would mean that the caller's own token has expired. */
export function mailboxNotConnected(): Failure {
  return failure(403, 'MAILBOX_NOT_CONNECTED', MAILBOX_TEXTS.notConnected);
}

/** The permission or password no longer works, and only the user can renew it. */
export function mailboxReconnect(): Failure {
  return failure(403, 'MAILBOX_RECONNECT', MAILBOX_TEXTS.reconnect);
}

/** Microsoft knows the account but doesn’t host its mailbox. */
export function mailboxNotOnline(): Failure {
  return failure(422, 'MAILBOX_NOT_ONLINE', MAILBOX_TEXTS.notOnline);
}

export function mailboxUnavailable(): Failure {
  return failure(502, 'MAILBOX_UNAVAILABLE', MAILBOX_TEXTS.unavailable);
}

/** Our own limit, not the mailbox's. */
export function mailboxesBusy(): Failure {
  return failure(503, 'MAILBOXES_BUSY', MAILBOX_TEXTS.busy);
}

export function messageUnreadable(): Failure {
  return failure(404, 'MESSAGE_UNREADABLE', MAILBOX_TEXTS.messageUnreadable);
}

export function messageTooLarge(): Failure {
  return failure(422, 'MESSAGE_TOO_LARGE', MAILBOX_TEXTS.messageTooLarge);
}
