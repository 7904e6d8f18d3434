import { domainToASCII, domainToUnicode } from 'node:url';
import { authenticationOf, type Email, registeredBy } from '../../engines/detection/index.ts';
import { foldEmail } from '../../server/users.ts';
import type { Binding, SenderProof } from './contract.ts';

const SEPARATOR = ' ';
const MOST = 8;

/**
 * What proves the From address, according to the mailbox's own server: aligned signatures (RFC 7489, 3.1.1) and DMARC.
 * SPF alone only names a server, which other customers of the same sending service use as well.
 */
export function proofsOf(email: Email, { authservId }: { authservId?: string | undefined }): string {
  const from = asciiAddress(email.from?.address ?? '');
  const authentication = authservId === undefined ? null : authenticationOf({ email, context: { authservId } });
  if (from === '' || authentication?.dmarc !== 'pass') return '';
  const organization = registeredBy(from);
  const passed = authentication.results
    .filter(({ method, outcome }) => outcome === 'pass' && (method === 'dkim' || method === 'dmarc'))
    .map(({ method, domain }) => ({
      method,
      domain: domainToASCII(domain) || (method === 'dmarc' ? organization : ''),
    }))
    .filter(({ domain }) => domain !== '' && registeredBy(domain) === organization)
    .map(({ method, domain }) => `${method}:${method === 'dmarc' ? organization : domain}`);
  return [...new Set(passed)].slice(0, MOST).join(SEPARATOR);
}

/** The proof for trusting a sender: the signature of its own domain, or the next best. */
export function strongestProof(proofs: string | null, sender: string): string {
  const all = listOf(proofs);
  const own = `dkim:${sender.slice(sender.lastIndexOf('@') + 1)}`;
  return all.find((one) => one === own) ?? all.find((one) => one.startsWith('dkim:')) ?? all[0] ?? '';
}

export function hasProof(proofs: string | null, proof: string): boolean {
  return proof !== '' && listOf(proofs).includes(proof);
}

/** Null for no proof. */
export function bindingOf(proof: string): Binding | null {
  if (proof === '') return null;
  const [by = '', domain = ''] = proof.split(':');
  return { by: by === 'dkim' ? 'dkim' : 'dmarc', domain: domainToUnicode(domain) };
}

export function senderProof(proofs: string | null, sender: string): SenderProof {
  if (proofs === null) return { state: 'unknown' };
  const binding = bindingOf(strongestProof(proofs, asciiAddress(sender)));
  return binding ? { state: 'proven', ...binding } : { state: 'unproven' };
}

/** The normalised address under which corrections are stored; empty if it is not an address. */
export function asciiAddress(address: string): string {
  const folded = foldEmail(address);
  const at = folded.lastIndexOf('@');
  const domain = domainToASCII(folded.slice(at + 1).replace(/\.$/, ''));
  return at < 1 || domain === '' ? '' : `${folded.slice(0, at)}@${domain}`;
}

/** As scans may contain it. */
export function spellingsOf(address: string): string[] {
  const at = address.lastIndexOf('@') + 1;
  return [...new Set([address, address.slice(0, at) + domainToUnicode(address.slice(at))])];
}

function listOf(proofs: string | null): string[] {
  return (proofs ?? '').split(SEPARATOR).filter(Boolean);
}
