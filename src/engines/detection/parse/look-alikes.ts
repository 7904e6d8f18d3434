import { isKnownWord, isListedWord, isNameOfBrand } from './known-words.ts';
import { answersOf } from './once-per-word.ts';
import { isInAddress, type Word, wordsOf } from './words.ts';

/** Letters that readers take a digit for. */
const DIGITS: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'li'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
]);
/** Digits that can replace the end of a word: others number something, or look like a plural ending. */
const LAST_DIGIT = /\D[01]$/;
const [LONGEST, SHORTEST] = [24, 3];
/** Each place has several readings, so a word with many places has too many readings. */
const MAX_PLACES = 4;
/** A word with fewer letters is one character away from an abbreviation. */
const ENOUGH_LETTERS = 4;
const ENOUGH_AT_END = 5;
/** What Ian, Iain and Ioan look like. */
const LIKE_NAMES: ReadonlySet<string> = new Set(['lan', 'lain', 'loan']);

/** No word ends in -iy, whatever stem it begins with. */
const LY = /Iy$/;
/** As in `open3d`. */
const IN_SPACE = /3d$/i;

/** A character that may be meant as another one. */
interface Place {
  at: number;
  /** The letters it may represent. A letter may also mean itself. */
  letters: string;
}

interface Reading {
  norm: string;
  /** Whether it counts only next to an unambiguous word. */
  isDoubtful: boolean;
}

/**
 * The words of a text, also those that are disguised by ASCII characters that look like others (`PayPaI`, `lhre`,
 * `acc0unt`). A word counts as disguised if no normal spelling has such characters in these places, if the engine's
 * lists don't contain it, and if they contain the word it looks like: so `OpenAI`, `McIntosh` and `log4j` stay as they
 * are.
 * @param linesAreSentences as for `wordsOf`
 */
export function readWords(text: string, linesAreSentences: boolean): Word[] {
  const words = wordsOf(text, linesAreSentences);
  const doubtful: [number, Word][] = [];
  let isSure = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word || !hasOddCharacter(text, word)) continue;
    const reading = readingOf(text, word);
    if (reading === null) continue;
    const { norm } = reading;
    const read: Word = { ...word, norm, answers: answersOf(norm), disguise: 'look-alike-characters' };
    if (reading.isDoubtful && !isBeforeNoun(text, read, words[at + 1])) doubtful.push([at, read]);
    else {
      words[at] = read;
      isSure = true;
    }
  }
  if (isSure) for (const [at, word] of doubtful) words[at] = word;
  return words;
}

/** A fast filter: lets few words through, and checks each character once. */
function hasOddCharacter(text: string, { norm, start, end, disguise }: Word): boolean {
  const length = end - start;
  if (length < SHORTEST || length > LONGEST || norm.length !== length || disguise !== undefined) return false;
  let [letters, capitals] = [0, 0];
  let hasBar = text.charCodeAt(start) === SMALL_L;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code < CAPITAL_A) continue;
    letters++;
    if (code > CAPITAL_Z) continue;
    capitals++;
    if (code === CAPITAL_I) hasBar = true;
  }
  if (letters < length) return letters > length - letters;
  return (hasBar && capitals < letters) || (capitals > 1 && letters - capitals > 0 && letters - capitals < capitals);
}

const [CAPITAL_A, CAPITAL_I, CAPITAL_Z, SMALL_L] = [65, 73, 90, 108];

/** The word it looks like, if it isn't a word as written. */
function readingOf(text: string, word: Word): Reading | null {
  const written = text.slice(word.start, word.end);
  const places = placesIn(written);
  if (places.length === 0 || places.length > MAX_PLACES) return null;
  const isWord = isKnownWord(word.norm) && !LY.test(written);
  if (isWord || isInAddress(text, word) || isPartOfCode(text, word)) return null;
  const endsInDigit = LAST_DIGIT.test(written);
  // `page1` is a page.
  if (endsInDigit && (written.length < ENOUGH_AT_END || isKnownWord(word.norm.slice(0, -1)))) return null;
  for (const norm of readingsOf(word.norm, written, places)) {
    if ((norm.length >= ENOUGH_AT_END || /^l[A-Z]+$/.test(written)) && isNameOfBrand(norm)) {
      return { norm, isDoubtful: false };
    }
    if (!isInOneCase(written, norm)) continue;
    const isDoubtful =
      norm.length < ENOUGH_LETTERS || written.endsWith('1') || LIKE_NAMES.has(norm) || IN_SPACE.test(written);
    const isLikeName = written[0] === 'I' && norm[0] === 'l';
    if (isDoubtful || isLikeName ? isListedWord(norm) : isKnownWord(norm)) return { norm, isDoubtful };
  }
  return null;
}

