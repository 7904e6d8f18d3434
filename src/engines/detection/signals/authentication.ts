import type { Evidence } from '../analysis.ts';
import { failureOf } from '../parse/authentication.ts';
import { isAuthenticationResults } from '../parse/authentication-results.ts';
import { isService } from '../parse/brand-hosts.ts';
import { domainOf, isFreemail, registrableDomain } from '../parse/domains.ts';
import { flaggedByExchange, isAnonymousToExchange } from '../parse/exchange.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isPassedOn } from './forwarding.ts';
import { fromEvidence, NO_EVIDENCE, plainEvidence, type SignalRule } from './signal.ts';

/** A forged address fails the check but matches the company it isn't from. */
const OF_FORGED = [
  'sender-not-authenticated',
  'sender-check-failed-elsewhere',
  'own-domain-from-outside',
  'sender-name-in-domain',
  'sender-domain-mentioned',
  'links-to-own-domain',
];

/** The results of servers that checked whether the email comes from the domain it names. */
export const AUTHENTICATION_SIGNALS: readonly SignalRule[] = [
  {
    id: 'sender-not-authenticated',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    title: 'Sender failed verification',
    sentence: 'Your mail server found that the email doesn’t come from the domain it names.',
    check: (parsed) => (isExcused(parsed) ? NO_EVIDENCE : failureEvidence(parsed, 'trusted')),
  },
  {
    id: 'known-domain-forged',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    isImpersonation: true,
    kinds: ['credential-phishing'],
    floor: { severity: 'High', reason: 'The company tells servers to reject mail in its name that fails this check.' },
    covers: OF_FORGED,
    title: 'Forged company address',
    sentence: 'It uses a well-known company’s domain, but your mail server found it wasn’t sent from there.',
    check: (parsed) => (isDisputed(parsed) ? NO_EVIDENCE : forged(parsed, isService)),
  },
  {
    id: 'own-domain-forged',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    isImpersonation: true,
    floor: { severity: 'High', reason: 'Only the reader’s own servers send from their domain, and these did not.' },
    covers: OF_FORGED,
    title: 'Your organization’s domain was forged',
    sentence: 'It uses your organization’s domain, but your mail server found it wasn’t sent from there.',
    check: (parsed) => (isDisputed(parsed) ? NO_EVIDENCE : forged(parsed, (domain) => isOwnDomain(parsed, domain))),
  },
  {
    id: 'forged-or-passed-on',
    group: 'sender',
    tier: 'soft',
    floor: { severity: 'Medium', reason: 'The receiving server could not confirm a domain that forgers like to use.' },
    covers: OF_FORGED,
    title: 'Unverified trusted domain',
    sentence: (_, parsed) =>
      isPassedOn(parsed)
        ? 'It uses a known company’s or your own domain and claims it was forwarded. Your mail server couldn’t verify it.'
        : 'It uses a known company’s or your own domain. Your mail server let it through but couldn’t verify it.',
    check: (parsed) => (isDisputed(parsed) ? forged(parsed, (domain) => isHighTrust(parsed, domain)) : NO_EVIDENCE),
  },
  {
    id: 'sender-check-failed-elsewhere',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    title: 'Headers report a failed sender check',
    sentence: 'According to its headers, a mail server found that it doesn’t come from the domain it names.',
    check: (parsed) => (isExcused(parsed) ? NO_EVIDENCE : failureEvidence(parsed, 'claimed')),
  },
  {
    id: 'trusted-domain-failed-elsewhere',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    floor: {
      severity: 'Medium',
      reason: 'Nobody reports a failed check of a domain that they have forged themselves.',
    },
    covers: OF_FORGED,
    title: 'Trusted domain failed a sender check',
    sentence: 'It uses a known company’s or your own domain. According to its headers, it wasn’t sent from there.',
    check: (parsed) => forged(parsed, (domain) => isHighTrust(parsed, domain), 'claimed'),
  },
  {
    id: 'mailbox-address-forged',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    floor: {
      severity: 'Medium',
      reason: 'The provider tells servers to reject mail in its name that fails this check.',
    },
    covers: OF_FORGED,
    title: 'Forged personal address',
    sentence: 'It uses a mail provider’s domain but wasn’t sent from there. The provider says to reject such email.',
    check(parsed) {
      if (isDisputed(parsed) || failureOf(parsed)?.policy !== 'reject') return NO_EVIDENCE;
      return [...forged(parsed, isFreemail), ...forged(parsed, isFreemail, 'claimed')];
    },
  },
  {
    id: 'flagged-by-provider',
    group: 'sender',
    tier: 'soft',
    title: 'Flagged by Microsoft 365',
    sentence: 'Microsoft’s filter marked it as spoofing, impersonation or phishing.',
    check({ email }) {
      const mark = flaggedByExchange(email);
      return mark === null ? NO_EVIDENCE : [plainEvidence('header', mark)];
    },
  },
  {
    id: 'own-domain-from-outside',
    group: 'sender',
    tier: 'soft',
    title: 'Your organization’s address, from outside',
    sentence: 'It uses your organization’s domain but came from outside, and no server verified it.',
    check(parsed) {
      const { from } = parsed.email;
      if (!from || !isOwnDomain(parsed, domainOf(from.address)) || isPassedOn(parsed)) return NO_EVIDENCE;
      // If a server checked the domain, its result says more.
      const isChecked = parsed.email.headers?.some(({ name }) => isAuthenticationResults(name)) === true;
      return isAnonymousToExchange(parsed.email) && !isChecked ? [fromEvidence(from)] : NO_EVIDENCE;
    },
  },
];

function isOwnDomain({ context: { ownDomains } }: ParsedEmail, domain: string): boolean {
  const registrable = registrableDomain(domain);
  return registrable !== null && ownDomains?.includes(registrable) === true;
}

function isHighTrust(parsed: ParsedEmail, domain: string): boolean {
  return isService(domain) || isOwnDomain(parsed, domain);
}

/** Whether a forwarder may be the reason for the failure, or the server itself ignores it. */
function isDisputed(parsed: ParsedEmail): boolean {
  return isPassedOn(parsed) || failureOf(parsed)?.isAccepted === true;
}

/** A domain worth forging has to pass the check even on a list. */
function isExcused(parsed: ParsedEmail): boolean {
  const { from } = parsed.email;
  return isPassedOn(parsed) && !(from && isHighTrust(parsed, domainOf(from.address)));
}

/** Who reported the failure: the reader's own server, or only the email's headers. */
type Word = 'trusted' | 'claimed';

function forged(parsed: ParsedEmail, isWorthIt: (domain: string) => boolean, word: Word = 'trusted'): Evidence[] {
  const { from } = parsed.email;
  if (!from || !isWorthIt(domainOf(from.address))) return NO_EVIDENCE;
  const failure = failureEvidence(parsed, word);
  return failure.length > 0 ? [fromEvidence(from), ...failure] : NO_EVIDENCE;
}

function failureEvidence(parsed: ParsedEmail, word: Word): Evidence[] {
  const failure = failureOf(parsed);
  if (failure === null || failure.isClaimed !== (word === 'claimed')) return NO_EVIDENCE;
  return [plainEvidence(failure.isClaimed ? 'header' : 'server', failure.quote)];
}
