import { z as zod } from 'zod';
import { EMAIL_PATTERN } from '../forms/contract.ts';

export const WAITLIST_PATH = '/api/v1/waitlist';

/** Where the browser posts the form before hydration and without JavaScript. */
export const JOIN_PAGE = '/waitlist/join';

export const USER_TYPES = ['Individual', 'Organization'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const TEAM_SIZES = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;
export type TeamSize = (typeof TEAM_SIZES)[number];

const workEmail = zod.string().trim().max(254).regex(EMAIL_PATTERN);
/** The full name of an individual, the name of an organization. */
const applicantName = zod.string().trim().min(1).max(200);

export const waitlistBody = zod.discriminatedUnion('userType', [
  zod.object({ userType: zod.literal('Individual'), workEmail, applicantName, teamSize: zod.null() }),
  zod.object({ userType: zod.literal('Organization'), workEmail, applicantName, teamSize: zod.enum(TEAM_SIZES) }),
]);
export type WaitlistRequest = zod.infer<typeof waitlistBody>;

/** Strict, since a 409 reveals that an address is on the list. */
export const WAITLIST_LIMIT = {
  name: 'waitlist',
  perClient: { calls: 20, seconds: 60 * 60 },
  perTarget: { calls: 5, seconds: 60 * 60, of: (body: WaitlistRequest) => body.workEmail.toLowerCase() },
};
export const WAITLIST_BODY_LIMIT = 16 * 1024;
export const WAITLIST_STORES = { quota: { name: 'waitlist', perClient: 100, total: 8 }, bytes: 2048 };
