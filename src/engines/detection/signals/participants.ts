import type { Evidence } from '../analysis.ts';
import { LIMITS } from '../limits.ts';
import { shownDomain } from '../parse/domains.ts';
import { answeredBy } from '../parse/headers.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { correspondentsOf } from '../parse/thread.ts';
import { senders } from './impersonation.ts';
import { NO_EVIDENCE } from './signal.ts';
import { MIN_CONTACT_LABEL } from './similar-names.ts';

/** A participant in the conversation that an email quotes or refers to. */
export interface Participant {
  domain: string;
  /** Empty where unknown. */
  name: string;
  /** Empty where only the domain is known, from a Message-ID. */
  address: string;
  /** Length from which a similar name is no coincidence. Many people are copied in, but few write. */
  shortest?: number;
  evidence: Evidence;
}

const MESSAGE_ID_DOMAIN = /@([^@>\s]{1,253})>$/;

/** The writers and recipients of the quoted emails, and the domains in the Message-IDs that the email refers to. */
export function participantsOf({ email, text, thread }: ParsedEmail): Participant[] {
  const quoted = correspondentsOf(text, thread).map(({ name, address, isWriter, start, end }) => ({
    domain: shownDomain(address),
    name,
    address,
    ...(!isWriter && { shortest: MIN_CONTACT_LABEL }),
    evidence: { quote: address, where: 'body' as const, start, end },
  }));
  const ids = answeredBy(email).slice(0, LIMITS.correspondents);
  const referred = ids.flatMap((id) => {
    const host = MESSAGE_ID_DOMAIN.exec(id)?.[1];
    if (host === undefined) return [];
    const evidence: Evidence = { quote: id.slice(-LIMITS.quote), where: 'header' };
    return [{ domain: shownDomain(host), name: '', address: '', shortest: MIN_CONTACT_LABEL, evidence }];
  });
  return [...quoted, ...referred];
}

/**
 * The first sender or reply address that relates to a participant without being of one's domain: a participant is not an
 * impostor, however similar the companies' names are.
 */
export function outsiderWhere(
  parsed: ParsedEmail,
  participants: readonly Participant[],
  relates: (address: string, participant: Participant) => boolean,
): Evidence[] {
  const domains = new Set(participants.map(({ domain }) => domain));
  for (const sender of senders(parsed.email)) {
    if (domains.has(shownDomain(sender.quote))) continue;
    const known = participants.find((participant) => relates(sender.quote, participant));
    if (known) return [sender, known.evidence];
  }
  return NO_EVIDENCE;
}

/** The domain of an address or Message-ID as evidence quotes it. */
export function domainInQuote(quote: string): string {
  return shownDomain(quote.replace(/>$/, ''));
}
