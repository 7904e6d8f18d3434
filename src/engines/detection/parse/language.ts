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

const languagesOfWord = new Map<string, Language[]>();
for (const language of LANGUAGES) {
  for (const word of new Set(STOP_WORDS[language].split(' '))) {
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
  }
}

/** The language of a text, or null when it is too short to say or is none of ours. */
export function languageOf(words: readonly Word[]): Language | null {
  const counts = new Map<Language, number>();
  for (const { norm } of words) {
    for (const language of languagesOfWord.get(norm) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (!first || words.length < ENOUGH || first[1] / words.length < SHARE) return null;
  return !second || first[1] >= second[1] * LEAD ? first[0] : null;
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
  const whole = languageOf([...subject, ...body]);
  const counts = new Map<Language, number>();
  let passages = 0;
  let unread = 0;
  for (let from = 0; from < body.length; from += PASSAGE) {
    const language = languageOf(body.slice(from, from + PASSAGE));
    passages++;
    if (language === null) unread++;
    else counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  const languages = new Set(counts.keys());
  for (const one of [whole, languageOf(body.slice(0, OPENING))]) if (one) languages.add(one);
  return {
    language: whole ?? first?.[0] ?? null,
    languages: [...languages],
    isRead: whole !== null || (first !== undefined && unread <= passages * UNREAD_SHARE),
  };
}
