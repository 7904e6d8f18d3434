import type { Evidence } from '../analysis.ts';
import { PAGE_BREAK } from '../attachments/pdf-files.ts';
import { isLikeAnEmail } from '../parse/file-texts.ts';
import type { FileText, ParsedEmail } from '../parse/parsed-email.ts';
import { onPicture, surroundings } from '../parse/pictures.ts';
import { NO_EVIDENCE, type SignalRule } from './signal.ts';

/** Without pressure, login instructions are common in guides and notices. */
const PRESSURE = [
  'account-problem',
  'mailbox-full',
  'held-messages',
  'password-expiry',
  'threat',
  'deadline',
  'urgency',
] as const;

/** What a signal finds in the texts of attached files, if it looks there. */
export function evidenceInFiles({ check, inFiles }: SignalRule, { fileTexts }: ParsedEmail): Evidence[] {
  if (inFiles === undefined || fileTexts.length === 0) return NO_EVIDENCE;
  return fileTexts
    .filter(({ parsed }) => inFiles === 'any' || isLikeAnEmail(parsed))
    .filter(({ parsed }) => inFiles !== 'under-pressure' || PRESSURE.some((concept) => parsed.phrases.has(concept)))
    .flatMap((file) => check(file.parsed).map((evidence) => fromFile(file, evidence)));
}

/** The file and, if it has several known pages, the page. */
function withPage(source: string, text: string, at: number | undefined): string {
  if (at === undefined || !text.includes(PAGE_BREAK)) return source;
  return `${source}, page ${text.slice(0, at).split(PAGE_BREAK).length}`;
}

/** Evidence in a file's or picture's text, quoted with its surroundings: only there do its offsets count. */
export function fromFile({ source, parsed: { text }, picture }: FileText, evidence: Evidence): Evidence {
  const { quote, href, start, end } = evidence;
  const where = picture === undefined ? ('attachment' as const) : ('picture' as const);
  const about = { quote, where, source: withPage(source, text, start), ...(href === undefined ? {} : { href }) };
  if (start === undefined || end === undefined || start === end) return about;
  if (picture !== undefined) return onPicture(evidence, picture, { text, start, end });
  return { ...about, around: surroundings(text, start, end) };
}
