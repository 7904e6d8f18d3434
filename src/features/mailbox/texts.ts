import { site } from '../../content/site.ts';
import type { MailboxKind } from './contract.ts';

/** For the browser. */
export const MAILBOX_MESSAGES = {
  accessLost:
    'We no longer have access to your mailbox. Access was revoked or expired, or the password changed. Please reconnect it.',
  notRevoked: (kind: MailboxKind | undefined): string =>
    kind === 'microsoft'
      ? `We deleted the credentials. To end the permission as well, remove ${site.name} at myapps.microsoft.com or, for a personal account, at account.microsoft.com/privacy/app-access.`
      : 'Google didn’t confirm that our access to your mailbox has ended. Please also remove it in your Google account.',
  /** Keyed by the failure’s code. */
  refusals: {
    ADMIN_CONSENT_NEEDED:
      'In your organization, only an administrator can allow this. Ask them to approve the app in Microsoft Entra, then connect again.',
    BLOCKED_BY_POLICY:
      'Your organization’s access rules don’t allow this from here. Try a device or network that it trusts, or ask your administrator.',
  },
  kinds: { gmail: 'Gmail', demo: 'demo mailbox', microsoft: 'Outlook', imap: 'IMAP' },
} as const;

/** For answers of the server. */
export const MAILBOX_ERRORS = {
  notYours: 'This is not your mailbox.',
  notGranted: 'Your mailbox wasn’t connected because you didn’t allow us to read it.',
  pageTokenExpired: 'We lost your place in the mailbox. Please press Get recent email again.',
  nameTooWide: (name: string): string =>
    `Anyone can have a server under ${name}. Enter your server’s name, or *. and its domain.`,
  providerChecksSenders: 'Your provider checks every sender itself, so there’s nothing to choose here.',
} as const;
