import type { Coverage } from '../analysis.ts';
import { sensesNamed } from '../model/senses.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { phonesIn } from '../signals/phones.ts';
import { hasAny, sensesSaid } from '../signals/senses-near.ts';

/** What an email can have that advice speaks of. */
export type Thing = 'link' | 'file' | 'code' | 'phone';

/** What an email has, and what it may have beyond what was given or could be read. */
export interface Things {
  has: ReadonlySet<Thing>;
  mayHave: ReadonlySet<Thing>;
}

/** A step that speaks of a thing, and what to do where the email has none. */
export interface StepAbout {
  about: Thing;
  step: string;
  otherwise?: Step;
}
export type Step = string | StepAbout;

export function about(thing: Thing, step: string, otherwise?: Step): StepAbout {
  return { about: thing, step, ...(otherwise !== undefined && { otherwise }) };
}

/** The steps that fit what the email has or may have. */
export function fitting(steps: readonly Step[], things: Things): string[] {
  return steps.flatMap((one) => {
    if (typeof one === 'string') return one;
    if (things.mayHave.has(one.about)) return one.step;
    return one.otherwise === undefined ? [] : fitting([one.otherwise], things);
  });
}

const WRITES = new Set(['mailto', 'tel', 'sms', 'cid']);

/**
 * Links get lost where only the text of an email is copied or its buttons are saved without their addresses, though then the text
 * speaks of what is behind them, and images on the web
 * are not loaded, so either may be there unseen. A link in an attached file is not one in the email: the file has to be opened first.
 */
export function thingsIn(parsed: ParsedEmail, { headers }: Pick<Coverage, 'headers'>): Things {
  const { email, links, attachedLinks, quotedLinks, html, fileTexts } = parsed;
  const has = new Set<Thing>();
  const isOutside = attachedLinks.some(({ source = '' }) => !/^the (?:file|QR code)\b/.test(source));
  if ([...links, ...quotedLinks].some(({ scheme }) => !WRITES.has(scheme)) || isOutside) has.add('link');
  if ((html?.forms.length ?? 0) > 0) has.add('link');
  if ((email.attachments?.length ?? 0) > 0) has.add('file');
  if ((email.qrCodes?.length ?? 0) > 0) has.add('code');
  const isCalled = links.some(({ scheme }) => scheme === 'tel' || scheme === 'sms');
  if (isCalled || [parsed, ...fileTexts.map((file) => file.parsed)].some((one) => phonesIn(one).length > 0)) {
    has.add('phone');
  }
  const mayHave = new Set(has);
  if ((!headers || html !== null) && speaksOfClicking(parsed)) mayHave.add('link');
  const isPictureUnread = (html?.images.length ?? 0) > 0 || has.has('file') || (email.unsearchedPictures ?? 0) > 0;
  if (isPictureUnread || email.attachments === undefined) mayHave.add('code');
  return { has, mayHave };
}

/** What is done behind a link, or names one; a button may have said the same as the text. */
const CLICKING = sensesNamed('click link signin download open confirm enter');

/** Also true where the words can't be read. */
function speaksOfClicking(parsed: ParsedEmail): boolean {
  const { phrases, senseLanguage, wordsRead } = parsed;
  if (phrases.has('click') || phrases.has('sign-in') || phrases.has('document-share')) return true;
  if (senseLanguage === null) return !wordsRead;
  return hasAny(sensesSaid(parsed), CLICKING);
}
