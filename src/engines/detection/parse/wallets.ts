import { everyMatch } from './every-match.ts';

const WALLET =
  /(?<![A-Za-z0-9])(?:bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|0x[0-9a-fA-F]{40})(?![A-Za-z0-9])/g;

/**
 * The first few Bitcoin and Ethereum addresses in a text. Bech32 needs a valid checksum; the others are matched by
 * shape.
 */
export function walletsIn(text: string): { start: number; end: number }[] {
  const found = [];
  for (const { 0: address, index } of everyMatch(text, WALLET)) {
    if (
      address.startsWith('bc1')
        ? !isBech32(address)
        : !/[A-Za-z]/.test(address.slice(2)) || !/\d/.test(address.slice(1))
    )
      continue;
    found.push({ start: index, end: index + address.length });
    if (found.length === 3) break;
  }
  return found;
}

const BECH32_ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BECH32_GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** BIP 173 for witness version 0, BIP 350 for later ones. */
const BECH32_CHECKSUMS = [1, 0x2bc830a3];

function isBech32(address: string): boolean {
  // The human-readable part `bc`, expanded.
  const values = [3, 3, 0, 2, 3, ...Array.from(address.slice(3), (char) => BECH32_ALPHABET.indexOf(char))];
  let checksum = 1;
  for (const value of values) {
    const top = checksum >>> 25;
    checksum = ((checksum & 0x1ffffff) << 5) ^ value;
    for (const [i, generator] of BECH32_GENERATOR.entries()) if ((top >>> i) & 1) checksum ^= generator;
  }
  return BECH32_CHECKSUMS.includes(checksum);
}
