export const DEMO_LETTER_PATH = '/api/v1/users/{userId}/mailbox/demo-letter';

/** Enough to look at alerts for a while. */
export const DEMO_LETTER_LIMIT = { name: 'demo letter', perClient: { calls: 20, seconds: 10 * 60 } };

/** What lies in the demo mailbox now. */
export type DemoLetterAnswer = { subject: string };
