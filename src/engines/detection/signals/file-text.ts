import type { Evidence } from '../analysis.ts';
import { isLikeAnEmail } from '../parse/file-texts.ts';
import type { FileText, ParsedEmail } from '../parse/parsed-email.ts';
import { NO_EVIDENCE, type SignalRule } from './signal.ts';

/** Without it, how to log in is in every second guide and notice. */
const PRESSURE = [
  'account-problem',
  'mailbox-full',
  'held-messages',
  'password-expiry',
  'threat',
  'deadline',
  'urgency',
] as const;
/** Characters shown before and after a quotation. */
const AROUND = 80;
const BREAK = /\s+/g;

/** What a signal finds in the texts of attached files, if it looks there. */
export function evidenceInFiles({ check, inFiles }: SignalRule, { fileTexts }: ParsedEmail): Evidence[] {
  if (inFiles === undefined || fileTexts.length === 0) return NO_EVIDENCE;
  return fileTexts
    .filter(({ parsed }) => inFiles === 'any' || isLikeAnEmail(parsed))
    .filter(({ parsed }) => inFiles !== 'under-pressure' || PRESSURE.some((concept) => parsed.phrases.has(concept)))
    .flatMap((file) => check(file.parsed).map((evidence) => fromFile(file, evidence)));
}

/** Evidence in a file's text, quoted with its surroundings: only there do its offsets count. */
export function fromFile({ source, parsed: { text } }: FileText, evidence: Evidence): Evidence {
  const { quote, href, start, end } = evidence;
  const about = { quote, where: 'attachment' as const, source, ...(href === undefined ? {} : { href }) };
  if (start === undefined || end === undefined || start === end) return about;
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  return {
    ...about,
    around: {
      before: `${start > AROUND ? '…' : ''}${before.replace(BREAK, ' ')}`,
      after: `${after.replace(BREAK, ' ')}${end + AROUND < text.length ? '…' : ''}`,
    },
  };
}
