import type { Settings } from '../settings.ts';
import { GOOGLE_ID, MICROSOFT_MAIL_ID } from '../sign-in-providers.ts';
import type { KnownProvider, MailProvider } from './provider.ts';

/**
 * `mailbox` connects a mailbox to the signed-in account, `link` adds another way to log in, and `confirm` proves again
 * who the user is.
 */
export type AuthFlow = 'register' | 'login' | 'mailbox' | 'link' | 'confirm';

export const GMAIL_READONLY = 'https://www.googleapis.com/auth/gmail.readonly';

/**
 * Google's return paths. Other providers have one for all flows, so that a response also shows which provider sent it.
 */
const RETURN_PATHS = {
  register: '/oauth/register',
  login: '/oauth/login',
  mailbox: '/email-test',
  link: '/oauth/login',
  confirm: '/oauth/login',
} satisfies Record<AuthFlow, string>;

type SiteUrl = Pick<Settings, 'siteUrl'>;

/** Built from the setting, because clients choose the Host header. */
export function redirectUri({ siteUrl }: SiteUrl, flowType: AuthFlow, providerId = GOOGLE_ID): string {
  return siteUrl + (providerId === GOOGLE_ID ? RETURN_PATHS[flowType] : `/oauth/return/${providerId}`);
}

export function redirectUris({ siteUrl }: SiteUrl): string[] {
  return [...new Set(Object.values(RETURN_PATHS))].map((path) => siteUrl + path);
}

/** The page that finishes a flow. States start with their flow, because the page can't read it from the cookie. */
export function pageOf(state: string): string {
  const flowType = state.split('.')[0] as AuthFlow;
  return Object.hasOwn(RETURN_PATHS, flowType) ? RETURN_PATHS[flowType] : RETURN_PATHS.login;
}

const IDENTITY = { scope: 'openid email' };
const MAILBOX_ACCESS = { access_type: 'offline', prompt: 'consent' };

/** Google issues a refresh token only for `offline`, and to a user who has consented before only for `consent`. */
const GOOGLE_PARAMETERS = {
  register: { scope: 'openid email profile' },
  login: { scope: `openid email profile ${GMAIL_READONLY}`, ...MAILBOX_ACCESS },
  mailbox: { scope: `openid email ${GMAIL_READONLY}`, ...MAILBOX_ACCESS },
  link: { ...IDENTITY, prompt: 'select_account' },
  // Google has no other prompt.
  confirm: { ...IDENTITY, prompt: 'select_account' },
} satisfies Record<AuthFlow, Record<string, string>>;

export function parametersOf(flowType: AuthFlow, { id, graphUrl }: KnownProvider): Record<string, string> {
  if (id === GOOGLE_ID) return GOOGLE_PARAMETERS[flowType];
  if (id === MICROSOFT_MAIL_ID) {
    // In accounts without the claim `email`, the address is in `profile`.
    const scope = `openid email profile offline_access ${graphUrl}/${MAIL_READ}`;
    return { scope, prompt: 'select_account' };
  }
  // Some ignore the prompt. With `max_age`, the id_token says when the user really logged in (OpenID Connect Core 1.0, 2).
  if (flowType === 'confirm') return { ...IDENTITY, prompt: 'login', max_age: '0' };
  return flowType === 'login' ? { ...IDENTITY, max_age: YEAR_S } : IDENTITY;
}

const YEAR_S = String(365 * 24 * 60 * 60);

const MAIL_READ = 'Mail.Read';
/** Microsoft returns scopes with or without Graph's address. */
const GRANTS_MAIL_READ = /(?:^|[ /])mail\.read(?= |$)/i;

/** Users can sign in and decline mailbox access. A response without a scope grants the requested one (RFC 6749, 5.1). */
export function mayReadMailbox(scope: string | undefined, provider: MailProvider): boolean {
  if (provider === 'microsoft') return scope === undefined || GRANTS_MAIL_READ.test(scope);
  return (scope ?? GOOGLE_PARAMETERS.login.scope).split(' ').includes(GMAIL_READONLY);
}
