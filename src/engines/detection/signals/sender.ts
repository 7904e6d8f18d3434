import type { Evidence } from '../analysis.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { authenticationOf } from '../parse/authentication.ts';
import { isService } from '../parse/brand-hosts.ts';
import { domainOf, isDisposable, isFreemail, registrableDomain, sameOrganisation } from '../parse/domains.ts';
import { headerValues } from '../parse/headers.ts';
import type { ParsedEmail } from '../parse/parse.ts';
import { isPassedOn } from './forwarding.ts';
import { lookAlikeOf } from './lookalike.ts';
import { formatted, fromEvidence, NO_EVIDENCE, plainEvidence, type SignalRule, said, sendersWhere } from './signal.ts';

const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
/** What a private mailbox for answers is used for in a fraud. */
const INTENT: readonly Concept[] = [
  'payment-request',
  'bank-details',
  'bank-change',
  'payroll',
  'invoice',
  'gift-card',
  'credential-request',
  'availability',
  'fortune',
  'inheritance',
  'proposal',
  'windfall',
  'prize',
  'credit',
  'fee',
  'refund',
  'bitcoin',
  'crypto',
];

export const SENDER_SIGNALS: readonly SignalRule[] = [
  {
    id: 'several-senders',
    group: 'sender',
    tier: 'hard',
    title: 'Two senders in one letter',
    sentence: 'It names more than one sender, so that what is checked and what is shown to you can differ.',
    check({ email }) {
      const values = headerValues(email, 'from');
      const written = email.senders?.map(({ address }) => address) ?? values.map((value) => ADDRESS.exec(value)?.[0]);
      const addresses = new Set(written.flatMap((address) => address?.toLowerCase() || []));
      // Several authors of one organisation may share a From field (RFC 5322, section 3.6.2).
      const [first = '', ...others] = addresses;
      const isShared = values.length <= 1 && others.every((other) => sameOrganisation(first, domainOf(other)));
      return others.length > 0 && !isShared
        ? values.slice(0, 2).map((value) => plainEvidence('from', value))
        : NO_EVIDENCE;
    },
  },
  {
    id: 'sender-look-alike',
    group: 'sender',
    tier: 'hard',
    title: 'The sender’s address imitates a known company',
    sentence: 'The domain of the sender is made to look like a known company’s.',
    check: (parsed) => sendersWhere(parsed, ({ address }) => lookAlikeOf(domainOf(address))?.certain === true),
  },
  {
    id: 'sender-borrowed-name',
    group: 'sender',
    tier: 'soft',
    title: 'The sender’s address bears a known company’s name',
    sentence: 'The domain of the sender names a known company that it does not belong to.',
    check: (parsed) => sendersWhere(parsed, ({ address }) => lookAlikeOf(domainOf(address))?.certain === false),
  },
  {
    id: 'sender-not-authenticated',
    group: 'sender',
    tier: 'soft',
    title: 'The sender could not be confirmed',
    sentence: 'Your mail server found that the email does not really come from the domain it names.',
    check(parsed) {
      const { from } = parsed.email;
      // Whose domain is worth forging has to stand the check even on a list.
      const excused = isPassedOn(parsed) && !(from && isHighTrust(parsed, domainOf(from.address)));
      return excused ? NO_EVIDENCE : failureOf(parsed);
    },
  },
  {
    id: 'known-domain-forged',
    group: 'sender',
    tier: 'hard',
    title: 'A well-known domain was forged',
    sentence:
      'The email names a well-known company’s domain, and your mail server found that it was not sent from there.',
    check: (parsed) => (isPassedOn(parsed) ? NO_EVIDENCE : forged(parsed, isService)),
  },
  {
    id: 'own-domain-forged',
    group: 'sender',
    tier: 'hard',
    title: 'Your own organization’s domain was forged',
    sentence: 'It bears the address of a colleague, and your mail server found that it was not sent from there.',
    check: (parsed) => (isPassedOn(parsed) ? NO_EVIDENCE : forged(parsed, (domain) => isOwnDomain(parsed, domain))),
  },
  {
    id: 'forged-or-passed-on',
    group: 'sender',
    tier: 'hard',
    title: 'A trusted domain that could not be confirmed',
    sentence:
      'It bears the domain of a well-known company or of your own organization, says that it was passed on on its way, and your mail server could not confirm the sender.',
    check: (parsed) => (isPassedOn(parsed) ? forged(parsed, (domain) => isHighTrust(parsed, domain)) : NO_EVIDENCE),
  },
  {
    id: 'disposable-sender',
    group: 'sender',
    tier: 'soft',
    title: 'A throw-away mailbox',
    sentence: 'The email, or the answer to it, uses a mailbox that is made for minutes and asks nobody’s name.',
    check({ email: { from, replyTo } }) {
      if (from && isDisposable(domainOf(from.address))) return [fromEvidence(from)];
      const other = replyTo?.find(({ address }) => isDisposable(domainOf(address)));
      return other ? [plainEvidence('reply-to', formatted(other))] : NO_EVIDENCE;
    },
  },
  {
    id: 'reply-to-freemail',
    group: 'sender',
    tier: 'soft',
    title: 'Answers go to a private mailbox',
    sentence:
      'It wants money or details from you, and your answer would go to a free mailbox that is not the sender’s.',
    check(parsed) {
      const { from, replyTo } = parsed.email;
      const other = replyTo?.find(({ address }) => isFreemail(domainOf(address)));
      if (!from || !other || sameOrganisation(from.address, other.address) || isPassedOn(parsed)) return NO_EVIDENCE;
      const wanted = said(parsed, ...INTENT);
      return wanted.length > 0 ? [plainEvidence('reply-to', formatted(other)), ...wanted.slice(0, 1)] : NO_EVIDENCE;
    },
  },
  {
    id: 'reply-to-elsewhere',
    group: 'sender',
    tier: 'context',
    title: 'Answers go elsewhere',
    sentence: 'The address for answers is at another domain, which is common in honest mail too.',
    check({ email: { from, replyTo } }) {
      const other = replyTo?.find(({ address }) => from && address !== '' && !sameOrganisation(from.address, address));
      return other ? [plainEvidence('reply-to', formatted(other))] : NO_EVIDENCE;
    },
  },
  {
    id: 'no-sender-address',
    group: 'sender',
    tier: 'soft',
    title: 'No usable sender address',
    sentence: 'The sender has a name but no address that could be answered.',
    check({ email: { from } }) {
      if (!from || from.name === '' || /^mailer-daemon|^mail delivery/i.test(from.name)) return NO_EVIDENCE;
      return /@[^@\s]{1,255}\.[^@\s]{1,63}$/.test(from.address) ? NO_EVIDENCE : [fromEvidence(from)];
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

function forged(parsed: ParsedEmail, isWorthIt: (domain: string) => boolean): Evidence[] {
  const { from } = parsed.email;
  if (!from || !isWorthIt(domainOf(from.address))) return NO_EVIDENCE;
  const failure = failureOf(parsed);
  return failure.length > 0 ? [fromEvidence(from), ...failure] : NO_EVIDENCE;
}

function failureOf(parsed: ParsedEmail): Evidence[] {
  const result = authenticationOf(parsed);
  return result?.dmarc === 'fail' ? [plainEvidence('server', result.quote)] : NO_EVIDENCE;
}
