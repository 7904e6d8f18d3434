import { domainToASCII } from 'node:url';
import { ROLES } from '../../../engines/detection/index.ts';
import { type Failure, isFailure } from '../../../server/failure.ts';
import type { Services } from '../../../server/services.ts';
import { runTask } from '../../../workers/run-task.server.ts';
import { hideDomains, ownDomains } from '../../shared-verdicts/own-domains.server.ts';
import type { ScanAnswer } from '../contract.ts';
import { observedIn, type Shown } from './bundle.server.ts';

/** The account that the scan belongs to. */
export interface Owner {
  userId: string;
  /** Of the account and of its mailbox. */
  addresses: string[];
}

/** An id of its own stays: links on shared hosts, such as a form's, are nothing without it. */
const OPAQUE = '[token]';

/** The texts and links of a scan without what tells who received the email, as in a verdict that is shared. */
export async function withoutRecipient(
  services: Pick<Services, 'workers'>,
  scan: ScanAnswer,
  { userId, addresses }: Owner,
): Promise<Shown | Failure> {
  const { name, address } = scan.sender;
  const domains = ownDomains({ owners: addresses, headers: '', from: address });
  // Attackers write from info@ too, and gmail.com is not about the owner of mail@.
  const named = addresses.map(wordsOf).filter((words) => !words.every((word) => ROLES.has(word)));
  const namesOwner = (text: string) => hideDomains(text, domains) !== text || namesOne(text, named);
  const observed = observedIn(scan);
  // A link is nothing without its host.
  const links = observed.links.filter((link) => !namesOwner(new URL(link).hostname));
  const texts = [scan.analysis.conclusion, scan.analysis.response, ...observed.files, ...links.flatMap(partsOf)];
  const about = `From: ${name} <${address}>\n${addresses.map((to) => `To: ${to}\n`).join('')}Subject: ${scan.subject}\n\n`;
  const caller = { client: userId, bytes: texts.join('').length };
  const hidden = await runTask(services, 'deidentifyTogether', { texts, about }, caller);
  if (isFailure(hidden)) return hidden;
  const [conclusion = '', description = ''] = hidden.map((text) => hideDomains(text, domains));
  const personal = new Set(
    texts.filter((text, at) => (hidden[at] !== text && hidden[at] !== OPAQUE) || namesOwner(text)),
  );
  return {
    ...{ conclusion, description },
    sender: senderOf(address, addresses, namesOwner),
    files: observed.files.filter((file) => !personal.has(file)),
    links: links.map((link) => withoutPersonal(link, personal)),
  };
}

/** Nothing where it is the recipient's own, which only a forger would use. */
function senderOf(address: string, own: readonly string[], namesOwner: (text: string) => boolean): Shown['sender'] {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1));
  const isOwn = own.some((one) => one.toLowerCase() === address.toLowerCase());
  if (at === -1 || domain === '' || isOwn || namesOwner(domain)) return {};
  // Mailing lists write the recipient into it (VERP), and so do attackers.
  return namesOwner(address.slice(0, at)) ? { domain } : { domain, address };
}

/** What can name somebody: the path's segments, and the values of the query and the fragment. */
function partsOf(link: string): string[] {
  const { pathname, search, hash } = new URL(link);
  return [...pathname.split('/'), ...valuesOf(search), ...valuesOf(hash)];
}

const valuesOf = (part: string) => part.slice(1).split(/[&;=?/]/);

const wordsOf = (address: string) =>
  address
    .slice(0, address.lastIndexOf('@'))
    .toLowerCase()
    .split(/[._+-]+/);

/** All words before the at sign, in this order: also without what separates them, and as hexadecimal digits. */
function namesOne(text: string, named: readonly string[][]): boolean {
  const spelled = [text, Buffer.from(text, 'hex').toString()].map((spelling) => spelling.toLowerCase());
  return named.some((words) => {
    const together = words.join('');
    return together.length > 3 && spelled.some((spelling) => spelling.replaceAll(/[._+-]/g, '').includes(together));
  });
}

/** Cut where the first of them begins, since a link with a word in its place leads nowhere. */
function withoutPersonal(link: string, personal: ReadonlySet<string>): Shown['links'][number] {
  const url = new URL(link);
  url.username = '';
  url.password = '';
  // The same page as before, unlike what is left after a cut.
  const href = url.href === new URL(link).href ? link : url.href;
  const segments = url.pathname.split('/');
  const first = segments.findIndex((segment) => personal.has(segment));
  if (first !== -1) return { href: `${url.origin}${segments.slice(0, first).join('/')}/`, isWhole: false };
  if (![...valuesOf(url.search), ...valuesOf(url.hash)].some((value) => personal.has(value))) {
    return { href, isWhole: true };
  }
  return { href: `${url.origin}${url.pathname}`, isWhole: false };
}
