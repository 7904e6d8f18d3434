import type { Evidence } from '../analysis.ts';
import { confirmed } from '../parse/authentication.ts';
import { ownerOf } from '../parse/brand-hosts.ts';
import { domainOf, isFreeHost, isFreemail, sameOrganisation } from '../parse/domains.ts';
import { headerValues } from '../parse/headers.ts';
import { isContact, isFamiliar } from '../parse/known-sender.ts';
import { webLinksOf } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { imitatedCorrespondent } from './conversation.ts';
import { fromEvidence, NO_EVIDENCE, plainEvidence, type SignalRule } from './signal.ts';

const HEADER_FIELD = 4_000;

/** Reassuring facts about the sender. They only offset soft evidence, because a verified mailbox may be compromised. */
export const CONFIRMATION_SIGNALS: readonly SignalRule[] = [
  {
    id: 'sender-authenticated',
    group: 'sender',
    tier: 'context',
    title: 'Sender’s domain verified',
    sentence: 'Your mail server verified the sender’s domain.',
    check(parsed) {
      const result = confirmed(parsed);
      return result && imitatedCorrespondent(parsed).length === 0
        ? [plainEvidence('server', result.quote)]
        : NO_EVIDENCE;
    },
  },
  {
    id: 'links-to-own-domain',
    group: 'link',
    tier: 'mitigating',
    title: 'Links go to the sender’s domain',
    sentence: 'Every link goes to the sender’s own domain.',
    check(parsed) {
      const { from } = parsed.email;
      if (!from || isFreemail(domainOf(from.address)) || isFreeHost(domainOf(from.address)) || !confirmed(parsed))
        return NO_EVIDENCE;
      return leadsOnlyTo(parsed, (host) => sameOrganisation(from.address, host)) ? [fromEvidence(from)] : NO_EVIDENCE;
    },
  },
  {
    id: 'known-company-confirmed',
    group: 'sender',
    tier: 'mitigating',
    isShownWithWarning: true,
    isProven: true,
    title: 'Really from the company it names',
    sentence: 'Your mail server verified a well-known company’s domain, and every link goes to that company.',
    check(parsed) {
      const { from } = parsed.email;
      const domain = from ? domainOf(from.address) : '';
      if (!from || isFreemail(domain) || !confirmed(parsed)) return NO_EVIDENCE;
      const owner = ownerOf(domain);
      return owner !== null && leadsOnlyTo(parsed, (host) => ownerOf(host) === owner)
        ? [fromEvidence(from)]
        : NO_EVIDENCE;
    },
  },
  {
    id: 'known-correspondent',
    group: 'sender',
    tier: 'mitigating',
    isShownWithWarning: true,
    isProven: true,
    title: 'Someone you correspond with',
    sentence: 'It comes from someone you correspond with, as verified by your mail server.',
    check(parsed) {
      const { from } = parsed.email;
      return from && confirmed(parsed) && isCorrespondent(parsed) ? [fromEvidence(from)] : NO_EVIDENCE;
    },
  },
  {
    id: 'signed-unsubscribe',
    group: 'sender',
    // Anyone can sign their own domain.
    tier: 'context',
    title: 'One-click unsubscribe',
    sentence: 'The sender offers signed one-click unsubscribing, as large legitimate senders must.',
    check: signedUnsubscribe,
  },
];

function leadsOnlyTo(parsed: ParsedEmail, isTheirs: (host: string) => boolean): boolean {
  const web = webLinksOf([...parsed.links, ...parsed.attachedLinks]);
  return web.length > 0 && web.every(({ host }) => isTheirs(host));
}

function isCorrespondent(parsed: ParsedEmail): boolean {
  if (isContact(parsed)) return true;
  return isFamiliar(parsed) && (parsed.context.correspondence?.toSender ?? 0) > 0;
}

/** RFC 8058, section 4: a valid DKIM signature covers both fields. Here it must be the sender's own as well. */
function signedUnsubscribe(parsed: ParsedEmail): Evidence[] {
  const { email } = parsed;
  const result = confirmed(parsed);
  const [offer] = headerValues(email, 'list-unsubscribe');
  const [post] = headerValues(email, 'list-unsubscribe-post');
  if (!result || !email.from || !offer || !/<https:/i.test(offer)) return NO_EVIDENCE;
  if (!/^\s*List-Unsubscribe\s*=\s*One-Click\s*$/i.test(post ?? '')) return NO_EVIDENCE;
  for (const signature of headerValues(email, 'dkim-signature')) {
    const tags = tagsOf(signature);
    const domain = tags.get('d')?.toLowerCase() ?? '';
    const signed = (tags.get('h') ?? '').toLowerCase().split(':');
    const covers = signed.includes('list-unsubscribe') && signed.includes('list-unsubscribe-post');
    if (covers && result.signedBy.includes(domain) && sameOrganisation(domain, email.from.address)) {
      return [plainEvidence('header', offer)];
    }
  }
  return NO_EVIDENCE;
}

/** RFC 6376, section 3.2; white space inside these values means nothing. */
function tagsOf(signature: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const part of signature.slice(0, HEADER_FIELD).split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0) tags.set(part.slice(0, equals).trim(), part.slice(equals + 1).replace(/\s+/g, ''));
  }
  return tags;
}
