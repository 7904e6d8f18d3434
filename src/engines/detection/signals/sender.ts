import type { Concept } from '../data/phrases/concepts.ts';
import { formatMailbox } from '../email.ts';
import { authorOf } from '../parse/author.ts';
import { domainOf, isDisposable, isFreemail, sameOrganisation } from '../parse/domains.ts';
import { headerValues } from '../parse/headers.ts';
import { isNamedAfter } from '../parse/name-relations.ts';
import { isPassedOn } from './forwarding.ts';
import { lookAlikeOf } from './lookalike.ts';
import { fromEvidence, match, NO_EVIDENCE, plainEvidence, type SignalRule, sendersWhere } from './signal.ts';

/** With a domain that may exist. */
const USABLE = /@[^@\s]{1,255}\.[^@\s]{1,63}$/;
const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
/** What an email may ask for. */
const WANTED: readonly Concept[] = [
  'payment-request',
  'fee',
  'fee-first',
  'cash-transfer',
  'card-codes',
  'credential-request',
  'password-reply',
  'code-request',
  'seed-phrase',
  'staff-data',
];
/** The email's topic, if it only asks for a reply. */
const SUBJECTS: readonly Concept[] = [
  'bank-details',
  'bank-change',
  'payroll',
  'invoice',
  'gift-card',
  'availability',
  'fortune',
  'inheritance',
  'proposal',
  'windfall',
  'prize',
  'credit',
  'refund',
  'bitcoin',
  'crypto',
];

export const SENDER_SIGNALS: readonly SignalRule[] = [
  {
    id: 'several-senders',
    group: 'sender',
    tier: 'soft',
    floor: { severity: 'Medium', reason: 'Mail programs show one of two senders while servers check the other.' },
    title: 'Two senders in one email',
    sentence: 'It names more than one sender, so the one checked may not be the one shown.',
    check({ email }) {
      const values = headerValues(email, 'from');
      const written = email.senders?.map(({ address }) => address) ?? values.map((value) => ADDRESS.exec(value)?.[0]);
      // A full stop at the end is the root's (RFC 1034, section 3.1).
      const addresses = new Set(written.flatMap((address) => address?.toLowerCase().replace(/\.$/, '') || []));
      // Several authors of one organization may share a From field (RFC 5322, section 3.6.2).
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
    tier: 'soft',
    hides: 'sender',
    isImpersonation: true,
    kinds: ['credential-phishing'],
    floor: {
      severity: 'High',
      reason: 'Nobody registers a domain one character away from a well-known company’s by chance.',
    },
    covers: ['sender-authenticated', 'links-to-own-domain', 'sender-name-in-domain'],
    title: 'Sender imitates a known company',
    sentence: 'The sender’s domain imitates a known company’s.',
    check: (parsed) => sendersWhere(parsed, ({ address }) => lookAlikeOf(domainOf(address))?.certain === true),
  },
  {
    id: 'sender-borrowed-name',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    isImpersonation: true,
    kinds: ['credential-phishing'],
    covers: ['sender-authenticated', 'links-to-own-domain', 'sender-name-in-domain'],
    title: 'Sender’s domain names a known company',
    sentence: 'The sender’s domain contains a well-known name but isn’t one we know of.',
    check: (parsed) => sendersWhere(parsed, ({ address }) => lookAlikeOf(domainOf(address))?.certain === false),
  },
  {
    id: 'disposable-sender',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    title: 'Disposable mailbox',
    sentence: 'The sender or reply address is a short-lived mailbox anyone can create anonymously.',
    check({ email: { from, replyTo } }) {
      if (from && isDisposable(domainOf(from.address))) return [fromEvidence(from)];
      const other = replyTo?.find(({ address }) => isDisposable(domainOf(address)));
      return other ? [plainEvidence('reply-to', formatMailbox(other))] : NO_EVIDENCE;
    },
  },
  {
    id: 'reply-to-freemail',
    group: 'sender',
    tier: 'soft',
    title: 'Replies go to a free mailbox',
    // Without a quotation it asks for nothing yet.
    sentence: ([, wanted]) =>
      wanted
        ? 'It asks for money or details, and your reply would go to a free mailbox, not the sender’s.'
        : 'Your reply would go to a free mailbox, not the sender’s.',
    check(parsed) {
      const { from, replyTo } = parsed.email;
      const other = replyTo?.find(({ address }) => isFreemail(domainOf(address)));
      if (!from || !other || sameOrganisation(from.address, other.address) || isPassedOn(parsed)) return NO_EVIDENCE;
      // Services put their user there, who may have a private mailbox.
      const author = authorOf(parsed);
      if (author && isNamedAfter({ name: author.name, address: other.address })) return NO_EVIDENCE;
      const wanted = match(parsed, ...WANTED).slice(0, 1);
      const isAboutMoney = wanted.length > 0 || match(parsed, ...SUBJECTS).length > 0;
      return isAboutMoney ? [plainEvidence('reply-to', formatMailbox(other)), ...wanted] : NO_EVIDENCE;
    },
  },
  {
    id: 'reply-to-elsewhere',
    group: 'sender',
    tier: 'context',
    title: 'Replies go to another address',
    sentence: 'Replies go to another domain. This is common in legitimate email too.',
    check({ email: { from, replyTo } }) {
      const other = replyTo?.find(({ address }) => from && address !== '' && !sameOrganisation(from.address, address));
      return other ? [plainEvidence('reply-to', formatMailbox(other))] : NO_EVIDENCE;
    },
  },
  {
    id: 'no-sender-address',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    title: 'No usable sender address',
    sentence: 'The sender gives a name but no usable address of its own.',
    check({ email: { from, senders = [], headers } }) {
      // A caller may give the name alone.
      if (headers === undefined && from?.address === '') return NO_EVIDENCE;
      if (!from || from.name === '' || /^mailer-daemon|^mail delivery/i.test(from.name)) return NO_EVIDENCE;
      // A comma in a name without quotation marks makes it two senders.
      return [from, ...senders].some(({ address }) => USABLE.test(address)) ? NO_EVIDENCE : [fromEvidence(from)];
    },
  },
];
