import type { Evidence } from '../analysis.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { authenticationOf } from '../parse/authentication.ts';
import { isService } from '../parse/brand-hosts.ts';
import { domainOf, isDisposable, isFreemail, registrableDomain, sameOrganisation } from '../parse/domains.ts';
import { headerValues } from '../parse/headers.ts';
import type { Reading } from '../parse/parse.ts';
import { isPassedOn } from './forwarding.ts';
import { lookAlikeOf } from './lookalike.ts';
import { formatted, fromEvidence, plainEvidence, SILENT, type SignalRule, said, sendersWhere } from './signal.ts';

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
    check({ letter }) {
      const values = headerValues(letter, 'from');
      const written = letter.senders?.map(({ address }) => address) ?? values.map((value) => ADDRESS.exec(value)?.[0]);
      const addresses = new Set(written.flatMap((address) => address?.toLowerCase() || []));
      // Several authors of one organisation may share a From field (RFC 5322, section 3.6.2).
      const [first = '', ...others] = addresses;
      const isShared = values.length <= 1 && others.every((other) => sameOrganisation(first, domainOf(other)));
      return others.length > 0 && !isShared ? values.slice(0, 2).map((value) => plainEvidence('from', value)) : SILENT;
    },
  },
  {
    id: 'sender-look-alike',
    group: 'sender',
    tier: 'hard',
    title: 'The sender’s address imitates a known company',
    sentence: 'The domain of the sender is made to look like a known company’s.',
    check: (reading) => sendersWhere(reading, ({ address }) => lookAlikeOf(domainOf(address))?.certain === true),
  },
  {
    id: 'sender-borrowed-name',
    group: 'sender',
    tier: 'soft',
    title: 'The sender’s address bears a known company’s name',
    sentence: 'The domain of the sender names a known company that it does not belong to.',
    check: (reading) => sendersWhere(reading, ({ address }) => lookAlikeOf(domainOf(address))?.certain === false),
  },
  {
    id: 'sender-not-authenticated',
    group: 'sender',
    tier: 'soft',
    title: 'The sender could not be confirmed',
    sentence: 'Your mail server found that the letter does not really come from the domain it names.',
    check(reading) {
      const { from } = reading.letter;
      // Whose domain is worth forging has to stand the check even on a list.
      const excused = isPassedOn(reading) && !(from && isHighTrust(reading, domainOf(from.address)));
      return excused ? SILENT : failureOf(reading);
    },
  },
  {
    id: 'known-domain-forged',
    group: 'sender',
    tier: 'hard',
    title: 'A well-known domain was forged',
    sentence:
      'The letter names a well-known company’s domain, and your mail server found that it was not sent from there.',
    check: (reading) => (isPassedOn(reading) ? SILENT : forged(reading, isService)),
  },
  {
    id: 'own-domain-forged',
    group: 'sender',
    tier: 'hard',
    title: 'Your own organization’s domain was forged',
    sentence: 'It bears the address of a colleague, and your mail server found that it was not sent from there.',
    check: (reading) => (isPassedOn(reading) ? SILENT : forged(reading, (domain) => isOwnDomain(reading, domain))),
  },
  {
    id: 'forged-or-passed-on',
    group: 'sender',
    tier: 'hard',
    title: 'A trusted domain that could not be confirmed',
    sentence:
      'It bears the domain of a well-known company or of your own organization, says that it was passed on on its way, and your mail server could not confirm the sender.',
    check: (reading) => (isPassedOn(reading) ? forged(reading, (domain) => isHighTrust(reading, domain)) : SILENT),
  },
  {
    id: 'disposable-sender',
    group: 'sender',
    tier: 'soft',
    title: 'A throw-away mailbox',
    sentence: 'The letter, or the answer to it, uses a mailbox that is made for minutes and asks nobody’s name.',
    check({ letter: { from, replyTo } }) {
      if (from && isDisposable(domainOf(from.address))) return [fromEvidence(from)];
      const other = replyTo?.find(({ address }) => isDisposable(domainOf(address)));
      return other ? [plainEvidence('reply-to', formatted(other))] : SILENT;
    },
  },
  {
    id: 'reply-to-freemail',
    group: 'sender',
    tier: 'soft',
    title: 'Answers go to a private mailbox',
    sentence:
      'It wants money or details from you, and your answer would go to a free mailbox that is not the sender’s.',
    check(reading) {
      const { from, replyTo } = reading.letter;
      const other = replyTo?.find(({ address }) => isFreemail(domainOf(address)));
      if (!from || !other || sameOrganisation(from.address, other.address) || isPassedOn(reading)) return SILENT;
      const wanted = said(reading, ...INTENT);
      return wanted.length > 0 ? [plainEvidence('reply-to', formatted(other)), ...wanted.slice(0, 1)] : SILENT;
    },
  },
  {
    id: 'reply-to-elsewhere',
    group: 'sender',
    tier: 'context',
    title: 'Answers go elsewhere',
    sentence: 'The address for answers is at another domain, which is common in honest mail too.',
    check({ letter: { from, replyTo } }) {
      const other = replyTo?.find(({ address }) => from && address !== '' && !sameOrganisation(from.address, address));
      return other ? [plainEvidence('reply-to', formatted(other))] : SILENT;
    },
  },
  {
    id: 'no-sender-address',
    group: 'sender',
    tier: 'soft',
    title: 'No usable sender address',
    sentence: 'The sender has a name but no address that could be answered.',
    check({ letter: { from } }) {
      if (!from || from.name === '' || /^mailer-daemon|^mail delivery/i.test(from.name)) return SILENT;
      return /@[^@\s]{1,255}\.[^@\s]{1,63}$/.test(from.address) ? SILENT : [fromEvidence(from)];
    },
  },
];

function isOwnDomain({ context: { ownDomains } }: Reading, domain: string): boolean {
  const registrable = registrableDomain(domain);
  return registrable !== null && ownDomains?.includes(registrable) === true;
}

function isHighTrust(reading: Reading, domain: string): boolean {
  return isService(domain) || isOwnDomain(reading, domain);
}

function forged(reading: Reading, isWorthIt: (domain: string) => boolean): Evidence[] {
  const { from } = reading.letter;
  if (!from || !isWorthIt(domainOf(from.address))) return SILENT;
  const failure = failureOf(reading);
  return failure.length > 0 ? [fromEvidence(from), ...failure] : SILENT;
}

function failureOf(reading: Reading): Evidence[] {
  const result = authenticationOf(reading);
  return result?.dmarc === 'fail' ? [plainEvidence('server', result.quote)] : SILENT;
}
