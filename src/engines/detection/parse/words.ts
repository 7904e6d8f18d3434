import { CONFUSABLES } from '../data/confusables.ts';
import { isInvisible } from '../html/invisible.ts';
import { type Answers, answersOf } from './once-per-word.ts';

/** How a word is written to hide it from filters but not from readers. */
export type Disguise =
  | 'foreign-letters'
  | 'styled-letters'
  | 'invisible-characters'
  | 'separated-letters'
  | 'look-alike-characters';

/** A word in its normal form (lower case, no accents, look-alikes folded), and its position in the original. */
export interface Word {
  norm: string;
  /** The values computed from it, see `answersOf`: a word with another normal form has others. */
  answers: Answers;
  start: number;
  end: number;
  /** Number of its sentence: phrases do not cross sentences. */
  sentence: number;
  disguise?: Disguise;
}

const SEPARATED_LETTERS = 5;

/** IPA, Greek to Armenian, Cherokee, Canadian, Coptic, Lisu and Deseret letters, some of which pass for Latin ones. */
const FOREIGN: readonly (readonly [number, number])[] = [
  [0x250, 0x2af],
  [0x370, 0x58f],
  [0x13a0, 0x167f],
  [0x2c80, 0x2cff],
  [0xa4d0, 0xa69f],
  [0xab30, 0xabbf],
  [0x10400, 0x1044f],
];

/** Phonetic letters in the alphabets of Hausa, Ewe, Fula, Akan, Azerbaijani and others. */
const IN_ALPHABETS = new Set(Array.from('ɓɔɖɗəɛɣɨɩɲɵʉʊʋ', (letter) => letter.codePointAt(0) ?? 0));

type Script = 'latin' | 'foreign' | 'styled' | 'symbol';

function scriptOf(code: number): Script {
  if (code < 0x250 || (code >= 0x1e00 && code < 0x1f00) || IN_ALPHABETS.has(code)) return 'latin';
  if (FOREIGN.some(([first, last]) => code >= first && code <= last)) return 'foreign';
  if (code >= 0x1d400 && code <= 0x1d7ff) return 'styled';
  if ((code >= 0x24b6 && code <= 0x24e9) || (code >= 0x1f130 && code <= 0x1f189)) return 'styled';
  if ((code >= 0xff21 && code <= 0xff5a) || (code >= 0x1d00 && code <= 0x1d2b)) return 'styled';
  return 'symbol';
}

/** Kana, ideographs and Hangul. They are never folded: a decomposed Hangul syllable would be several letters. */
export function isEastAsian(code: number): boolean {
  return (
    (code >= 0x3041 && code <= 0x30ff && code !== 0x30fb) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    code === 0x3005
  );
}

/** A cache: alphabets have few letters. */
const folded = new Map<number, string>();

function fold(code: number): string {
  if (isEastAsian(code)) return String.fromCharCode(code);
  const known = folded.get(code);
  if (known !== undefined) return known;
  let result = '';
  for (const part of String.fromCodePoint(code).normalize('NFKD')) {
    if (isCombining(part.codePointAt(0) ?? 0)) continue;
    const lower = (CONFUSABLES.get(part) ?? part).toLowerCase();
    // A capital П looks like no Latin letter, but п does: both have to give the same word.
    const plain = CONFUSABLES.get(lower) ?? lower;
    // Vowel signs of Thai and the Indic scripts are marks, and part of the word.
    if (/^[\p{L}\p{N}\p{M}]+$/u.test(plain)) result += plain;
  }
  folded.set(code, result);
  return result;
}

function foldable(code: number): boolean {
  return (
    (code >= 0x80 && code < 0x2e80 && !isInvisible(code) && !isCombining(code)) ||
    isEastAsian(code) ||
    (code >= 0xff10 && code <= 0xff5a) ||
    (code >= 0x1d400 && code <= 0x1d7ff) ||
    (code >= 0x1f100 && code <= 0x1f189) ||
    (code >= 0xa4d0 && code <= 0xabff) ||
    (code >= 0x10400 && code <= 0x1044f)
  );
}

