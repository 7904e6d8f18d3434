export const DEMO_EMAIL_PATH = '/api/v1/users/{userId}/mailbox/demo-email';

/** Enough to look at alerts for a while. */
export const DEMO_EMAIL_LIMIT = { name: 'demo email', perClient: { calls: 20, seconds: 10 * 60 } };

/** What lies in the demo mailbox now. */
export type DemoEmailAnswer = { subject: string };
