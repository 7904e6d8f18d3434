import { z as zod } from 'zod';
import { type Failure, failure, isFailure } from '../../../server/failure.ts';
import { GMAIL_READONLY, redirectUris } from '../../../server/oidc/flow.ts';
import { DEMO_CLIENT_ID } from '../../../server/oidc/provider.ts';
import { requireSameSite } from '../../../server/origin.ts';
import { readLimited, type Sender } from '../../../server/request-body.ts';
import type { Services } from '../../../server/services.ts';
import { findDemoAccount } from '../accounts.ts';
import { DEMO_ERRORS } from '../texts.ts';
import { issueCode } from './authorization-code.server.ts';
import { demoIsOff } from './demo-endpoint.server.ts';
import { PERMISSIONS } from './metadata.server.ts';

const BODY_LIMIT = 1024;

const authorizationRequest = zod.object({
  response_type: zod.literal('code'),
  scope: zod.string().refine((scope) => scope.split(' ').includes('openid')),
  code_challenge: zod.string().regex(/^[\w-]{43}$/),
  code_challenge_method: zod.literal('S256'),
  nonce: zod.string().max(256).optional(),
  access_type: zod.string().optional(),
});

export interface Consent {
  permissions: string[];
  /** Null when the mailbox permission was not requested. */
  mailbox: string | null;
}

/**
 * RFC 6749, section 3.1. The form posts to the address it was shown at, so the whole request is checked again.
 * @returns the consent to show, a redirect, or a failure that is shown but never sent to an unknown address
 */
export async function authorize(sender: Sender): Promise<Consent | Response | Failure> {
  const { request, locals } = sender;
  const { services } = locals;
  if (!services.settings.demoProvider) return demoIsOff();
  const query = new URL(request.url).searchParams;
  const returnTo = knownRedirectUri(services, query);
  if (!returnTo) {
    return failure(400, 'UNKNOWN_CLIENT', DEMO_ERRORS.unknownClient);
  }
  const answer = (parameters: Record<string, string>) => redirect(returnTo, parameters, query.get('state'));
  const parsed = authorizationRequest.safeParse(Object.fromEntries(query));
  if (!parsed.success) return answer({ error: errorOf(parsed.error) });
  const { scope, code_challenge, nonce, access_type } = parsed.data;
  const scopes = scope.split(' ').filter((name) => PERMISSIONS.has(name));
  if (request.method === 'GET' || request.method === 'HEAD') {
    const identity = scopes.filter((name) => name !== GMAIL_READONLY);
    return {
      permissions: identity.map((name) => PERMISSIONS.get(name) ?? name),
      mailbox: (scopes.includes(GMAIL_READONLY) && PERMISSIONS.get(GMAIL_READONLY)) || null,
    };
  }
  if (request.method !== 'POST') return failure(405, 'METHOD_NOT_ALLOWED', DEMO_ERRORS.method);
  const choice = await readChoice(sender);
  if (isFailure(choice)) return choice;
  const account = findDemoAccount(choice.get('account') ?? '');
  const granted = scopes.filter((name) => name !== GMAIL_READONLY || choice.has('mailbox'));
  if (!account) return answer({ error: 'access_denied' });
  const code = await issueCode(services, {
    sub: account.subject,
    client_id: DEMO_CLIENT_ID,
    redirect_uri: returnTo,
    code_challenge,
    scope: granted.join(' '),
    offline: access_type === 'offline',
    ...(nonce === undefined ? {} : { nonce }),
  });
  return answer({ code });
}

/** Exact match (RFC 9700, section 2.1): a prefix could belong to another site. */
function knownRedirectUri({ settings }: Services, query: URLSearchParams): string | undefined {
  if (query.get('client_id') !== DEMO_CLIENT_ID) return undefined;
  return redirectUris(settings).find((uri) => uri === query.get('redirect_uri'));
}

function errorOf(error: zod.ZodError): string {
  const field = error.issues[0]?.path[0];
  if (field === 'response_type') return 'unsupported_response_type';
  return field === 'scope' ? 'invalid_scope' : 'invalid_request';
}

async function readChoice(sender: Sender): Promise<URLSearchParams | Failure> {
  const refused = requireSameSite(sender.request, sender.locals.services.settings);
  if (refused) return refused;
  const body = await readLimited(sender, { limit: BODY_LIMIT });
  return isFailure(body) ? body : new URLSearchParams(new TextDecoder().decode(body));
}

/** 303, so that the browser follows the form's POST with a GET. */
function redirect(target: string, parameters: Record<string, string>, state: string | null): Response {
  const location = new URL(target);
  location.search = new URLSearchParams({ ...parameters, ...(state === null ? {} : { state }) }).toString();
  return new Response(null, { status: 303, headers: { location: location.href, 'cache-control': 'no-store' } });
}
