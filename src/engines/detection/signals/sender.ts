import type { Evidence } from '../analysis.ts';
import { authenticationOf, sameOrganisation } from '../authentication.ts';
import { domainOf, isFreemail } from '../domains.ts';
import { brandsNamed, isKnownHost, isOwnHost, lookAlikeOf } from '../lookalike.ts';
import type { Reading } from '../parse.ts';
import { wordsOf } from '../words.ts';
import { imitatedCorrespondent } from './conversation.ts';
import { plainEvidence, SILENT, type SignalRule } from './signal.ts';

const ADDRESS = /[\w.+-]{1,64}[@＠﹫]([\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/;
/** A name that is more than the brand and these words is a sentence, not a sender. */
const NAME_WORDS = 6;

export const SENDER_SIGNALS: readonly SignalRule[] = [
  {
    id: 'address-in-display-name',
    group: 'sender',
    tier: 'hard',
    title: 'Another address in the sender’s name',
    sentence: 'The name shows one address, the letter comes from another.',
    check({ letter: { from } }) {
      const shown = from && ADDRESS.exec(from.name)?.[1];
      return from && shown && from.address !== '' && !sameOrganisation(`@${shown}`, from.address)
        ? fromEvidence(from)
        : SILENT;
    },
  },
  {
    id: 'brand-in-sender-name',
    group: 'sender',
    tier: 'hard',
    title: 'Sends in a company’s name from elsewhere',
    sentence: 'The sender’s name is a well-known company, the address is not that company’s.',
    check: brandInName,
  },
  {
    id: 'sender-look-alike',
    group: 'sender',
    tier: 'hard',
    title: 'The sender’s address imitates a known company',
    sentence: 'The domain of the sender is made to look like a known company’s.',
    check({ letter: { from } }) {
      return from && lookAlikeOf(domainOf(from.address)) !== null ? fromEvidence(from) : SILENT;
    },
  },
  {
    id: 'sender-not-authenticated',
    group: 'sender',
    tier: 'soft',
    title: 'The sender could not be confirmed',
    sentence: 'Your mail server found that the letter does not really come from the domain it names.',
    check(reading) {
      const result = authenticationOf(reading);
      return result?.dmarc === 'fail' ? [plainEvidence('header', result.quote)] : SILENT;
    },
  },
  {
    id: 'known-domain-forged',
    group: 'sender',
    tier: 'hard',
    title: 'A well-known domain was forged',
    sentence:
      'The letter names a well-known company’s domain, and your mail server found that it was not sent from there.',
    check(reading) {
      const { letter } = reading;
      const result = authenticationOf(reading);
      return result?.dmarc === 'fail' && letter.from && isKnownHost(domainOf(letter.from.address))
        ? [...fromEvidence(letter.from), plainEvidence('header', result.quote)]
        : SILENT;
    },
  },
  {
    id: 'reply-to-freemail',
    group: 'sender',
    tier: 'soft',
    title: 'Answers go to a private mailbox',
    sentence: 'Your answer would go to a free mailbox that is not the sender’s.',
    check({ letter: { from, replyTo } }) {
      const other = replyTo?.find(({ address }) => isFreemail(domainOf(address)));
      if (!from || !other || sameOrganisation(from.address, other.address)) return SILENT;
      return [plainEvidence('reply-to', formatted(other))];
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
      return from && from.name !== '' && !/@[^@\s]+\.[^@\s]+$/.test(from.address) ? fromEvidence(from) : SILENT;
    },
  },
  {
    id: 'sender-authenticated',
    group: 'sender',
    tier: 'mitigating',
    title: 'The sender’s domain is confirmed',
    sentence: 'Your mail server confirmed the domain that the letter names.',
    check(reading) {
      const result = authenticationOf(reading);
      return result?.dmarc === 'pass' && imitatedCorrespondent(reading).length === 0
        ? [plainEvidence('header', result.quote)]
        : SILENT;
    },
  },
  {
    id: 'links-to-own-domain',
    group: 'link',
    tier: 'mitigating',
    title: 'Links lead to the sender’s own domain',
    sentence: 'Every link leads to the domain the letter was sent from.',
    check(reading) {
      const { from } = reading.letter;
      const web = reading.links.filter(({ host }) => host !== '');
      if (!from || web.length === 0 || isFreemail(domainOf(from.address))) return SILENT;
      return web.every(({ host }) => sameOrganisation(from.address, host)) ? fromEvidence(from) : SILENT;
    },
  },
];

function brandInName(reading: Reading): Evidence[] {
  const { from } = reading.letter;
  if (!from || from.name === '' || from.address === '') return SILENT;
  const words = wordsOf(from.name, false);
  const domain = domainOf(from.address);
  const named = brandsNamed(words, NAME_WORDS);
  if (words.length > NAME_WORDS || named.length === 0 || isKnownHost(domain)) return SILENT;
  // “Ada via DocuSign” and “Ada at Google” name a person; the brand comes after.
  if (words.some(({ norm }) => norm === 'via' || norm === 'at' || norm === 'on')) return SILENT;
  return named.every(({ brand }) => !isOwnHost(brand, domain)) ? fromEvidence(from) : SILENT;
}

function fromEvidence(from: { name: string; address: string }): Evidence[] {
  return [plainEvidence('from', formatted(from))];
}

function formatted({ name, address }: { name: string; address: string }): string {
  return name === '' ? address : `${name} <${address}>`;
}
