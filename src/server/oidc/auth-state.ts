import type { AstroCookieSetOptions, AstroCookies } from 'astro';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { isCanonical } from '../session/canonical.ts';
import type { Settings } from '../settings.ts';
import type { FlowType } from './flow.ts';

const LIFETIME_SECONDS = 10 * 60;

const secrets = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });

/** What ties the provider's answer to the browser that asked. */
export type AuthState = z.infer<typeof secrets>;

/**
 * Starts an attempt and leaves it, sealed, in the browser.
 * @param userId who is signed in, where the attempt serves them alone
 */
export async function beginAuthState(
  services: Services,
  cookies: AstroCookies,
  flowType: FlowType,
  userId = '',
): Promise<AuthState> {
  const authState = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
  const seconds = Math.floor(services.now() / 1000);
  const sealed = await new EncryptJWT(authState)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(subjectOf(flowType, userId))
    .setExpirationTime(seconds + LIFETIME_SECONDS)
    .encrypt(services.keys.signInAttempt);
  cookies.set(cookieName(services.settings, flowType), sealed, {
    ...cookieOptions(services.settings),
    maxAge: LIFETIME_SECONDS,
  });
  return authState;
}

/**
 * Takes the attempt out of the browser: it serves one exchange, whatever comes of that.
 * @returns undefined when there is none, or it is not of this flow and user, too old or not ours.
 */
export async function takeAuthState(
  services: Services,
  cookies: AstroCookies,
  flowType: FlowType,
  userId = '',
): Promise<AuthState | undefined> {
  const name = cookieName(services.settings, flowType);
  const sealed = cookies.get(name)?.value;
  if (!sealed) return undefined;
  cookies.delete(name, cookieOptions(services.settings));
  if (!isCanonical(sealed)) return undefined;
  try {
    const { payload } = await jwtDecrypt(sealed, services.keys.signInAttempt, {
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

function subjectOf(flowType: FlowType, userId: string): string {
  return `${flowType} ${userId}`;
}

function cookieName(settings: Settings, flowType: FlowType): string {
  return settings.siteUrl.startsWith('https:') ? `__Host-sign-in-${flowType}` : `sign-in-${flowType}`;
}

/**
 * Strict, although the browser comes back from another site: that navigation only loads a static page, and the cookie
 * travels with the request this page then makes to its own site.
 */
function cookieOptions(settings: Settings): AstroCookieSetOptions {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure: settings.siteUrl.startsWith('https:') };
}
