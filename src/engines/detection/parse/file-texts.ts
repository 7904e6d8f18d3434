import { type FileReading, namedFile } from '../attachments/file-reading.ts';
import type { Context } from '../context.ts';
import type { Email } from '../email.ts';
import { attachedLinks } from './nested-emails.ts';
import { parse } from './parse.ts';
import type { FileText, ParsedEmail } from './parsed-email.ts';
import { namedPicture, sortedPictures } from './pictures.ts';
import type { EmailText } from './text.ts';
import { wordsElsewhere } from './words-elsewhere.ts';

/** About two pages. Manuals, policies and contracts are longer, and mention everything that frauds mention. */
const AS_LONG_AS_AN_EMAIL = 700;

/**
 * Parses the texts of an email's files and drawings and of the pictures beside its text, each like an email of the same
 * sender without a subject. A link of the file is a link of that text.
 */
export function fileTextsOf(
  email: Email,
  context: Context,
  files: readonly FileReading[],
  { html, whole }: EmailText,
): FileText[] {
  const { from, to, replyTo } = email;
  const inFiles = files
    .filter(({ text }) => text !== '')
    .map(({ attachment, text, links }) => {
      const about = { subject: '', body: text, ...(from && { from }), ...(to && { to }), ...(replyTo && { replyTo }) };
      const parsed = parse(about, context, [], []);
      return {
        source: namedFile(attachment),
        parsed: { ...parsed, links: [...parsed.links, ...attachedLinks(about, links)] },
      };
    });
  const inDrawings = wordsElsewhere(html).map(({ source, text }) => {
    const about = { subject: '', body: text, ...(from && { from }), ...(to && { to }) };
    return { source, parsed: withoutLinks(parse(about, context, [], [])) };
  });
  const { beside } = email.pictures ? sortedPictures(email, whole) : { beside: [] };
  const inPictures = beside.map((picture) => {
    const about = { subject: '', body: picture.text, ...(from && { from }), ...(to && { to }) };
    return { source: namedPicture(picture), parsed: withoutLinks(parse(about, context, [], [])), picture };
  });
  return [...inFiles, ...inDrawings, ...inPictures];
}

/** A misread address would lead elsewhere. */
function withoutLinks(parsed: ParsedEmail): ParsedEmail {
  return { ...parsed, links: [] };
}

/** Whether a file's text is short enough to be judged like an email. */
export function isLikeAnEmail({ words }: Pick<ParsedEmail, 'words'>): boolean {
  return words.length <= AS_LONG_AS_AN_EMAIL;
}