/** The characters in places where no spelling has them; none if a digit means a digit. */
function placesIn(written: string): Place[] {
  const places: Place[] = [];
  const isInCapitals = /^[A-Zl\d]+$/.test(written) && written.replace(/[l\d]+/g, '').length > 1;
  for (let at = 0; at < written.length; at++) {
    const char = written[at] ?? '';
    const [before, after] = [written[at - 1] ?? '', written[at + 1] ?? ''];
    if (char === 'I') {
      const isFirst = at === 0 && /[aeiouy]/.test(after);
      const isInside = at > 0 && (isSmall(before) || isSmall(after) || places.at(-1)?.at === at - 1);
      if (isFirst || isInside) places.push({ at, letters: 'l' });
    } else if (char === 'l') {
      if (isInCapitals || (at === 0 && /[b-df-hjkm-np-tv-xz]/.test(after))) places.push({ at, letters: 'i' });
    } else if (char <= '9') {
      const letters = DIGITS.get(char);
      const isLast = at === written.length - 1;
      const isTooFar = at === 0 && written.length < ENOUGH_AT_END;
      if (letters === undefined || isTooFar || (isLast && !LAST_DIGIT.test(written))) return [];
      places.push({ at, letters });
    }
  }
  return places;
}

function isSmall(char: string): boolean {
  return char !== '' && char !== char.toUpperCase();
}

/** All ways to read the characters at these places, except the one that changes nothing. */
function readingsOf(norm: string, written: string, places: readonly Place[]): string[] {
  let readings = [norm];
  for (const { at, letters } of places) {
    const kept = (written[at] ?? '') > '9' ? readings : [];
    const read = Array.from(letters).flatMap((letter) =>
      readings.map((one) => one.slice(0, at) + letter + one.slice(at + 1)),
    );
    readings = [...read, ...kept];
  }
  return readings.filter((one) => one !== norm);
}

/** Whether the characters that mean themselves are small, capitals or small after a capital. */
function isInOneCase(written: string, norm: string): boolean {
  const rest = Array.from(written).filter((char, at) => char > '9' && char.toLowerCase() === norm[at]);
  return /^(?:\p{Lu}?\P{Lu}*|\p{Lu}+)$/u.test(rest.join(''));
}

/** `B00K-5521` is a number, and `paypa1-desk.example` an address. */
function isPartOfCode(text: string, { start, end }: Word): boolean {
  const before =
    text
      .slice(Math.max(0, start - LONGEST), start)
      .split(APART)
      .pop() ?? '';
  const after = text.slice(end, end + LONGEST).split(APART, 1)[0] ?? '';
  return (
    /[#$+\\]$|[A-Za-z\d]:$/.test(before) ||
    /^[#$+\\]|^:[A-Za-z\d]/.test(after) ||
    (/[-_]$/.test(before) && OF_CODE.test(before)) ||
    (/^[-_]/.test(after) && OF_CODE.test(after))
  );
}

const APART = /[\s,;()]/;
/** In the rest of a number or an address. */
const OF_CODE = /\d|[./@][A-Za-z-]/;

/** “lhr Konto” is a German account, and “lhr to jfk” a flight. */
function isBeforeNoun(text: string, { start, end }: Word, next: Word | undefined): boolean {
  if (text[start] !== 'l' || next?.start !== end + 1 || text[end] !== ' ') return false;
  return /^[A-Z][a-z]{3}/.test(text.slice(next.start, next.end)) && isKnownWord(next.norm);
}
