import { HOTP, Secret, TOTP } from 'otpauth';
import { site } from '../../../content/site.ts';

/** The only values that all authenticator apps support (RFC 6238; RFC 4226, section 4, asks for 160 bits). */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 };
const SECRET_BYTES = 20;
/** One step either way, for clocks that differ (RFC 6238, section 5.2). */
const WINDOW = 1;

/** @returns a random secret in base32 */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export function uriOf(secret: string, email: string): string {
  return new TOTP({ ...PARAMETERS, issuer: site.name, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** @returns the time step whose code this is, so that it can't be used again */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const counter = Math.floor(now / 1000 / PARAMETERS.period);
  const token = { ...PARAMETERS, secret: Secret.fromBase32(secret), token: code, counter, window: WINDOW };
  const delta = HOTP.validate(token);
  return delta === null ? undefined : counter + delta;
}
