import type { Coverage } from '../analysis.ts';
import { MAIL_SYSTEM, NO_REPLY } from '../data/aside-words.ts';
import type { Email } from '../email.ts';
import { sensesNamed } from '../model/senses.ts';
import { isService } from '../parse/brand-hosts.ts';
import { isAnybodys } from '../parse/leads-elsewhere.ts';
import { isNameAlone, type Link } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { hidesBehindKnownSite } from '../signals/link-redirect.ts';
import { phonesIn } from '../signals/phones.ts';
import { hasAny, sensesSaid } from '../signals/senses-near.ts';

/**
 * Things in an email that advice mentions. A `page` is one that may be a stranger's: a form, or a link to no company's own
 * site. A `reply` would reach somebody.
 */
export type Thing = 'link' | 'page' | 'file' | 'code' | 'phone' | 'reply';

/** What an email has, and what it might have that wasn’t provided or couldn’t be read. */
export interface Things {
  has: ReadonlySet<Thing>;
  mayHave: ReadonlySet<Thing>;
}

/** A step about one thing, and what to do if the email doesn’t have it. */
export interface StepAbout {
  about: Thing;
  step: string;
  otherwise?: Step;
}
export type Step = string | StepAbout;

export function about(thing: Thing, step: string, otherwise?: Step): StepAbout {
  return { about: thing, step, ...(otherwise !== undefined && { otherwise }) };
}

/** The steps that apply to what the email has or might have. */
export function fitting(steps: readonly Step[], things: Things): string[] {
  return steps.flatMap((one) => {
    if (typeof one === 'string') return one;
    if (things.mayHave.has(one.about)) return one.step;
    return one.otherwise === undefined ? [] : fitting([one.otherwise], things);
  });
}

const WRITES = new Set(['mailto', 'tel', 'sms', 'cid']);

/**
 * Links get lost when only the text is copied, or when buttons are saved without their addresses, but then the text
 * still mentions them. Remote images aren’t loaded. So both may be there unseen. A link in an attached file isn’t a
 * link in the email: the reader has to open the file first.
 */
export function thingsIn(parsed: ParsedEmail, { headers }: Pick<Coverage, 'headers'>): Things {
  const { email, links, attachedLinks, quotedLinks, html, fileTexts } = parsed;
  const has = new Set<Thing>();
  const isOutside = attachedLinks.some(({ source = '' }) => !/^the (?:file|QR code)\b/.test(source));
  // A delivery report names mail servers, which nobody would click.
  const isReport = MAIL_SYSTEM.test(email.from?.address ?? '');
  const isToClick = (link: Link) => !WRITES.has(link.scheme) && !(isReport && isNameAlone(link));
  if ([...links, ...quotedLinks].some(isToClick) || isOutside) has.add('link');
  if ((html?.forms.length ?? 0) > 0) has.add('link').add('page');
  if (isOutside || [...links, ...quotedLinks].some(mayBeStrangers)) has.add('page');
  if ((email.attachments?.length ?? 0) > 0) has.add('file');
  if ((email.qrCodes?.length ?? 0) > 0) has.add('code');
  const isCalled = links.some(({ scheme }) => scheme === 'tel' || scheme === 'sms');
  if (isCalled || [parsed, ...fileTexts.map((file) => file.parsed)].some((one) => phonesIn(one).length > 0)) {
    has.add('phone');
  }
  if (canBeAnswered(email)) has.add('reply');
  const mayHave = new Set(has);
  if ((!headers || html?.hasDeadButton) && speaksOfClicking(parsed)) mayHave.add('link');
  const isPictureUnread = (html?.images.length ?? 0) > 0 || has.has('file') || (email.unsearchedPictures ?? 0) > 0;
  if (isPictureUnread || email.attachments === undefined) mayHave.add('code');
  return { has, mayHave };
}

/** Whether a reply would go to more than a mailbox that nobody reads, or to a mail server. */
function canBeAnswered({ from, replyTo = [] }: Email): boolean {
  const addresses = replyTo.length > 0 ? replyTo : from ? [from] : [];
  return (
    addresses.length === 0 || addresses.some(({ address }) => !MAIL_SYSTEM.test(address) && !NO_REPLY.test(address))
  );
}

/** Whether a link may end at a page that isn't the site of a company in the table. */
function mayBeStrangers(link: Link): boolean {
  if (WRITES.has(link.scheme) || isNameAlone(link)) return false;
  return !isService(link.host) || isAnybodys(link.host) || hidesBehindKnownSite(link);
}

/** What people do on a linked page, or words for a link. A button may have said the same as the text. */
const CLICKING = sensesNamed('click link signin download open confirm enter');

/** Also true where the words can't be read. */
function speaksOfClicking(parsed: ParsedEmail): boolean {
  const { phrases, senseLanguage, wordsRead } = parsed;
  if (phrases.has('click') || phrases.has('sign-in') || phrases.has('document-share')) return true;
  if (senseLanguage === null) return !wordsRead;
  return hasAny(sensesSaid(parsed), CLICKING);
}