function isAsciiWord(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function endOfAscii(text: string, start: number): number {
  let end = start;
  while (isAsciiWord(text.charCodeAt(end))) end++;
  return end;
}

/** Marks on, under or through the letter before them, and Hebrew and Arabic vowel points, which are mostly left out. */
function isCombining(code: number): boolean {
  return (
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0x591 && code <= 0x5c7) ||
    (code >= 0x64b && code <= 0x65f) ||
    (code >= 0x1ab0 && code <= 0x1aff) ||
    (code >= 0x1dc0 && code <= 0x1dff) ||
    (code >= 0x20d0 && code <= 0x20ff) ||
    (code >= 0xfe20 && code <= 0xfe2f)
  );
}

/** A cache: which code points are marks of one script, such as the dots and points of Syriac. */
const marks = new Map<number, boolean>();

/** Whether it is a mark of a script. On a Latin letter, nothing but filters reads it. */
function isMarkOfScript(code: number): boolean {
  const known = marks.get(code);
  if (known !== undefined) return known;
  const found = MARK_OF_SCRIPT.test(String.fromCodePoint(code));
  marks.set(code, found);
  return found;
}

const MARK_OF_SCRIPT = /^(?!\p{Script=Inherited})\p{M}$/u;

/** Strokes through a letter: no spelling has them on more than one. */
function isStruckThrough(code: number): boolean {
  return code >= 0x334 && code <= 0x338;
}

const SENTENCE_END = new Set(Array.from('.!?;:|•…।', (mark) => mark.codePointAt(0) ?? 0));
/** No space follows them. */
const EAST_ASIAN_END = new Set(Array.from('。！？；｡', (mark) => mark.codePointAt(0) ?? 0));
const SPACE = /\s/u;

/** The form in which words and hosts are compared. */
export function skeleton(text: string): string {
  let result = '';
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (isInvisible(code) || isCombining(code) || (isMarkOfScript(code) && /[a-z]$/.test(result))) continue;
    result += foldable(code) ? fold(code) || char : char.toLowerCase();
  }
  return result;
}

/**
 * Splits a text into words in one pass, undoing and recording disguises.
 * @param linesAreSentences true for text rendered from HTML, where a line break ends a block
 */
export function wordsOf(text: string, linesAreSentences: boolean): Word[] {
  const words: Word[] = [];
  let norm = '';
  let start = 0;
  let end = 0;
  let sentence = 0;
  let latin = 0;
  let foreign = 0;
  let styled = 0;
  /** Whether the last letter was Latin. */
  let isLatin = false;
  /** Ideographs and digits next to them are separate words. */
  let east = false;
  let hiddenInside = false;
  let hiddenPending = false;

  const close = () => {
    if (norm !== '') {
      const word: Word = { norm, answers: answersOf(norm), start, end, sentence };
      if (foreign > 0 && latin >= 2 && /^[a-z0-9]{4,}$/.test(norm)) word.disguise = 'foreign-letters';
      else if (styled >= 3) word.disguise = 'styled-letters';
      else if (hiddenInside && /^[a-z]{3,}$/.test(norm)) word.disguise = 'invisible-characters';
      words.push(word);
    }
    norm = '';
    latin = foreign = styled = 0;
    hiddenInside = hiddenPending = false;
  };

  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    if (norm === '' && isAsciiWord(code)) {
      const plainEnd = endOfAscii(text, at);
      // Most words are plain ASCII up to a space; characters beyond ASCII may belong to the word.
      if (!(text.charCodeAt(plainEnd) >= 0x80)) {
        const plain = text.slice(at, plainEnd).toLowerCase();
        words.push({ norm: plain, answers: answersOf(plain), start: at, end: plainEnd, sentence });
        at = plainEnd;
        continue;
      }
    }
    const next = at + (code > 0xffff ? 2 : 1);
    let piece = '';
    const isForeignMark = code >= 0x80 && isLatin && norm !== '' && isMarkOfScript(code);
    if (isForeignMark) hiddenPending = true;
    else if (isAsciiWord(code))
      piece = code <= 90 && code >= 65 ? String.fromCharCode(code + 32) : String.fromCharCode(code);
    else if (code >= 0x80 && foldable(code)) piece = fold(code);

    if (piece !== '') {
      const isEast = isEastAsian(code);
      if (norm !== '' && isEast !== east) close();
      east = isEast;
      if (norm === '') start = at;
      if (hiddenPending) hiddenInside = true;
      hiddenPending = false;
      norm += piece;
      end = next;
      if (code > 57) {
        const script = scriptOf(code);
        isLatin = script === 'latin';
        if (script === 'latin') latin++;
        else if (script === 'styled') styled++;
        else if (script === 'foreign') foreign++;
      }
    } else if (isForeignMark) {
      end = next;
    } else if (isInvisible(code)) {
      // Typesetting uses soft hyphens in long words.
      if (norm !== '' && code !== 0xad) hiddenPending = true;
    } else if (norm !== '' && isCombining(code)) {
      end = next;
      if (isStruckThrough(code)) styled++;
    } else {
      close();
      if (endsSentence(text, code, next, linesAreSentences)) sentence++;
    }
    at = next;
  }
  close();
  return joinSeparatedLetters(text, words);
}

