import type { Evidence } from '../analysis.ts';
import { ADDRESSEE, DEPARTMENT, JOINING_WORDS } from '../data/department-words.ts';
import type { Mailbox } from '../email.ts';
import { isKnownHost } from '../parse/brand-hosts.ts';
import { domainOf, isFreemail, registrableLabel, shownDomain } from '../parse/domains.ts';
import { hasHeader } from '../parse/headers.ts';
import { isContact, isFamiliar } from '../parse/known-sender.ts';
import { ownDomainsOf } from '../parse/own-domains.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { wordsOf } from '../parse/words.ts';
import { isExcused } from './forwarding.ts';
import { namedWriter } from './impersonation.ts';
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

/** Who from outside uses the name of the reader's organization, or its people's conversations. */
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
    sentence: 'It quotes emails of people at your organization, but the sender’s address is in none of them.',
    check: colleagueQuoted,
  },
];

/** The writer, if they are outside the reader's organization, unknown to the reader and not a service's or list's. */
function outsider(parsed: ParsedEmail): Mailbox | undefined {
  const from = namedWriter(parsed);
  if (!from?.address.includes('@') || isKnownHost(domainOf(from.address)) || isExcused(parsed)) return undefined;
  if (ownDomainsOf(parsed.context).includes(shownDomain(from.address)) || isFamiliar(parsed)) return undefined;
  return from;
}

/** The names of the reader's organization as one word. */
function ownLabels(parsed: ParsedEmail): string[] {
  const labels = ownDomainsOf(parsed.context).map((own) => registrableLabel(own).replaceAll('-', ''));
  return labels.filter((label) => label.length >= MIN_OWN_LABEL);
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

/** Where the words make up the name: “Larchmont Foods” for `larchmontfoods`. */
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

/** A line of nothing but the organization's name and a department, or the two on neighbouring lines. */
function ownOrganizationSigned(parsed: ParsedEmail): Evidence[] {
  const from = outsider(parsed);
  const labels = ownLabels(parsed);
  if (!from || labels.length === 0 || hasHeader(parsed.email, 'list-id') || isContact(parsed)) return NO_EVIDENCE;
  // A writer's own company may have the same name.
  if (!isFreemail(domainOf(from.address)) && labels.includes(registrableLabel(domainOf(from.address))))
    return NO_EVIDENCE;
  const lines = signatureLines(parsed);
  for (const [index, line] of lines.entries()) {
    const named = line !== null && labels.some((label) => isNameAlone(label, line.text));
    if (!named) continue;
    const around = lines.slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1);
    if (!around.some((one) => one !== null && one.text.search(DEPARTMENT) !== -1)) continue;
    return [rangeEvidence(parsed, 'body', line.start, line.start + line.text.length)];
  }
  return NO_EVIDENCE;
}

/** Short lines that aren't addressed to the organization; null for all others, so that neighbours stay neighbours. */
function signatureLines({ text, thread }: ParsedEmail): (Line | null)[] {
  const lines: (Line | null)[] = [];
  let isAddressed = true;
  let start = 0;
  for (const written of text.slice(0, LONGEST).split('\n')) {
    const line = { text: written.trim(), start: start + written.length - written.trimStart().length };
    start += written.length + 1;
    if (line.text === '') continue;
    const isShort = line.text.length <= SIGNATURE && !/[.!?。！？।]$/.test(line.text);
    if (!isShort) isAddressed = false;
    const isTheirs = isShort && !isAddressed && !ADDRESSEE.test(line.text) && !isQuoted(thread, line.start);
    lines.push(isTheirs ? line : null);
  }
  return lines;
}

/** Whether hardly anything is in a line besides the name and a department. */
function isNameAlone(label: string, line: string): boolean {
  const words = wordsOf(line.replace(DEPARTMENT, ' '), false).map(({ norm }) => norm);
  const named = nameIn(label, words);
  if (named === null) return false;
  const rest = [...words.slice(0, named.from), ...words.slice(named.to)];
  return rest.filter((word) => !isOfficeWord(word) && !JOINING_WORDS.has(word)).length <= OTHER_WORDS;
}

/** The people of the reader's organization in what a stranger quotes, where the stranger takes no part. */
function colleagueQuoted(parsed: ParsedEmail): Evidence[] {
  const { correspondence, recipient = '' } = parsed.context;
  const from = outsider(parsed);
  if (!from || isContact(parsed) || correspondence?.knowsDomain || hasHeader(parsed.email, 'list-id'))
    return NO_EVIDENCE;
  const own = ownDomainsOf(parsed.context);
  const people = participantsOf(parsed).filter(({ address }) => address !== '');
  const domain = shownDomain(from.address);
  // The sender's company takes part, or a private mailbox does.
  const isPart = people.some((one) =>
    isFreemail(domain) ? one.address.toLowerCase() === from.address.toLowerCase() : one.domain === domain,
  );
  const colleague = people.find(
    (one) => own.includes(one.domain) && one.address.toLowerCase() !== recipient.toLowerCase(),
  );
  return isPart || !colleague ? NO_EVIDENCE : [fromEvidence(from), colleague.evidence];
}
