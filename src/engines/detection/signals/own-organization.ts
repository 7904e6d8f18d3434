import type { Evidence } from '../analysis.ts';
import { PROGRAM_FOOTER } from '../data/added-lines.ts';
import { ADDRESSEE, DEPARTMENT, JOINING_WORDS } from '../data/department-words.ts';
import type { Mailbox } from '../email.ts';
import { ENOUGH_HISTORY } from '../history.ts';
import { confirmed } from '../parse/authentication.ts';
import { isKnownHost } from '../parse/brand-hosts.ts';
import { domainOf, isFreemail, registrableLabel, sameOrganisation, shownDomain } from '../parse/domains.ts';
import { isContact, isFamiliar } from '../parse/known-sender.ts';
import type { Link } from '../parse/links.ts';
import { ownDomainsOf } from '../parse/own-domains.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { wordsOf } from '../parse/words.ts';
import { changesOfTheirs } from './bank-account.ts';
import { IMPOSTORS_REQUESTS, namedWriter } from './impersonation.ts';
import { participantsOf } from './participants.ts';
import { fromEvidence, NO_EVIDENCE, rangeEvidence, type SignalRule } from './signal.ts';
import { isOfficeWord } from './similar-names.ts';

const MIN_OWN_LABEL = 5;
const NAME_WORDS = 6;
/** A longer line is a sentence, which may be about the organization. */
const SIGNATURE = 90;
/** Words of a signature besides the name and its office: “Foods”, “Ltd”. */
const OTHER_WORDS = 2;
/** Lines above and below a name in which its office may be. */
const NEIGHBOURS = 1;
/** Longer texts are documents. */
const LONGEST = 20_000;

/** Outsiders who use the name of the reader's organization, or its people's conversations. */
export const OWN_ORGANIZATION_SIGNALS: readonly SignalRule[] = [
  {
    id: 'own-organization-name',
    group: 'sender',
    tier: 'soft',
    ofBusiness: true,
    title: 'Your organization’s name, outside address',
    sentence: 'The sender uses your organization’s name but writes from outside it.',
    check: ownOrganizationName,
  },
  {
    id: 'own-organization-signed',
    group: 'sender',
    tier: 'soft',
    isImpersonation: true,
    ofBusiness: true,
    covers: ['own-organization-name'],
    title: 'Signed as your organization, sent from outside',
    sentence: 'It’s signed as a department of your organization but comes from an outside address.',
    check: ownOrganizationSigned,
  },
  {
    id: 'colleague-quoted',
    group: 'thread',
    tier: 'soft',
    kinds: ['conversation-hijack'],
    ofBusiness: true,
    title: 'Quotes colleagues, sender not among them',
    sentence: ([, , part]) =>
      part
        ? 'It quotes emails of people at your organization to the sender, but your mailbox knows neither them nor the sender.'
        : 'It quotes emails of people at your organization, but the sender’s address is in none of them.',
    check: colleagueQuoted,
  },
];

/** The writer, if outside the reader's organization, unknown to the reader and not a service's. Anyone can claim a list. */
function outsider(parsed: ParsedEmail): Mailbox | undefined {
  const from = namedWriter(parsed);
  if (!from?.address.includes('@') || isKnownHost(domainOf(from.address))) return undefined;
  if (ownDomainsOf(parsed.context).includes(shownDomain(from.address)) || isFamiliar(parsed)) return undefined;
  return from;
}

/** The names of the reader's organization as one word. */
function ownLabels(parsed: ParsedEmail): string[] {
  return ownDomainsOf(parsed.context)
    .map(joinedLabel)
    .filter((label) => label.length >= MIN_OWN_LABEL);
}

function joinedLabel(domain: string): string {
  return registrableLabel(domain).replaceAll('-', '');
}

function ownOrganizationName(parsed: ParsedEmail): Evidence[] {
  const from = outsider(parsed);
  if (!from || !parsed.context.ownDomains) return NO_EVIDENCE;
  const words = wordsOf(from.name, false).map(({ norm }) => norm);
  if (words.length === 0 || words.length > NAME_WORDS) return NO_EVIDENCE;
  return ownLabels(parsed).some((label) => isOfficeOf(label, words)) ? [fromEvidence(from)] : NO_EVIDENCE;
}

/** Other words in the name may make it a person's or another company's. */
function isOfficeOf(label: string, words: readonly string[]): boolean {
  const named = nameIn(label, words);
  if (named === null) return false;
  return [...words.slice(0, named.from), ...words.slice(named.to)].every(isOfficeWord);
}

/** The places where words make up the name: “Larchmont Foods” for `larchmontfoods`. */
function nameIn(label: string, words: readonly string[]): { from: number; to: number } | null {
  for (let from = 0; from < words.length; from++) {
    let joined = '';
    for (let to = from; to < words.length && joined.length < label.length; to++) {
      joined += words[to];
      if (joined === label) return { from, to: to + 1 };
    }
  }
  return null;
}

interface Line {
  text: string;
  start: number;
}

/**
 * Things a payroll provider doesn't ask for in its customer's name. A notice about a pay slip does mention pay and a
 * login.
 */
const OF_IMPOSTORS = IMPOSTORS_REQUESTS.filter((one) => one !== 'payroll' && one !== 'sign-in');

/**
 * Whether a company writes for the reader's: under its own name, from its own verified domain, with links to nowhere else
 * and without a request that an impostor would make.
 */
