import { expect, test } from 'vitest';
import { MOST_BRIEF_POLLS, MOST_WATCHED } from '../../../src/features/scanning/limits.ts';
import { MAX_SESSIONS } from '../../../src/server/mailbox/imap-session.ts';

test('every poll of an IMAP mailbox gets a session, even while others are being closed', () => {
  expect(MAX_SESSIONS.watching).toBeGreaterThanOrEqual(MOST_WATCHED + MOST_BRIEF_POLLS + 50);
});
