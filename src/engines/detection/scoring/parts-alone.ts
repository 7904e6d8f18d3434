import { type Evidence, rank, type Signal } from '../analysis.ts';
import { textScore } from '../model/text-score.ts';
import { isLikeAnEmail } from '../parse/file-texts.ts';
import { parse } from '../parse/parse.ts';
import type { FileText, ParsedEmail } from '../parse/parsed-email.ts';
import { isThin, namedPicture, wordsIn } from '../parse/pictures.ts';
import { typedPartOf } from '../parse/typed-part.ts';
import { fromFile } from '../signals/file-text.ts';
import { type Assessment, assess, withSource } from './assessment.ts';
import { countedSignals } from './counted-signals.ts';
import type { Checked } from './coverage.ts';

type Assessed = Assessment & { signals: Signal[] };

/** A picture or file, and its words. */
type Part = Pick<FileText, 'source' | 'picture'> & { text: string };

/** Each is parsed and searched once more, in about 2 ms. A sender may attach a hundred files and choose their order. */
const PARTS = 24;

/**
 * The worst of the verdicts on the whole email, on each picture or file alone, as if the same sender had sent just its
 * words, and on what a service's user typed: honest words around them must not outweigh them. Files count only if the
 * email is their cover note. Next to a real text, a request in an invoice is normal.
 */
export function worstOfParts(whole: Assessed, parsed: ParsedEmail, coverage: Checked): Assessed {
  const worst = [
    ...typedAlone(parsed, coverage),
    ...partsOf(parsed).map((part) => assessedAlone(part, parsed, coverage)),
  ].reduce((one, other) => (rank(other.severity) > rank(one.severity) ? other : one), whole);
  if (worst === whole) return whole;
  // Signals of the whole email didn't count for this verdict.
  const told = new Set(worst.signals.map(({ id }) => id));
  const others = whole.signals.filter(({ id }) => !told.has(id)).map(uncounted);
  return { ...worst, signals: [...worst.signals, ...others] };
}

/** What the user of a service typed, as if that stranger had written it in an email. */
function typedAlone(whole: ParsedEmail, coverage: Checked): Assessed[] {
  const typed = typedPartOf(whole);
  if (typed === null) return [];
  const assessed = assess(countedSignals(typed), typed, coverage);
  // A name and a sentence or two: by themselves they would count for too much.
  if (rank(assessed.severity) < rank('Medium')) return [];
  return [assessed];
}

function uncounted(signal: Signal): Signal {
  return { ...signal, weight: 0, tier: signal.tier === 'hard' ? 'hard' : 'context' };
}

/** The ones with the worst wording, each text once. */
function partsOf({ text, ownLength, speaking, fileTexts }: ParsedEmail): Part[] {
  const pictures = ownLength === 0 && speaking.length === 1 ? [] : speaking;
  const isCoverNote = fileTexts.length > 0 && isThin(wordsIn(text.slice(0, ownLength)));
  const files = new Map<string, FileText>();
  if (isCoverNote) for (const file of fileTexts) if (!files.has(file.parsed.text)) files.set(file.parsed.text, file);
  const worstFirst = [...files.values()]
    .filter(({ parsed }) => isLikeAnEmail(parsed))
    .map((file) => ({ file, wording: textScore(file.parsed) }))
    .sort((one, other) => other.wording - one.wording);
  return [
    ...pictures.map((picture) => ({ source: namedPicture(picture), picture, text: picture.text })),
    ...worstFirst.map(({ file }) => ({ ...file, text: file.parsed.text })),
  ].slice(0, PARTS);
}

function assessedAlone({ source, text, picture }: Part, { email, context }: ParsedEmail, coverage: Checked): Assessed {
  const { from, senders, replyTo, to, headers } = email;
  const parsed = parse(
    {
      subject: '',
      body: text,
      ...(from && { from }),
      ...(senders && { senders }),
      ...(replyTo && { replyTo }),
      ...(to && { to }),
      ...(headers && { headers }),
    },
    context,
    [],
    [],
  );
  const file = { source, parsed, ...(picture && { picture }) };
  const assessed = assess(countedSignals(parsed), parsed, coverage);
  const placed = (evidence: Evidence) => (evidence.where === 'body' ? fromFile(file, evidence) : evidence);
  return {
    ...assessed,
    signals: assessed.signals.map((signal) => withSource({ ...signal, evidence: signal.evidence.map(placed) })),
  };
}
