import { CODE_LIMIT, verifyOtpBody } from '../../../../features/password/contract.ts';
import { whereOn } from '../../../../features/password/switch.server.ts';
import { verifyOtp } from '../../../../features/password/verify-otp.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'anyone', body: verifyOtpBody, limit: CODE_LIMIT }, whereOn(verifyOtp));

export const ALL = methodNotAllowed({ POST });
