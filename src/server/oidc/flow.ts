import type { Settings } from '../settings.ts';

/** Which of the two sign-in buttons started the flow; each has an address of its own to return to. */
export type FlowType = 'register' | 'login';

/** Lets the site read a mailbox, and nothing else. */
export const GMAIL_READONLY = 'https://www.googleapis.com/auth/gmail.readonly';

/** The provider returns the browser here. Built from the setting: the Host header is the caller's to choose. */
export function redirectUri(settings: Pick<Settings, 'siteUrl'>, flowType: FlowType): string {
  return `${settings.siteUrl}/oauth/${flowType}`;
}

/**
 * What each flow asks the provider for: registering needs to know who it is, only logging in reads mail. Google hands
 * out a refresh token only for `offline`, and to someone who has agreed before only for `consent`.
 */
export const FLOW_PARAMETERS = {
  register: { scope: 'openid email' },
  login: { scope: `openid email ${GMAIL_READONLY}`, access_type: 'offline', prompt: 'consent' },
} satisfies Record<FlowType, Record<string, string>>;

/** A visitor may agree to sign in and yet untick the mailbox. No scope in an answer means the one asked for (RFC 6749, 5.1). */
export function mayReadMailbox(scope: string | undefined): boolean {
  return (scope ?? FLOW_PARAMETERS.login.scope).split(' ').includes(GMAIL_READONLY);
}
