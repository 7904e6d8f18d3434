import type { EndpointCall } from '../../server/endpoint.ts';
import { failure } from '../../server/failure.ts';
import { pageOf } from '../../server/oidc/flow.ts';
import { microsoftRefusal } from '../../server/oidc/microsoft-refusal.ts';
import { findAnyProvider } from '../../server/oidc/provider.ts';
import { SIGN_IN_ERRORS } from './texts.ts';

/** The parameters that providers return (RFC 6749, 4.1.2; RFC 9207). */
const PARAMETERS = ['code', 'state', 'iss', 'error'] as const;

/** Passes a provider's answer on to the page that finishes it, which is the same for all, with the provider's id. */
export function returnToPage({ services, context }: EndpointCall<undefined, undefined, undefined>) {
  const { providerId = '' } = context.params;
  if (!findAnyProvider(services.settings, providerId)) return failure(404, 'NOT_FOUND', SIGN_IN_ERRORS.notFound);
  const given = context.url.searchParams;
  const target = new URL(pageOf(given.get('state') ?? ''), services.settings.siteUrl);
  for (const name of PARAMETERS) {
    const value = given.get(name);
    if (value !== null) target.searchParams.set(name, value);
  }
  target.searchParams.set('provider', providerId);
  const refusal = microsoftRefusal(given.get('error_description'));
  if (refusal) target.searchParams.set('reason', refusal);
  const headers = { location: target.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}
