import type { Scope } from '../features/api-keys/contract.ts';
import { asRspamdError, check } from '../features/mail-filter/check.server.ts';
import { FILTER_CALLS } from '../features/mail-filter/contract.ts';
import { endpoint, methodNotAllowed } from '../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'signed-in', scope: 'check' satisfies Scope, limit: FILTER_CALLS, writeFailure: asRspamdError },
  check,
);

export const ALL = methodNotAllowed({ POST }, asRspamdError);
