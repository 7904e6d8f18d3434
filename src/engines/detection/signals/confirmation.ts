import type { Evidence } from '../analysis.ts';
import { ENOUGH_HISTORY } from '../history.ts';
import { isContact } from '../parse/known-sender.ts';
import { confirmed } from '../parse/authentication.ts';
import { ownerOf } from '../parse/brand-hosts.ts';
import { domainOf, isFreemail, sameOrganisation } from '../parse/domains.ts';
import { headerValues } from '../parse/headers.ts';
import { webLinksOf } from '../parse/links.ts';
import type { Reading } from '../parse/parse.ts';
import { imitatedCorrespondent } from './conversation.ts';
import { fromEvidence, plainEvidence, SILENT, type SignalRule } from './signal.ts';

const KNOWN_LETTERS = 3;
const HEADER_FIELD = 4_000;

/** What speaks for the sender. Works against soft evidence only: a confirmed mailbox may have been broken into. */
export const CONFIRMATION_SIGNALS: readonly SignalRule[] = [
  {
    id: 'sender-authenticated',
    group: 'sender',
    tier: 'mitigating',
    title: 'The sender’s domain is confirmed',
    sentence: 'Your mail server confirmed the domain that the letter names.',
    check(reading) {
      const result = confirmed(reading);
      return result && imitatedCorrespondent(reading).length === 0 ? [plainEvidence('server', result.quote)] : SILENT;
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
      if (!from || isFreemail(domainOf(from.address)) || !confirmed(reading)) return SILENT;
      return leadsOnlyTo(reading, (host) => sameOrganisation(from.address, host)) ? [fromEvidence(from)] : SILENT;
    },
  },
  {
    id: 'known-company-confirmed',
    group: 'sender',
    tier: 'mitigating',
    title: 'It does come from the company it names',
    sentence: 'Your mail server confirmed a well-known company’s domain, and every link leads to that company.',
    check(reading) {
      const { from } = reading.letter;
      const domain = from ? domainOf(from.address) : '';
      if (!from || isFreemail(domain) || !confirmed(reading)) return SILENT;
      const owner = ownerOf(domain);
      return owner !== null && leadsOnlyTo(reading, (host) => ownerOf(host) === owner) ? [fromEvidence(from)] : SILENT;
    },
  },
  {
    id: 'known-correspondent',
    group: 'sender',
    tier: 'mitigating',
    title: 'Somebody you write with',
    sentence:
      'The letter comes from the mailbox of somebody you have corresponded with, as your mail server confirmed.',
    check(reading) {
      const { from } = reading.letter;
      return from && confirmed(reading) && isCorrespondent(reading) ? [fromEvidence(from)] : SILENT;
    },
  },
  {
    id: 'signed-unsubscribe',
    group: 'sender',
    tier: 'mitigating',
    title: 'Can be unsubscribed from with one click',
    sentence: 'The sender offers one-click unsubscribing and has signed that offer, as large honest senders must.',
    check: signedUnsubscribe,
  },
];

function leadsOnlyTo(reading: Reading, isTheirs: (host: string) => boolean): boolean {
  const web = webLinksOf([...reading.links, ...reading.attachedLinks]);
  return web.length > 0 && web.every(({ host }) => isTheirs(host));
}

function isCorrespondent(reading: Reading): boolean {
  if (isContact(reading)) return true;
  const { history } = reading.context;
  const sender = history && history.letters >= ENOUGH_HISTORY ? history.sender : undefined;
  return sender !== undefined && sender.letters >= KNOWN_LETTERS && sender.written > 0;
}

/** RFC 8058, section 4: a valid DKIM signature covers both fields; here it must be the sender's own as well. */
function signedUnsubscribe(reading: Reading): Evidence[] {
  const { letter } = reading;
  const result = confirmed(reading);
  const [offer] = headerValues(letter, 'list-unsubscribe');
  const [post] = headerValues(letter, 'list-unsubscribe-post');
  if (!result || !letter.from || !offer || !/<https:/i.test(offer)) return SILENT;
  if (!/^\s*List-Unsubscribe\s*=\s*One-Click\s*$/i.test(post ?? '')) return SILENT;
  for (const signature of headerValues(letter, 'dkim-signature')) {
    const tags = tagsOf(signature);
    const domain = tags.get('d')?.toLowerCase() ?? '';
    const signed = (tags.get('h') ?? '').toLowerCase().split(':');
    const covers = signed.includes('list-unsubscribe') && signed.includes('list-unsubscribe-post');
    if (covers && result.signedBy.includes(domain) && sameOrganisation(domain, letter.from.address)) {
      return [plainEvidence('header', offer)];
    }
  }
  return SILENT;
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
