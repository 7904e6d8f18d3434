import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
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
import { GOOGLE_ID, MICROSOFT_MAIL_ID, type SignInProvider } from '../sign-in-providers.ts';
import { PROVIDER_TEXTS } from '../texts.ts';

/** A public client: PKCE, no secret. */
export const DEMO_CLIENT_ID = 'letterlock-demo';

const GOOGLE_ISSUER = 'https://accounts.google.com';

/** Set if the provider's mailboxes can be read. */
export type MailProvider = 'google' | 'demo' | 'microsoft';

export interface KnownProvider extends SignInProvider {
  mailbox?: MailProvider;
  /** The API for reading Microsoft mailboxes. */
  graphUrl?: string;
}

export interface Provider extends KnownProvider {
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

/** Providers with mailboxes: Google or, in its place, the demo, and Microsoft. */
export function mailboxProviders(settings: Settings): (KnownProvider & { mailbox: MailProvider })[] {
  const { google, demoProvider, microsoft } = settings;
  const common = { id: GOOGLE_ID, name: 'Google', trustsEmail: false };
  return [
    ...(google ? [{ ...common, mailbox: 'google' as const, issuer: GOOGLE_ISSUER, ...google }] : []),
    ...(!google && demoProvider
      ? [{ ...common, mailbox: 'demo' as const, issuer: demoIssuer(settings), clientId: DEMO_CLIENT_ID }]
      : []),
    // The address only names the mailbox. It gives access to no account, so it needn't be verified.
    ...(microsoft
      ? [{ id: MICROSOFT_MAIL_ID, name: 'Microsoft', trustsEmail: true, mailbox: 'microsoft' as const, ...microsoft }]
      : []),
  ];
}

export function findMailboxProvider(settings: Settings, mailbox: MailProvider): KnownProvider | undefined {
  return mailboxProviders(settings).find((provider) => provider.mailbox === mailbox);
}

/** Providers that people log in with. Google, or the demo in its place, comes first. */
export function knownProviders(settings: Settings): KnownProvider[] {
  const first = mailboxProviders(settings).filter(({ id }) => id === GOOGLE_ID);
  return [...first, ...settings.signInProviders];
}

/** Some providers' metadata ends the issuer with a slash that the setting leaves out, or the other way round. */
export function providerOfIssuer(settings: Settings, issuer: string): KnownProvider | undefined {
  return knownProviders(settings).find((one) => hrefOf(one.issuer) === hrefOf(issuer));
}

const hrefOf = (issuer: string) => (URL.canParse(issuer) ? new URL(issuer).href : issuer);

export function findProvider(settings: Settings, id: string): KnownProvider | undefined {
  return knownProviders(settings).find((provider) => provider.id === id);
}

/** Includes providers that only connect mailboxes. */
export function findAnyProvider(settings: Settings, id: string): KnownProvider | undefined {
  return findProvider(settings, id) ?? mailboxProviders(settings).find((provider) => provider.id === id);
}

const discovered = new WeakMap<Services, Map<string, Promise<Configuration>>>();

/** Discovers again after a failure. Later calls keep using the first call's network. */
export async function openProvider(
  services: Services,
  { id = GOOGLE_ID, network = INTERNET }: { id?: string | undefined; network?: Network | undefined } = {},
): Promise<Provider | Failure> {
  const known = findAnyProvider(services.settings, id);
  if (!known) return failure(503, 'SIGN_IN_NOT_CONFIGURED', PROVIDER_TEXTS.notConfigured);
  const all = discovered.get(services) ?? new Map<string, Promise<Configuration>>();
  discovered.set(services, all);
  const pending = all.get(id) ?? discover(known, network);
  all.set(id, pending);
  try {
    return { ...known, configuration: await pending };
  } catch (error) {
    if (all.get(id) === pending) all.delete(id);
    return providerUnavailable(services, id, error);
  }
}

function discover({ issuer, clientId, clientSecret }: KnownProvider, network: Network): Promise<Configuration> {
  const server = new URL(issuer);
  const onThisMachine = server.protocol === 'http:' && isLoopback(server.hostname);
  return discovery(server, clientId, undefined, clientSecret === undefined ? None() : bySecret(clientSecret), {
    [customFetch]: (url, options) => network.fetch(url, options as RequestInit),
    timeout: network.timeoutSeconds,
    // Without these checks openid-client relies on TLS and does not verify the id_token's signature.
    execute: onThisMachine ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks],
  });
}

/** A provider that doesn't say takes the secret by HTTP Basic (RFC 8414, section 2). */
function bySecret(secret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (takesPost ? post : basic)(server, ...rest);
  };
}

export function providerUnavailable(services: Services, id: string, error: unknown): Failure {
  logProviderError(services, id, error);
  return failure(502, 'PROVIDER_UNAVAILABLE', PROVIDER_TEXTS.unavailable);
}

interface ProviderError {
  message?: string;
  code?: string;
  error?: string;
  cause?: { code?: string };
}

/** Logs only codes, because the causes quote tokens and claims. */
export function logProviderError(services: Services, provider: string, error: unknown): void {
  const { message, code: errorCode, error: oauthError, cause } = error as ProviderError;
  // For network errors only the cause says why.
  services.log.warn({ provider, message, errorCode, oauthError, causeCode: cause?.code }, 'provider failed');
}
