import { type Email, isMessageSource } from '../../engines/detection/index.ts';
import { readMessage } from '../../engines/detection/mime/message.ts';
import {
  type ContextFeatures,
  contextFeaturesOf,
  NO_CONTEXT_FEATURES,
} from '../../engines/detection/model/context-features.ts';
import { type Feature, featuresOf, windowsOf } from '../../engines/detection/model/features.ts';
import { parse } from '../../engines/detection/parse/parse.ts';
import { wordsOf } from '../../engines/detection/parse/words.ts';
import { emailOf, type MailRecord } from '../bench/detection/record.ts';
import { recordsIn } from '../bench/detection/sources.ts';
import { isTuned } from '../bench/detection/tally.ts';
import { ALLOWED_SOURCES, type AllowedSource } from '../corpus/allowed-sources.ts';
import { INVENTED_NAMES } from './emails/fillings.ts';
import { type Sample, samples } from './emails/generate.ts';

/** An email as the trainer sees it. */
export interface Example {
  /** A public source's name, or `own`. */
  source: string;
  /** What must not be recognised by words that only it has: a source, or a scenario of our own. */
  group: string;
  isMalicious: boolean;
  /** As the engine sees it. */
  language: string | null;
  buckets: Uint32Array;
  /** How much each of them counts. */
  worths: Float64Array;
  /** 1 for each that rests on a name that was made up: seen like the others, but nothing to learn from. */
  named: Uint8Array;
  /** Those of the parts of a long email. */
  windows: Pick<Example, 'buckets' | 'worths'>[];
  /** Who sends and where links lead; and what of that is known from subject and body alone. */
  contextFeatures: ContextFeatures;
  bare: ContextFeatures;
  /** Only to fit and measure with, never to learn from. */
  heldBack: boolean;
  /** Of our own emails: both twins have it. */
  pair?: string;
}

/** In so many languages only a name stays the same, and nearly always with a capital. */
const LANGUAGES_OF_NAME = 8;
const CAPITALS_OF_NAME = 0.8;

/** Names that were made up, in our own emails and in what templates were filled with. */
export type Names = ReadonlySet<string>;

const OWN_NAMES = INVENTED_NAMES.flatMap((name) =>
  wordsOf(name, false).flatMap(({ norm, start }) => (isCapital(name[start]) ? norm : [])),
);

/** Our own pairs, or those given. */
export function ownExamples(names: Names = new Set(OWN_NAMES), emails: Iterable<Sample> = samples()): Example[] {
  return [...emails].map(({ scenario, label, heldBack, pair, email }) => ({
    source: 'own',
    group: `own ${scenario}`,
    isMalicious: label === 'malicious',
    heldBack,
    pair,
    ...exampleOf(email, names),
  }));
}

/** The mails of the public sets that may be learned from, by set. */
export type PublicMails = ReadonlyMap<AllowedSource, readonly MailRecord[]>;

export async function publicMails(folder: string): Promise<PublicMails> {
  const mails = new Map<AllowedSource, MailRecord[]>();
  for (const source of ALLOWED_SOURCES) {
    const records: MailRecord[] = [];
    for await (const record of recordsIn(folder, source.name)) records.push(record);
    mails.set(source, records);
  }
  return mails;
}

/** Names of our own emails, and words that rendered templates have with a capital in many languages. */
export function namesIn(mails: PublicMails): Names {
  const found = new Map<string, { languages: Set<string>; count: number; capitals: number }>();
  for (const [{ isRendered }, records] of mails) {
    for (const record of isRendered ? records : []) {
      const { subject, text, subjectWords, words } = parse(emailOf(record, true), {}, []);
      for (const [source, some] of [[subject, subjectWords] as const, [text, words] as const]) {
        for (const { norm, start } of some) {
          const known = found.get(norm) ?? { languages: new Set(), count: 0, capitals: 0 };
          known.languages.add(record.lang ?? '');
          known.count++;
          if (isCapital(source[start])) known.capitals++;
          found.set(norm, known);
        }
      }
    }
  }
  const rendered = [...found].filter(
    ([, { languages, count, capitals }]) => languages.size >= LANGUAGES_OF_NAME && capitals >= CAPITALS_OF_NAME * count,
  );
  return new Set([...OWN_NAMES, ...rendered.map(([norm]) => norm)]);
}

function isCapital(character = ''): boolean {
  return character !== character.toLowerCase();
}

/**
 * Only what public mails say, who sends them and where they lead is read; of rendered templates not even that, since it was
 * made up. The half that the benches measure as held out is not learned from.
 */
export function publicExamples(mails: PublicMails, names: Names): Example[] {
  return [...mails].flatMap(([{ name, isMalicious, isRendered }, records]) =>
    records.map((record) => {
      const { from } = emailOf(record, false);
      const email = { ...emailOf(record, true), ...(from && { from }) };
      const unknown = { contextFeatures: NO_CONTEXT_FEATURES, bare: NO_CONTEXT_FEATURES };
      const known = { source: name, group: name, isMalicious, heldBack: !isTuned(record.id) };
      return { ...known, ...exampleOf(email, names), ...(isRendered && unknown) };
    }),
  );
}

/** A message as it came, or only its text; what no other report has is not learned from. */
export async function messageExample(
  content: string,
  source: string,
  group: string,
  isMalicious: boolean,
): Promise<Example> {
  const email = isMessageSource(content) ? await readMessage(content) : { subject: '', body: content };
  return { source, group, isMalicious, heldBack: false, ...exampleOf(email, new Set()) };
}

/** An email as the engine sees it. */
function exampleOf(email: Email, names: Names) {
  const parsed = parse(email, {}, []);
  const features = featuresOf(parsed);
  const all = () => true;
  const isName = [...parsed.subjectWords, ...parsed.words].map(({ norm }) => names.has(norm));
  const { from: _, ...fields } = email;
  return {
    ...packedFeatures(features),
    windows: windowsOf(parsed).map((span) => packedFeatures(featuresOf(parsed, all, span))),
    named: Uint8Array.from(features, ({ from, to }) => (isName.slice(from, to + 1).includes(true) ? 1 : 0)),
    language: parsed.language,
    contextFeatures: contextFeaturesOf(parsed),
    bare: contextFeaturesOf({ ...parsed, email: fields }),
  };
}

function packedFeatures(features: readonly Feature[]) {
  return {
    buckets: Uint32Array.from(features, ({ bucket }) => bucket),
    worths: Float64Array.from(features, ({ worth }) => worth),
  };
}
