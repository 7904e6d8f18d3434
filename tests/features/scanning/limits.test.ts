import { expect, test } from 'vitest';
import { MAX_BRIEF_POLLS, MAX_WATCHED } from '../../../src/features/scanning/limits.server.ts';
import { MAX_SESSIONS } from '../../../src/server/mailbox/imap-session.ts';

test('every poll of an IMAP mailbox gets a session, even while others are being closed', () => {
  expect(MAX_SESSIONS.watching).toBeGreaterThanOrEqual(MAX_WATCHED + MAX_BRIEF_POLLS + 50);
});