function endsSentence(text: string, code: number, next: number, linesAreSentences: boolean): boolean {
  if (code === 10) return linesAreSentences || text[next] === '\n' || text[next] === '\r';
  if (EAST_ASIAN_END.has(code)) return true;
  return SENTENCE_END.has(code) && (next >= text.length || SPACE.test(text[next] ?? ''));
}

/** `C.a.l.l.e.d` is one word to a reader; shorter runs are initials. */
function joinSeparatedLetters(text: string, words: Word[]): Word[] {
  const joined: Word[] = [];
  for (let i = 0; i < words.length; ) {
    let last = i;
    while (isNextLetter(text, words[last], words[last + 1])) last++;
    const first = words[i];
    const final = words[last];
    if (!first || !final) break;
    if (last - i + 1 >= SEPARATED_LETTERS) {
      const norm = words
        .slice(i, last + 1)
        .map((word) => word.norm)
        .join('');
      joined.push({
        norm,
        answers: answersOf(norm),
        start: first.start,
        end: final.end,
        sentence: first.sentence,
        disguise: 'separated-letters',
      });
      i = last + 1;
    } else {
      joined.push(first);
      i++;
    }
  }
  return joined;
}

function isNextLetter(text: string, word: Word | undefined, next: Word | undefined): boolean {
  return (
    word?.norm.length === 1 &&
    next?.norm.length === 1 &&
    next.start - word.end === 1 &&
    '.-_·•*'.includes(text[word.end] ?? ' ') &&
    !/\d/.test(word.norm + next.norm)
  );
}

/** Whether a word is part of an email address, a web address or a host. */
export function isInAddress(text: string, { start, end }: Word): boolean {
  const before = text.charCodeAt(start - 1);
  const after = text.charCodeAt(end);
  if (before === BLANK && after === BLANK) return false;
  return (
    (OF_ADDRESS.has(before) && isSolid(text, start - 2)) ||
    (OF_ADDRESS.has(after) && isSolid(text, end + 1)) ||
    (before === DOT && isDotInside(text, start - 1)) ||
    (after === DOT && isDotInside(text, end)) ||
    (after === COLON && text.startsWith('//', end + 1))
  );
}

const [BLANK, DOT, COLON] = [32, 46, 58];
const OF_ADDRESS: ReadonlySet<number> = new Set([...'@/_=&?%'].map((char) => char.charCodeAt(0)));

/** A question mark ends a sentence, unless something follows it directly. */
function isSolid(text: string, at: number): boolean {
  return /\S/.test(text.charAt(at));
}

function isDotInside(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at + 1] ?? '');
}
