import { PLATFORM_SENDERS, type Platform, type PlatformSender, REPLIES_TO_ACCOUNT } from '../data/platforms.ts';
import { AS_STAFF, BEFORE_SERVICE, ON_BEHALF } from '../data/sender-words.ts';
import type { Mailbox } from '../email.ts';
import { failureOf } from './authentication.ts';
import { ownerOf } from './brand-hosts.ts';
import { domainOf, registrableLabel, sameOrganisation } from './domains.ts';
import { headerValues } from './headers.ts';
import { once } from './once.ts';
import type { ParsedEmail } from './parsed-email.ts';
import { mayBeTyped } from './service-email.ts';
import type { Range } from './thread.ts';

/** The user whose words a service sends. Name and address are empty if the email doesn't give them. */
export interface Author extends Mailbox {
  platform: Platform;
  /** The place where the text names the address. */
  place?: Range;
  /** Whether the service itself states the address, in a header that its user can't fill in. */
  isStated: boolean;
}

type Input = Pick<ParsedEmail, 'email' | 'context' | 'subject' | 'text' | 'subjectWords' | 'words' | 'links'>;

const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
const ADDRESSES = new RegExp(ADDRESS, 'g');
const NAME_LENGTH = 200;
/** Names are in the opening or in a signature. */
const OPENING = 1_200;
const NAME_WORDS = 6;

/**
 * Who wrote an email that a service sent for one of its users. Null for other emails, the service's own notices and
 * forged addresses of the service.
 */
export const authorOf = once(readAuthor);

function readAuthor(parsed: Input): Author | null {
  const { from } = parsed.email;
  const sender = from && senderAt(from.address);
  if (!sender || failureOf(parsed) !== null) return null;
  const { platform, isShared } = sender;
  const stated = statedIn(parsed, from, platform);
  const typed = stated ? null : addressInText(parsed, from, sender);
  const shown = nameBefore(from.name, platform);
  const [login = ''] = headerValues(parsed.email, 'x-github-sender');
  const name = shown || stated?.name || login.trim().slice(0, NAME_LENGTH) || nameInSubject(parsed);
  const address = stated?.address ?? typed?.address ?? '';
  if (isShared && name === '' && address === '' && !mayBeTyped(parsed, from, platform.carries)) return null;
  return { platform, name, address, isStated: stated?.isVerified === true, ...(typed && { place: typed.place }) };
}

/** The platform's sender with an address: by its domain, a parent of it, or its label under any suffix. */
function senderAt(address: string): PlatformSender | undefined {
  const mailbox = address.slice(0, address.lastIndexOf('@') + 1).toLowerCase();
  const host = domainOf(address);
  const isItsMailbox = (sender: PlatformSender) => mailbox.startsWith(sender.mailbox);
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
    const sender = PLATFORM_SENDERS.get(rest)?.find(isItsMailbox);
    if (sender) return sender;
  }
  const label = registrableLabel(host);
  const before = host.split('.', 1)[0] ?? '';
  return [label, `${before}.${label}`].flatMap((name) => PLATFORM_SENDERS.get(name) ?? []).find(isItsMailbox);
}

/**
 * The author's mailbox as a header has it: the reply address, the sender before a list, or one packed in another; and
 * whether the service vouches for it. Users type display names, and in many services the reply address as well.
 */
function statedIn({ email }: Input, from: Mailbox, platform: Platform): (Mailbox & { isVerified: boolean }) | null {
  const original = headerValues(email, 'x-original-from').concat(headerValues(email, 'x-original-sender'));
  const before = original.map(mailboxIn).find((one) => one !== null);
  if (before) return { ...before, isVerified: true };
  const reply = email.replyTo?.find(({ address }) => isOthers(address, from));
  if (reply) return { ...reply, isVerified: REPLIES_TO_ACCOUNT.has(platform.name) };
  const inName = ADDRESS.exec(from.name.slice(0, NAME_LENGTH))?.[0] ?? '';
  if (isOthers(inName, from)) return { name: '', address: inName, isVerified: false };
  // Mailing services write for info@alder.example as info=alder.example@their.example.
  const [, mailbox, domain] = /^([\w.+-]{1,64})=([\w.-]{1,253}\.[a-z]{2,24})@/i.exec(from.address) ?? [];
  return domain === undefined ? null : { name: '', address: `${mailbox}@${domain}`, isVerified: true };
}

function mailboxIn(field: string): Mailbox | null {
  const [address] = ADDRESS.exec(field.slice(0, 1_000)) ?? [];
  if (address === undefined) return null;
  const [name = ''] = field.includes('<') ? field.split('<', 1) : [];
  return { name: plainName(name), address };
}

/** Not an address of the platform or its company. */
function isOthers(address: string, from: Mailbox): boolean {
  if (!ADDRESS.test(address) || sameOrganisation(address, from.address)) return false;
  const owner = ownerOf(domainOf(from.address));
  return owner === null || ownerOf(domainOf(address)) !== owner || isPrivate(address);
}

