import type { Claims, Statement } from './contract.ts';

/** Doesn't check the signature: for statements that the server itself has signed. */
export function claimsOf({ payload }: Statement): Claims {
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
}
