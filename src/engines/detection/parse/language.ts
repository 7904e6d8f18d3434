import { LIMITS } from '../limits.ts';
import type { Word } from './words.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The commonest words that the other languages do not share, without accents, as `Word.norm` has them. */
const STOP_WORDS: Readonly<Record<Language, string>> = {
  en: 'the and you your to of is for this that with have we are will from be please our not it on has been my can if',
  de: 'und der die das sie ihr ihre ihnen ihren ist nicht wir bitte mit auf fur ein eine einen haben werden wurde von zu sich ich es den dem im um oder',
  fr: 'vous votre vos nous les des est pour dans une avec sur pas sont etre cette ces ce du au aux et je avez merci qui veuillez sera',
  es: 'usted su sus los las el una para con por que del ha hemos esta este y tu en es haga clic gracias como si nuestro al',
  pt: 'voce sua seu seus suas os uma para com por nao foi esta este do da dos das em e que no na ao mais obrigado clique por',
  it: 'il lo gli la che per non una con sono della del di e tuo suo vostro abbiamo questo questa alla dei nel le ha clicca grazie si',
  nl: 'de het een en van u uw je jouw wij niet dat voor met is op zijn om te aan heeft hebben wordt deze dit bij naar klik',
  pl: 'i w z ze sie jest na nie dla jak juz przez oraz po od prosimy prosze jego jej panstwa ktory ktora jesli czy tak przy pod moze mozna zostal zostanie twoje swoje twoj nasz nasze bedzie tym tego ale albo lub dzien dziekujemy',
};

const SHARE = 0.08;
const LEAD = 1.25;
const ENOUGH = 6;
/** One short word is common in other languages, too. */
const FEWEST = 2;

const placesOfWord = new Map<string, number[]>();
for (const [place, language] of LANGUAGES.entries()) {
  for (const word of new Set(STOP_WORDS[language].split(' '))) {
    placesOfWord.set(word, [...(placesOfWord.get(word) ?? []), place]);
  }
}

/** The language of a text, or null when it is too short to say or is none of ours. */
export function languageOf(words: readonly Word[]): Language | null {
  return languageBy(countsIn(words), words.length);
}

