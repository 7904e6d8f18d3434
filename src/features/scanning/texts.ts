/** What the server answers. */
export const CONSENT_NEEDED = 'Please agree to scanning first.';

/** For the log. */
export const SCANNING_LOG = {
  scanRetried: 'an email could not be scanned; trying again later',
  scanAbandoned: 'an email could not be scanned and is left out',
  pollFailed: 'a mailbox could not be polled; trying again later',
  pollEndFailed: 'a poll could not be ended',
  claimFailed: 'mailboxes could not be claimed',
  renewalFailed: 'a lease could not be renewed',
  unexpected: 'unexpected error',
} as const;
