import type { Settings } from '../settings.ts';

/** `mailbox` connects a mailbox to the signed-in account. */
export type AuthFlow = 'register' | 'login' | 'mailbox';

export const GMAIL_READONLY = 'https://www.googleapis.com/auth/gmail.readonly';

const RETURN_PATHS = {
  register: '/oauth/register',
  login: '/oauth/login',
  mailbox: '/email-test',
} satisfies Record<AuthFlow, string>;

/** Built from the setting, because clients choose the Host header. */
export function redirectUri(settings: Pick<Settings, 'siteUrl'>, flowType: AuthFlow): string {
  return settings.siteUrl + RETURN_PATHS[flowType];
}

export function redirectUris(settings: Pick<Settings, 'siteUrl'>): string[] {
  return Object.values(RETURN_PATHS).map((path) => settings.siteUrl + path);
}

const MAILBOX_ACCESS = { access_type: 'offline', prompt: 'consent' };

/** Google issues a refresh token only for `offline`, and to a user who has consented before only for `consent`. */
export const FLOW_PARAMETERS = {
  register: { scope: 'openid email profile' },
  login: { scope: `openid email profile ${GMAIL_READONLY}`, ...MAILBOX_ACCESS },
  mailbox: { scope: `openid email ${GMAIL_READONLY}`, ...MAILBOX_ACCESS },
} satisfies Record<AuthFlow, Record<string, string>>;

/** Users can sign in and decline mailbox access. A response without a scope grants the requested one (RFC 6749, 5.1). */
export function mayReadMailbox(scope: string | undefined): boolean {
  return (scope ?? FLOW_PARAMETERS.login.scope).split(' ').includes(GMAIL_READONLY);
}
