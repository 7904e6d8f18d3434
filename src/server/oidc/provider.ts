import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import { type Failure, failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { isLoopback, type Settings } from '../settings.ts';

/** What the demo identity provider knows this site by. It is a public client: PKCE, no secret. */
export const DEMO_CLIENT_ID = 'letterlock-demo';

const GOOGLE_ISSUER = 'https://accounts.google.com';

export type ProviderName = 'google' | 'demo';

/** The identity provider that the settings name, ready to be talked to. */
export interface Provider {
  name: ProviderName;
  issuer: string;
  configuration: Configuration;
}

/** The way out to the provider: tests put their own world there. */
export interface Network {
  fetch: typeof globalThis.fetch;
  timeoutSeconds: number;
  /** Waits before a call is made again; by default it really takes its time. */
  pause?(milliseconds: number): Promise<unknown>;
}

const INTERNET: Network = { fetch: globalThis.fetch, timeoutSeconds: 5 };

/** The demo identity provider lives on this very site. */
export function demoIssuer(settings: Pick<Settings, 'siteUrl'>): string {
  return `${settings.siteUrl}/demo/google`;
}

/** Which provider the settings name, if any. */
export function providerName({ google, demoProvider }: Settings): ProviderName | undefined {
  if (google) return 'google';
  return demoProvider ? 'demo' : undefined;
}

const discovered = new WeakMap<Services, Promise<Configuration>>();

/** Discovers the provider at the first call, and again after a failed one. The network of that call stays in use. */
export async function openProvider(services: Services, network: Network = INTERNET): Promise<Provider | Failure> {
  const { settings } = services;
  const name = providerName(settings);
  if (!name) return failure(503, 'SIGN_IN_NOT_CONFIGURED', 'Sign-in with Google is not set up on this server.');
  const issuer = name === 'google' ? GOOGLE_ISSUER : demoIssuer(settings);
  const pending = discovered.get(services) ?? discover(issuer, settings.google, network);
  discovered.set(services, pending);
  try {
    return { name, issuer, configuration: await pending };
  } catch (error) {
    if (discovered.get(services) === pending) discovered.delete(services);
    return providerUnavailable(services, error);
  }
}

function discover(issuer: string, google: Settings['google'], network: Network): Promise<Configuration> {
  const server = new URL(issuer);
  const onThisMachine = server.protocol === 'http:' && isLoopback(server.hostname);
  return discovery(
    server,
    google?.clientId ?? DEMO_CLIENT_ID,
    undefined,
    google ? ClientSecretPost(google.clientSecret) : None(),
    {
      [customFetch]: (url, options) => network.fetch(url, options as RequestInit),
      timeout: network.timeoutSeconds,
      // Without these checks openid-client trusts TLS alone and leaves an id_token's signature unread.
      execute: onThisMachine ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks],
    },
  );
}

/** Logs the error and says what a visitor can know of it. */
export function providerUnavailable(services: Services, error: unknown): Failure {
  logProviderError(services, error);
  const message = 'The sign-in service did not answer as it should. Please try again in a moment.';
  return failure(502, 'PROVIDER_UNAVAILABLE', message);
}

interface ProviderError {
  message?: string;
  code?: string;
  /** As in RFC 6749, 5.2. */
  error?: string;
  cause?: { code?: string };
}

/** Logs an error of the provider by its codes alone, since its causes quote tokens and claims. */
export function logProviderError(services: Services, error: unknown): void {
  const { message, code: errorCode, error: oauthError, cause } = error as ProviderError;
  const provider = providerName(services.settings);
  // Of a call that did not get through, the cause alone says why: a name, a certificate, a refusal.
  services.log.warn({ provider, message, errorCode, oauthError, causeCode: cause?.code }, 'provider failed');
}
