import type { Settings } from '../settings.ts';

/** Which button started the flow: the two of signing in, or the one that connects a mailbox. */
export type FlowType = 'register' | 'login' | 'mailbox';

/** Lets the site read a mailbox, and nothing else. */
export const GMAIL_READONLY = 'https://www.googleapis.com/auth/gmail.readonly';

/** Each flow ends on the page that it began on. */
const RETURN_PATHS = {
  register: '/oauth/register',
  login: '/oauth/login',
  mailbox: '/email-test',
} satisfies Record<FlowType, string>;

/** The provider returns the browser here. Built from the setting: the Host header is the caller's to choose. */
export function redirectUri(settings: Pick<Settings, 'siteUrl'>, flowType: FlowType): string {
  return settings.siteUrl + RETURN_PATHS[flowType];
}

/** All addresses that a provider has to know. */
export function redirectUris(settings: Pick<Settings, 'siteUrl'>): string[] {
  return Object.values(RETURN_PATHS).map((path) => settings.siteUrl + path);
}

const READS_MAIL = { access_type: 'offline', prompt: 'consent' };

/**
 * What each flow asks the provider for: registering needs to know who it is, the others read mail. Google hands out a
 * refresh token only for `offline`, and to someone who has agreed before only for `consent`.
 */
export const FLOW_PARAMETERS = {
  register: { scope: 'openid email profile' },
  login: { scope: `openid email profile ${GMAIL_READONLY}`, ...READS_MAIL },
  mailbox: { scope: `openid email ${GMAIL_READONLY}`, ...READS_MAIL },
} satisfies Record<FlowType, Record<string, string>>;

/** A visitor may agree to sign in and yet untick the mailbox. No scope in an answer means the one asked for (RFC 6749, 5.1). */
export function mayReadMailbox(scope: string | undefined): boolean {
  return (scope ?? FLOW_PARAMETERS.login.scope).split(' ').includes(GMAIL_READONLY);
}
