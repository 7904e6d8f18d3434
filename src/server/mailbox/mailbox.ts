import { type Failure, isFailure } from '../failure.ts';
import type { Network } from '../oidc/provider.ts';
import type { Services } from '../services.ts';
import { openGmail } from './gmail.ts';
import { mailboxAccessToken } from './grants.ts';

export interface MessageList {
  /** Newest first. */
  ids: string[];
  /** Absent on the last page. */
  nextPageToken: string | undefined;
}

/** Reads a mailbox. Nothing here, nor in what stands behind it, can change one. */
export interface Mailbox {
  list(options: { limit: number; pageToken?: string | undefined }): Promise<MessageList | Failure>;
  /** The message's source (RFC 5322). Fails with `MESSAGE_UNREADABLE` when it is gone or too large to be read. */
  raw(id: string): Promise<Uint8Array | Failure>;
}

const GMAIL_ORIGIN = 'https://gmail.googleapis.com';

/** Opens the mailbox that a user has connected, at whichever provider it is. */
export async function openMailbox(
  services: Services,
  user: { userId: string },
  network?: Network,
): Promise<Mailbox | Failure> {
  const grant = await mailboxAccessToken(services, user.userId, network);
  if (isFailure(grant)) return grant;
  const baseUrl = grant.provider === 'google' ? GMAIL_ORIGIN : `${services.settings.siteUrl}/demo`;
  return openGmail({ baseUrl, accessToken: grant.accessToken, log: services.log, network });
}
