import type { Context } from '../context.ts';
import { organizationDomain, shownDomain } from './domains.ts';
import { headerValues } from './headers.ts';
import type { Received } from './parsed-email.ts';

/** The domains of the reader's organization: the given ones or, without any, the domain of the reader's own address. */
export function ownDomainsOf({ ownDomains, recipient = '' }: Context): readonly string[] {
  if (ownDomains !== undefined) return ownDomains;
  const own = organizationDomain(recipient);
  return own === null ? [] : [own];
}

/** The fields where servers write the delivery address; the reader's own server is last. */
const DELIVERED_TO = ['delivered-to', 'x-delivered-to', 'x-original-to', 'envelope-to'];
const ADDRESS = /[\w.+=-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;

/**
 * The recipient organization's domain according to the email itself, if the caller knows none: the domain of the
 * delivery address, or of the only recipient. A sender can write both, so it may only raise suspicion. Null for mailbox
 * providers.
 */
export function domainSentTo({ email, context }: Received): string | null {
  if (ownDomainsOf(context).length > 0 || context.recipient !== undefined) return null;
  const [delivered] = DELIVERED_TO.flatMap((name) => headerValues(email, name));
  const { to = [] } = email;
  const only = to.length === 1 ? to[0]?.address : undefined;
  const address = ADDRESS.exec(delivered?.slice(0, 500) ?? '')?.[0] ?? only ?? '';
  const own = organizationDomain(address);
  return own === null ? null : shownDomain(own);
}
