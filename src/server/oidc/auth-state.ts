import type { AstroCookieSetOptions, AstroCookies } from 'astro';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { z as zod } from 'zod';
import type { Services } from '../services.ts';
import { isCanonical } from '../session/canonical.ts';
import type { Settings } from '../settings.ts';
import type { AuthFlow } from './flow.ts';

const LIFETIME_SECONDS = 10 * 60;

const secrets = zod.object({
  provider: zod.string(),
  state: zod.string(),
  nonce: zod.string(),
  codeVerifier: zod.string(),
  /** In milliseconds. */
  startedAt: zod.number(),
});

/** Binds the provider's response to the browser that started the flow. */
export type AuthState = zod.infer<typeof secrets>;

interface FlowOwner {
  flowType: AuthFlow;
  /** The signed-in user, for flows that only they may finish. */
  userId?: string | undefined;
}

export async function beginAuthState(
  services: Services,
  cookies: AstroCookies,
  { flowType, userId, provider }: FlowOwner & { provider: string },
): Promise<AuthState> {
  const authState = {
    provider,
    state: `${flowType}.${randomState()}`,
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
    startedAt: services.now(),
  };
  const seconds = Math.floor(services.now() / 1000);
  const sealed = await new EncryptJWT(authState)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(subjectOf(flowType, userId))
    .setExpirationTime(seconds + LIFETIME_SECONDS)
    .encrypt(services.keys.authState);
  cookies.set(cookieName(services.settings, flowType), sealed, {
    ...cookieOptions(services.settings),
    maxAge: LIFETIME_SECONDS,
  });
  return authState;
}

/** Each flow allows one exchange, successful or not. @returns undefined unless the cookie is valid for this flow */
export async function takeAuthState(
  services: Services,
  cookies: AstroCookies,
  { flowType, userId }: FlowOwner,
): Promise<AuthState | undefined> {
  const name = cookieName(services.settings, flowType);
  const sealed = cookies.get(name)?.value;
  if (!sealed) return undefined;
  cookies.delete(name, cookieOptions(services.settings));
  if (!isCanonical(sealed)) return undefined;
  try {
    const { payload } = await jwtDecrypt(sealed, services.keys.authState, {
      subject: subjectOf(flowType, userId),
      requiredClaims: ['exp'],
      currentDate: new Date(services.now()),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return secrets.parse(payload);
  } catch {
    return undefined;
  }
}

function subjectOf(flowType: AuthFlow, userId = ''): string {
  return `${flowType} ${userId}`;
}

function cookieName(settings: Settings, flowType: AuthFlow): string {
  return settings.siteUrl.startsWith('https:') ? `__Host-sign-in-${flowType}` : `sign-in-${flowType}`;
}

/** Strict works: the return from the provider loads a static page, whose own request carries the cookie. */
function cookieOptions(settings: Settings): AstroCookieSetOptions {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure: settings.siteUrl.startsWith('https:') };
}
