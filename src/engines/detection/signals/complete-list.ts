import type { Evidence } from '../analysis.ts';
import type { Brand } from '../data/brands.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { isOwnHost } from '../parse/brand-hosts.ts';
import { domainOf, isClickTracker } from '../parse/domains.ts';
import { webLinksOf } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import type { Sender } from '../parse/senders.ts';
import { isPassedOn } from './forwarding.ts';
import { brandsNamed } from './lookalike.ts';
import { AUTHORITIES, hasBrandInName, isOffice, NAME_WORDS, nameWords } from './sender-name.ts';
import { NO_EVIDENCE, type SignalRule, sendersWhere } from './signal.ts';

/** Offices and companies whose domains are all in the table, so any other domain isn't theirs. */
export const COMPLETE_LIST_SIGNALS: readonly SignalRule[] = [
  {
    id: 'outside-complete-list',
    group: 'sender',
    tier: 'soft',
    kinds: ['credential-phishing'],
    floor: {
      severity: 'Medium',
      reason: 'All domains of this sender are known, and nobody else asks for its customers’ details in its name.',
    },
    covers: [
      'everyday-brand-as-sender',
      'sender-authenticated',
      'links-to-own-domain',
      'sender-name-in-domain',
      'brand-without-its-links',
    ],
    title: 'Not one of its addresses',
    sentence: (_, parsed) =>
      `${impersonated(parsed)?.name ?? 'The named sender'} writes only from its own domains, and this isn’t one of them.`,
    check: outsideCompleteList,
  },
];

/** Requests that only the office itself makes. Accountants and newsletters mention refunds and login pages too. */
const ASKED_IN_ITS_NAME: readonly Concept[] = ['credential-request', 'account-problem', 'password-expiry', 'fee'];

function outsideCompleteList(parsed: ParsedEmail): Evidence[] {
  const asks = ASKED_IN_ITS_NAME.some((concept) => parsed.phrases.has(concept));
  if (!asks || parsed.isReply || isPassedOn(parsed)) return NO_EVIDENCE;
  return sendersWhere(parsed, (from) => hasBrandInName(parsed, from) && brandOf(parsed, from) !== null);
}

function impersonated(parsed: ParsedEmail): Brand | null {
  const { from } = parsed.email;
  return from ? brandOf(parsed, from) : null;
}

/** The brand with a complete list that a sender's name consists of, when no address or link is the brand's. */
function brandOf(parsed: ParsedEmail, { name, address }: Pick<Sender, 'name' | 'address'>): Brand | null {
  const domain = domainOf(address);
  const links = webLinksOf(parsed.links);
  // Two states may have offices with the same name.
  if (links.length === 0 || isClickTracker(domain) || AUTHORITIES.test(domain)) return null;
  const words = nameWords(name);
  const named = brandsNamed(words, NAME_WORDS);
  const isWhole = words.every(
    (word, index) => isOffice(word) || named.some(({ from, to }) => index >= from && index < to),
  );
  const found = named.find(({ brand }) => brand.complete)?.brand;
  if (!isWhole || !found || isOwnHost(found, domain)) return null;
  return links.some(({ host }) => isOwnHost(found, host)) ? null : found;
}
