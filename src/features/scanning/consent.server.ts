import { type Failure, failure } from '../../server/failure.ts';
import { readGrant } from '../../server/mailbox/grant-store.ts';
import type { Services } from '../../server/services.ts';
import { MONITOR_CONSENT } from '../scans/contract.ts';

/** What a user has agreed to, as it is stored; all null for who has not. */
export interface Consent {
  consented_at: number | null;
  consent_version: string | null;
  consented_mailbox: string | null;
}

export const NO_CONSENT: Consent = { consented_at: null, consent_version: null, consented_mailbox: null };

/**
 * The consent that is to be stored when a user agrees to the present text, for the mailbox that is connected now: who
 * connects another one is asked again.
 * @returns undefined when the one of before covers it
 */
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
  return failure(422, 'CONSENT_NEEDED', 'Please agree to the scanning of your mailbox first.');
}