/** How many words are common ones of each language, in the order of `LANGUAGES`. */
function countsIn(words: readonly Word[]): number[] {
  const counts = LANGUAGES.map(() => 0);
  for (const { norm } of words) {
    for (const place of placesOfWord.get(norm) ?? []) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

function languageBy(counts: readonly number[], words: number): Language | null {
  const most = Math.max(...counts);
  const place = counts.indexOf(most);
  if (words < ENOUGH || most < FEWEST || most / words < SHARE) return null;
  return counts.every((count, other) => other === place || most >= count * LEAD) ? (LANGUAGES[place] ?? null) : null;
}

export interface Languages {
  /** The one most of the text is in, as far as it is in one of ours. */
  language: Language | null;
  /** All that a passage is in. None: it may be any. */
  languages: readonly Language[];
  /** Whether most of the text is in languages of ours. */
  isRead: boolean;
}

const OPENING = 25;
const PASSAGE = 100;
/** Tables, addresses and signatures have no language, and honest letters have them. */
const UNREAD_SHARE = 0.5;

/** The languages of a letter, passage by passage: what fills it up must not keep the rest from being read. */
export function languagesOf(subject: readonly Word[], body: readonly Word[]): Languages {
  const sum = countsIn(subject);
  const counts = new Map<Language, number>();
  let passages = 0;
  let unread = 0;
  for (let from = 0; from < body.length; from += PASSAGE) {
    const passage = body.slice(from, from + PASSAGE);
    const common = countsIn(passage);
    for (const [place, count] of common.entries()) sum[place] = (sum[place] ?? 0) + count;
    const language = languageBy(common, passage.length);
    passages++;
    if (language === null) unread++;
    else counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const whole = languageBy(sum, subject.length + body.length);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  const languages = new Set(counts.keys());
  for (const one of [whole, languageOf(body.slice(0, OPENING))]) if (one) languages.add(one);
  return {
    language: whole ?? first?.[0] ?? null,
    languages: [...languages],
    isRead: whole !== null || (first !== undefined && unread <= passages * UNREAD_SHARE),
  };
}

/** What joins the parts of an address: a stop or colon between two words with no space around it. */
const JOINS = '.@/_=&?%:';
const WORD = /[\p{L}\p{N}]/u;

/** The words that somebody wrote as words: `com` in an address is no Portuguese, and a number is in no language. */
export function spokenWords(text: string, words: readonly Word[]): Word[] {
  const isJoint = (at: number, beyond: number) => JOINS.includes(text[at] ?? ' ') && WORD.test(text[beyond] ?? ' ');
  return words.filter(
    ({ norm, start, end }) =>
      (norm.charCodeAt(0) > 57 || norm.charCodeAt(0) < 48) && !isJoint(end, end + 1) && !isJoint(start - 1, start - 2),
  );
}

/** More of the commonest words: of a few words, few are stop words. */
const MORE_STOP_WORDS: Readonly<Record<Language, string>> = {
  en: 'at by as an so he she they me us do does did was were had would could should there here what when where which who how all any no now about out up see let know thanks hi hello dear today tomorrow but or new i am some more very just put go will well good great too also only like back over after before use need want one look looks hope they them then than may',
  de: 'du dich dir mir mich uns unser unsere war wird kann noch auch nur nach bei aus wie wenn dass hier heute morgen hallo liebe danke ja nein in an vom zum zur als aber was wer',
  fr: 'le la un de a en il elle on ne se si mais ou plus tout bien bonjour cordialement demain ici mon ton son ses leur',
  es: 'el de la que a no se lo le mi te ya pero mas muy hola saludos manana aqui hoy son ser puede',
  pt: 'o a de um se me ja mas muito ola ate hoje amanha aqui meu minha ser pode tem',
  it: 'i un di a e in mi ti ci ma piu molto ciao oggi domani qui mio mia essere puo',
  nl: 'ik je me mijn we ze hij zij er maar ook nog naar als dan wat wie hier vandaag morgen hallo groet bedankt kan wil was',
  pl: 'a o ma moj moja mi ci ty ja my wy ten ta te co kto gdzie kiedy dzis jutro tutaj dzien dobry witam pozdrawiam dziekuje',
};
const commonWords = new Map(
  LANGUAGES.map((one) => [one, new Set(`${STOP_WORDS[one]} ${MORE_STOP_WORDS[one]}`.split(' '))]),
);
/** Letters of Nordic, Baltic, Czech, Hungarian, Romanian, Turkish and other words: none of our languages writes them. */
const OTHER_LETTERS = /[åøæğşıěřůšžťďňőűțșăđðþāēīūķļņģįųė]/i;
/** Words that say something, and words that ask for something by themselves. */
const A_FEW = { besideLink: 5, alone: 10 };
const SHARE_OF_FEW = { besideLink: 0.15, alone: 0.1 };
const FOREIGN_SHARE = 0.5;

/**
 * Whether a short text can be read: with a link beside it, it must be plain that it is in a language of ours; without
 * one, that it is in none. Of hardly any words, nothing can be said.
 */
export function isShortTextRead(text: string, spoken: readonly Word[], hasLink: boolean): boolean {
  if (isForeign(text)) return false;
  const place = hasLink ? 'besideLink' : 'alone';
  if (spoken.length < A_FEW[place]) return true;
  const others = spoken.filter(({ start, end }) => OTHER_LETTERS.test(text.slice(start, end))).length;
  const most = Math.max(...[...commonWords.values()].map((list) => spoken.filter(({ norm }) => list.has(norm)).length));
  return most >= spoken.length * SHARE_OF_FEW[place] && (others === 0 || most > others * 2);
}

const BEYOND_ASCII = /[^\0-\x7f]/;
const ACCENTED_SHARE = 0.05;

/** Whether a text in no language of ours is one in another, rather than a table, an address or a program. */
export function isOtherLanguage(text: string, spoken: readonly Word[]): boolean {
  const accented = spoken.filter(({ start, end }) => BEYOND_ASCII.test(text.slice(start, end))).length;
  return isForeign(text) || accented > spoken.length * ACCENTED_SHARE;
}

/** Mostly in another script than Latin. */
function isForeign(text: string): boolean {
  const start = text.slice(0, LIMITS.subject);
  if (!BEYOND_ASCII.test(start)) return false;
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters - latin > letters * FOREIGN_SHARE;
}
