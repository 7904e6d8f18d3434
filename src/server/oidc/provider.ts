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
import { PROVIDER_TEXTS } from '../texts.ts';

/** A public client: PKCE, no secret. */
export const DEMO_CLIENT_ID = 'letterlock-demo';

const GOOGLE_ISSUER = 'https://accounts.google.com';

export type ProviderName = 'google' | 'demo';

export interface Provider {
  name: ProviderName;
  issuer: string;
  configuration: Configuration;
}

export interface Network {
  fetch: typeof globalThis.fetch;
  timeoutSeconds: number;
  pause?(milliseconds: number): Promise<unknown>;
}

const INTERNET: Network = { fetch: globalThis.fetch, timeoutSeconds: 5 };

export function demoIssuer(settings: Pick<Settings, 'siteUrl'>): string {
  return `${settings.siteUrl}/demo/google`;
}

export function providerName({ google, demoProvider }: Settings): ProviderName | undefined {
  if (google) return 'google';
  return demoProvider ? 'demo' : undefined;
}

const discovered = new WeakMap<Services, Promise<Configuration>>();

/** Discovers again after a failure. Later calls keep using the first call's network. */
export async function openProvider(services: Services, network: Network = INTERNET): Promise<Provider | Failure> {
  const { settings } = services;
  const name = providerName(settings);
  if (!name) return failure(503, 'SIGN_IN_NOT_CONFIGURED', PROVIDER_TEXTS.notConfigured);
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
      // Without these checks openid-client relies on TLS and does not verify the id_token's signature.
      execute: onThisMachine ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks],
    },
  );
}

export function providerUnavailable(services: Services, error: unknown): Failure {
  logProviderError(services, error);
  return failure(502, 'PROVIDER_UNAVAILABLE', PROVIDER_TEXTS.unavailable);
}

interface ProviderError {
  message?: string;
  code?: string;
  error?: string;
  cause?: { code?: string };
}

/** Logs only codes, because the causes quote tokens and claims. */
export function logProviderError(services: Services, error: unknown): void {
  const { message, code: errorCode, error: oauthError, cause } = error as ProviderError;
  const provider = providerName(services.settings);
  // For network errors only the cause says why.
  services.log.warn({ provider, message, errorCode, oauthError, causeCode: cause?.code }, 'provider failed');
}
