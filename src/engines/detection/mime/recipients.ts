import PostalMime, { type Address } from 'postal-mime';
import type { Mailbox } from '../email.ts';

/** More recipients than this are a list rather than correspondence. */
const MOST = 50;
const NOBODY: { to?: Address[]; cc?: Address[] } = {};

/** Everybody a message is addressed to, by its To and Cc fields. @param header the header or only these fields */
export async function recipientsIn(header: Uint8Array): Promise<Mailbox[]> {
  // A header beyond the parser's limits gives no recipients.
  const { to = [], cc = [] } = await PostalMime.parse(header).catch(() => NOBODY);
  return [...to, ...cc]
    .flatMap((one) => one.group ?? [one])
    .flatMap(({ name, address = '' }) => (address.includes('@') ? [{ name, address }] : []))
    .slice(0, MOST);
}
