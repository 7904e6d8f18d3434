import type { Edit } from './changes.ts';
import type { ReadDocument } from './document.ts';

const CAPITALISED = /^\p{Lu}[\p{L}\p{M}'’-]{1,40}(?: \p{Lu}[\p{L}\p{M}'’-]{1,40}){0,2}$/u;
/** Before a word that is capitalised anyway, not because it begins a sentence. */
const MID_SENTENCE = /[\p{Ll}\p{N},;)](?:\.?)\s$/u;
/** Prepositions after which German has no article before a name: `in Hamburg`, `Gerichtsstand ist Bremen`. */
const BEFORE_A_GERMAN_NAME = /(?:^|\s)(?:in|aus|von|nach|bei|ab|bis|zu|ist)\s$/iu;
/** Capitalised words within sentences, among all words. German texts have 20 to 30 %, others under 10 %. */
const NOUNS_ARE_CAPITALISED = 0.14;

/**
 * Single capitalised words that replaced each other within a sentence, such as `Hamburg` and `Bremen`. By themselves
 * they are not facts, because every sentence begins with one.
 * @returns the function for the edits of one change
 */
export function namesReader(before: ReadDocument, after: ReadDocument) {
  const shape = lazy(() => {
    const text = `${before.text}\n${after.text}`;
    const words = text.match(/\p{L}+/gu) ?? [];
    const capitalised = text.match(/\p{Ll},?\s\p{Lu}\p{Ll}/gu) ?? [];
    return {
      lowerCase: new Set(words.filter((word) => /^\p{Ll}/u.test(word))),
      hasCapitalisedNouns: capitalised.length > words.length * NOUNS_ARE_CAPITALISED,
    };
  });
  const isName = (text: string, start: number, end: number) => {
    const word = text.slice(start, end);
    const lead = text.slice(Math.max(0, start - 12), start);
    if (!CAPITALISED.test(word) || !/\p{Ll}/u.test(word) || !MID_SENTENCE.test(lead)) return false;
    const { lowerCase, hasCapitalisedNouns } = shape();
    if (word.split(' ').some((part) => lowerCase.has(part.toLowerCase()))) return false;
    return !hasCapitalisedNouns || BEFORE_A_GERMAN_NAME.test(lead);
  };
  return (edits: readonly Edit[]) =>
    edits.flatMap((edit) =>
      isName(before.text, edit.before.start, edit.before.end) && isName(after.text, edit.after.start, edit.after.end)
        ? [{ edit, before: wordOf(before, edit.before), after: wordOf(after, edit.after) }]
        : [],
    );
}

function wordOf({ text }: ReadDocument, { start, end }: Edit['before']): string {
  return text.slice(start, end);
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
