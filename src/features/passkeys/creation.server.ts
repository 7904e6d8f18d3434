import { randomUUID } from 'node:crypto';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { site } from '../../content/site.ts';
import type { Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import type { AddPasskeyBody } from './bodies.server.ts';
import { isOurChallenge } from './challenge.server.ts';
import type { CreationOptions } from './contract.ts';
import { relyingParty } from './relying-party.server.ts';

interface NewPasskey {
  userId: string;
  email: string;
  challenge: Uint8Array<ArrayBuffer>;
  /** Ids of the account's passkeys, so that a device doesn't create a second one. */
  known?: readonly string[];
}

export interface CreatedPasskey {
  challenge: string;
  credential: WebAuthnCredential;
}

export function creationOptions(
  { settings }: Pick<Services, 'settings'>,
  { userId, email, challenge, known = [] }: NewPasskey,
): Promise<CreationOptions> {
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: relyingParty(settings).rpID,
    userName: email,
    userDisplayName: email,
    userID: new TextEncoder().encode(userId),
    challenge,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @returns undefined if the browser didn't create it for this purpose and this site */
export async function verifyCreated(
  services: Services,
  purpose: string,
  response: AddPasskeyBody['credential'],
): Promise<CreatedPasskey | undefined> {
  const { rpID, origin } = relyingParty(services.settings);
  let challenge = '';
  const isExpected = (given: string) => {
    challenge = given;
    return isOurChallenge(services, purpose, given);
  };
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: isExpected,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  return registrationInfo && { challenge, credential: registrationInfo.credential };
}

/** @returns false if an account already has it */
export async function storePasskey(
  { now }: Pick<Services, 'now'>,
  trx: Kysely<Schema>,
  { userId, name, created }: { userId: string; name: string; created: CreatedPasskey },
): Promise<boolean> {
  const { id, publicKey, counter, transports = [] } = created.credential;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values({
      id: randomUUID(),
      user_id: userId,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      signatures: counter,
      transports: JSON.stringify(transports),
      name,
      created_at: now(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
