import type { Evidence } from '../analysis.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { match, NO_EVIDENCE, plainEvidence, type SignalRule } from './signal.ts';

/** A sentence that says what the file is would be longer. */
const NEXT_TO_NOTHING = 12;
const DOCUMENT = /\.(?:pdf|rtf|docx?|xlsx?|html?|svg|eml|jpe?g|png)$/i;
const PICTURE = /\.(?:jpe?g|png)$/i;
/** The password directly after the words, not a description such as “your date of birth”. */
const NAMED = /^[\p{L} \u00a0]{0,12}[\])]?[:=»"“' \u00a0-]{1,4}(?=[^\s\d]{0,8}\d)[\p{L}\d@#$%!_-]{3,20}(?![\p{L}\d])/u;
/** How many characters are searched for it. */
const GIVEN_WITHIN = 50;

/** Emails that exist only to have their attachment opened. */
export const FILE_REQUEST_SIGNALS: readonly SignalRule[] = [
  {
    id: 'attachment-instead-of-text',
    group: 'request',
    tier: 'soft',
    kinds: ['malware'],
    title: 'Everything is in the attachment',
    sentence: 'The email says almost nothing. Its content is in the attached file.',
    check: attachmentInsteadOfText,
  },
  {
    id: 'file-password-named',
    group: 'request',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    title: 'Gives a file’s password',
    sentence: 'It gives the password for the file it wants you to open. That only blocks security checks.',
    check: filePassword,
  },
];

function attachmentInsteadOfText({ email, html, words, thread }: ParsedEmail): Evidence[] {
  if (words.length > NEXT_TO_NOTHING || thread.quoted.length > 0) return NO_EVIDENCE;
  // Next to displayed pictures, another picture is not content.
  const showsPictures = (html?.images.length ?? 0) > 0;
  const file = email.attachments?.find(
    ({ filename }) => DOCUMENT.test(filename) && !(showsPictures && PICTURE.test(filename)),
  );
  return file ? [plainEvidence('attachment', file.filename)] : NO_EVIDENCE;
}

function filePassword(parsed: ParsedEmail): Evidence[] {
  return match(parsed, 'file-password').filter(({ where, end = 0 }) =>
    NAMED.test(textOf(parsed, where).slice(end, end + GIVEN_WITHIN)),
  );
}
