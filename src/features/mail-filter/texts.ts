/** For answers of the server, read by operators in the log of their mail server. */
export const FILTER_ERRORS = {
  busy: 'Too many emails are being checked. Try again.',
  late: 'The email couldn’t be checked in time. Try again.',
  noKey: 'Send an API key that may check emails: Authorization: Bearer llk_…',
  empty: 'The request has no email.',
} as const;