/** Gmail and Outlook addresses belong to their users, not to the companies. */
function isPrivate(address: string): boolean {
  return /@(?:gmail|googlemail|outlook|hotmail|live|msn)\./i.test(address);
}

/** “Ada Lovelace (ada@alder.example) has shared …”: the first address that is not the reader's. */
function addressInText(
  { email: { to = [] }, context: { recipient }, text }: Input,
  from: Mailbox,
  { platform, isShared }: PlatformSender,
): { address: string; place: Range } | null {
  // Comments can name anyone.
  if (platform.carries === 'discussions' || platform.carries === 'mailings') return null;
  const readers = [recipient, ...to.map(({ address }) => address)].map((one) => one?.toLowerCase());
  const opening = text.slice(0, OPENING);
  for (const { 0: address, index } of opening.matchAll(ADDRESSES)) {
    // “@ada@alder.example” mentions a reader.
    if (readers.includes(address.toLowerCase()) || opening[index - 1] === '@' || !isOthers(address, from)) continue;
    // The platform's own notices mention accounts of the reader's.
    if (isShared && !/[(（<]/.test(opening[index - 1] ?? '')) continue;
    return { address, place: { start: index, end: index + address.length } };
  }
  return null;
}

/** “Ada via Docusign”, “Ada (über Google Docs)”, “Ada in Teams”, “Docusign on behalf of Ada”, or “Ada” alone. */
function nameBefore(shown: string, { aliases }: Platform): string {
  const name = shown.slice(0, NAME_LENGTH);
  const behalf = ON_BEHALF.exec(name);
  if (behalf) return plainName(name.slice(behalf.index + behalf[0].length));
  const via = /\s{1,3}via\s/i.exec(name);
  if (via) return ADDRESS.test(name.slice(0, via.index)) ? '' : plainName(name.slice(0, via.index));
  if (ADDRESS.test(name)) return '';
  const before = beforeLast(name, aliases);
  if (before === null) return plainName(name);
  const user = before.replace(BEFORE_SERVICE, '');
  return AS_STAFF.test(user) ? '' : plainName(user);
}

/** The text before a service's last name, or before several in a row: “Microsoft Forms”. */
function beforeLast(name: string, aliases: readonly string[]): string | null {
  const lower = name.toLowerCase();
  const at = Math.max(...aliases.map((alias) => lower.lastIndexOf(alias)));
  if (at === -1) return null;
  const before = name.slice(0, at);
  const also = aliases.find((alias) => before.trimEnd().toLowerCase().endsWith(alias));
  return also === undefined ? before : before.trimEnd().slice(0, -also.length);
}

function plainName(text: string): string {
  return text.replace(/["'“”]/g, '').trim();
}

/**
 * “Invoice from Ada Lovelace (0042)” above “Ada Lovelace sent you an invoice”: a name ends one and begins a line of the other,
 * which may greet the reader first.
 */
function nameInSubject({ subject, text, subjectWords, words }: Input): string {
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    if (!first || first.start > OPENING) return '';
    const isStart = at === 0 || text.slice(words[at - 1]?.end, first.start).includes('\n');
    const name = isStart ? nameAt(at, { subject, text, subjectWords, words }) : '';
    if (name !== '') return name;
  }
  return '';
}

function nameAt(
  first: number,
  { subject, text, subjectWords, words }: Omit<Input, 'email' | 'context' | 'links'>,
): string {
  const start = words[first]?.start ?? 0;
  const line = text.indexOf('\n', start);
  for (let length = Math.min(NAME_WORDS, words.length - first); length > 0; length--) {
    const last = words[first + length - 1];
    if (!last || (line !== -1 && last.end > line)) continue;
    const at = subjectWords.findIndex((_, from) =>
      words.slice(first, first + length).every(({ norm }, i) => subjectWords[from + i]?.norm === norm),
    );
    const end = subjectWords[at + length - 1]?.end ?? 0;
    if (at <= 0 || !/^\s*(?:[^\p{L}\p{N}\s]|$)/u.test(subject.slice(end))) continue;
    // A line that repeats the subject is a title.
    return line !== -1 && text.slice(last.end, line).trim() === '' ? '' : text.slice(start, last.end);
  }
  return '';
}

/** Whether the address that the service states is a contact's or a colleague's. */
export function isKnownUser(
  { address, isStated }: Author,
  { context: { contacts, ownDomains } }: Pick<ParsedEmail, 'context'>,
): boolean {
  if (!isStated) return false;
  const isContact = contacts?.some((contact) => contact.address.toLowerCase() === address.toLowerCase());
  return isContact === true || ownDomains?.some((own) => sameOrganisation(own, address)) === true;
}
