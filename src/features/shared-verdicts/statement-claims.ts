import type { Claims, Statement } from './contract.ts';

/** Without a check of the signature: for what the server has signed. */
export function claimsOf({ payload }: Statement): Claims {
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
}
