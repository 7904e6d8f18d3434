import { type Failure, failure } from '../../server/failure.ts';
import { readGrant } from '../../server/mailbox/grant-store.ts';
import type { Services } from '../../server/services.ts';
import { MONITOR_CONSENT } from '../scans/contract.ts';
import { CONSENT_NEEDED } from './texts.ts';

export interface Consent {
  consented_at: number | null;
  consent_version: string | null;
  consented_mailbox: string | null;
}

export const NO_CONSENT: Consent = { consented_at: null, consent_version: null, consented_mailbox: null };

/** For the connected mailbox only. Consent to an earlier version stays valid. @returns undefined if it is enough */
export async function newConsent(
  services: Services,
  userId: string,
  before: Consent,
  agreed: string | undefined,
): Promise<Consent | undefined | Failure> {
  if (agreed !== MONITOR_CONSENT.version) return before.consented_at === null ? consentNeeded() : undefined;
  const grant = await readGrant(services, userId);
  const connected = typeof grant !== 'object' ? null : grant.provider === 'imap' ? grant.user : grant.address;
  const mailbox = connected ?? before.consented_mailbox;
  const isCovered = before.consent_version === agreed && before.consented_mailbox === mailbox;
  if (before.consented_at !== null && isCovered) return undefined;
  return { consented_at: services.now(), consent_version: agreed, consented_mailbox: mailbox };
}

export function consentNeeded(): Failure {
  return failure(422, 'CONSENT_NEEDED', CONSENT_NEEDED);
}