function isProvider(parsed: ParsedEmail, from: Mailbox): boolean {
  const { links, html, email } = parsed;
  const domain = domainOf(from.address);
  if (confirmed(parsed) === null || isFreemail(domain) || from !== email.from) return false;
  const named = wordsOf(from.name, false).map(({ norm }) => norm);
  const host = joinedLabel(domain);
  const isNamed = named.some((word) => word.length >= MIN_OWN_LABEL && !isOfficeWord(word) && host.includes(word));
  const borrows = ownLabels(parsed).some((label) => host.includes(label) || nameIn(label, named));
  if (!isNamed || borrows || asksAsImpostor(parsed)) return false;
  const isOwn = ({ host }: Link) => host === '' || sameOrganisation(from.address, host);
  return links.every(isOwn) && (html?.forms.length ?? 0) === 0;
}

function asksAsImpostor(parsed: ParsedEmail): boolean {
  return OF_IMPOSTORS.some((one) => parsed.phrases.has(one)) || changesOfTheirs(parsed).length > 0;
}

/** A line of nothing but the organization's name and a department, or the two on neighbouring lines. */
function ownOrganizationSigned(parsed: ParsedEmail): Evidence[] {
  const from = outsider(parsed);
  const labels = ownLabels(parsed);
  if (!from || labels.length === 0 || isContact(parsed) || isProvider(parsed, from)) return NO_EVIDENCE;
  // A writer's own company may have the same name.
  if (!isFreemail(domainOf(from.address)) && labels.includes(joinedLabel(domainOf(from.address)))) return NO_EVIDENCE;
  const blocks = signatureBlocks(parsed);
  for (const [at, block] of blocks.entries()) {
    for (const [index, line] of block.entries()) {
      if (!labels.some((label) => isNameAlone(label, line.text))) continue;
      // Further up, two lines may be an address or a label and its value.
      const reach = at === blocks.length - 1 ? NEIGHBOURS : 0;
      const around = block.slice(Math.max(0, index - reach), index + reach + 1);
      if (!around.some(({ text }) => text.search(DEPARTMENT) !== -1)) continue;
      return [rangeEvidence(parsed, 'body', line.start, line.start + line.text.length)];
    }
  }
  return NO_EVIDENCE;
}

/** The blocks of short lines below the first sentence, apart from addressed ones and what the mail program adds. */
function signatureBlocks({ text, thread }: ParsedEmail): Line[][] {
  const blocks: Line[][] = [[]];
  let isBelow = false;
  let start = 0;
  for (const written of text.slice(0, LONGEST).split('\n')) {
    const line = { text: written.trim(), start: start + written.length - written.trimStart().length };
    start += written.length + 1;
    const isShort = line.text.length <= SIGNATURE;
    if (line.text === '' || !isShort) blocks.push([]);
    else if (isBelow && !isQuoted(thread, line.start)) blocks.at(-1)?.push(line);
    if (!isShort || /[!?.。！？।]$/.test(line.text)) isBelow = true;
  }
  return blocks.filter(
    ([first]) => first !== undefined && !ADDRESSEE.test(first.text) && !PROGRAM_FOOTER.test(first.text),
  );
}

/** Whether hardly anything is in a line besides the name and a department. */
function isNameAlone(label: string, line: string): boolean {
  if (ADDRESSEE.test(line) || /[!?！？]$/.test(line)) return false;
  const words = wordsOf(line.replace(DEPARTMENT, ' '), false).map(({ norm }) => norm);
  const named = nameIn(label, words);
  if (named === null) return false;
  const rest = [...words.slice(0, named.from), ...words.slice(named.to)];
  return rest.filter((word) => !isOfficeWord(word) && !JOINING_WORDS.has(word)).length <= OTHER_WORDS;
}

/**
 * People of the reader's organization in a conversation quoted by a stranger who isn't part of it and wants what frauds
 * want.
 */
function colleagueQuoted(parsed: ParsedEmail): Evidence[] {
  const { correspondence, recipient = '' } = parsed.context;
  const from = outsider(parsed);
  // Colleagues of partners pass emails on, and companies write from several domains.
  const asks = IMPOSTORS_REQUESTS.some((one) => parsed.phrases.has(one));
  if (!from || !asks || isContact(parsed) || correspondence?.knowsDomain) return NO_EVIDENCE;
  const own = ownDomainsOf(parsed.context);
  const people = participantsOf(parsed).filter(({ address }) => address !== '');
  const domain = shownDomain(from.address);
  // The sender's company takes part, or a private mailbox does.
  const part = people.find((one) =>
    isFreemail(domain) ? one.address.toLowerCase() === from.address.toLowerCase() : one.domain === domain,
  );
  const colleague = people.find(
    (one) => own.includes(one.domain) && one.address.toLowerCase() !== recipient.toLowerCase(),
  );
  if (!colleague || (part && !isUnknownToMailbox(parsed))) return NO_EVIDENCE;
  return [fromEvidence(from), colleague.evidence, ...(part ? [part.evidence] : [])];
}

/**
 * Whether the mailbox knows neither the quoted conversation nor the sender's company: anyone can make up recipients.
 */
function isUnknownToMailbox({ context: { correspondence, history } }: ParsedEmail): boolean {
  const isStranger = correspondence !== undefined && correspondence.toSender === 0 && !correspondence.knowsDomain;
  return isStranger && history?.knowsThread === false && history.emails >= ENOUGH_HISTORY;
}
