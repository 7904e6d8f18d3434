export const DEMO_EMAIL_PATH = '/api/v1/users/{userId}/mailbox/demo-email';

export const DEMO_EMAIL_LIMIT = { name: 'demo email', perClient: { calls: 20, seconds: 10 * 60 } };

export type DemoEmailAnswer = { subject: string };
