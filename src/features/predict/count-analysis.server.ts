import { countClient, countUser } from '../../server/endpoint.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import type { Failure } from '../../server/failure.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import {
  ANALYSIS_LIMIT,
  ANONYMOUS_ANALYSES,
  ANONYMOUS_SCREENSHOTS,
  analysisCost,
  SCREENSHOT_CALLS,
} from './contract.ts';

type User = Pick<SignedIn, 'userId'> | undefined;

/** @returns the refusal if it was one too many */
export function countAnalysis(user: User, context: EndpointContext, cost = 1): Promise<Failure | undefined> {
  return user
    ? countUser(ANALYSIS_LIMIT, user, context.locals.services, cost)
    : countClient(ANONYMOUS_ANALYSES, context, cost);
}

/** Before any of it is read, by its stated size. */
export function countUpload(user: User, context: EndpointContext): Promise<Failure | undefined> {
  return countAnalysis(user, context, costOf(user, context));
}

/** In addition to `countUpload`, so that screenshots don't use up the calls for emails. Only its bytes show that it is one. */
export function countScreenshot(user: User, context: EndpointContext): Promise<Failure | undefined> {
  return user
    ? countUser(SCREENSHOT_CALLS, user, context.locals.services)
    : countClient(ANONYMOUS_SCREENSHOTS, context);
}

/** Without a user, emails are small. */
function costOf(user: User, { request }: EndpointContext): number {
  if (!user) return 1;
  const length = request.headers.get('content-length');
  return analysisCost(length === null ? undefined : Number(length) || undefined);
}
