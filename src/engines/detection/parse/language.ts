import { LIMITS } from '../limits.ts';
import { languageOfFew } from './few-words.ts';
import type { Word } from './words.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The commonest words, without accents, as `Word.norm` has them. One that several languages have stands with each:
 * “de” is Spanish, French, Portuguese and Dutch.
 */
const COMMON_WORDS: Readonly<Record<Language, string>> = {
  en: 'the and you your to of is for this that with have we are will from be please our not it on has been my can if a in me at by as an so i he she they us do does did was were had would could should there here what when where which who how all any no now about out up let know thanks hi hello dear today tomorrow but or new am some more very just well also only back over after before need want them then than may its their his her these those because into until since while yet each other such own same few both between during still',
  de: 'und der die das sie ihr ihre ihnen ihren ihrem ihrer ist nicht wir bitte mit auf fur ein eine einen einem einer eines haben werden wurde wurden von zu sich ich es den dem des im um oder sind hat bis du dich dir mir mich uns unser unsere war wird kann konnen noch auch nur nach bei aus wie wenn dass hier heute morgen hallo liebe danke ja nein in an am vom zum zur als aber was wer uber so da er man mehr sehr schon dann doch diese dieser dieses keine kein muss soll durch gegen ohne unter vor zwischen sein seine mein meine alle alles immer wieder jetzt',
  fr: 'vous votre vos nous les des est pour dans une avec sur pas sont etre cette ces ce du au aux et je avez merci qui veuillez sera le la un de a il elle on ne se si mais ou plus tout bien bonjour cordialement demain ici mon ton son ses leur leurs ma ta sa mes tes notre nos que par comme tu te toi moi me y en ont ai as avons suis es etes fait faire peut peux puis aussi encore tres sans sous chez entre apres avant depuis quand alors donc meme deja ils elles lui cela c l d j n s qu dont toute tous toutes cet',
  es: 'usted su sus los las el una un para con por que del ha hemos esta este estos estas y tu tus en es son ser gracias como si nuestro nuestra nuestros nuestras al de la a no se lo le les mi mis te me ya pero mas muy hola saludos manana aqui hoy puede puedes o he han has hay fue era sin sobre desde hasta cuando donde entre tambien solo todo toda todos todas nos eso esto esa ese ellos ella yo tiene tengo tienes cada antes despues porque estamos estoy estan dia otro otra ahora bien sido',
  pt: 'voce sua seu seus suas o a os as um uma uns umas com para por que de do da dos das no na nos nas ao aos e em se me lhe nao foi esta este estes estas esse essa isso isto mais obrigado obrigada clique ja muito ola ate hoje amanha aqui meu minha meus minhas nosso nossa nossos nossas ser pode tem ter sao estao estou estamos sem sobre desde quando onde entre tambem so tudo todo toda todos todas eu ele ela eles elas voces mas ou como seja sera foram era pelo pela pelos pelas num numa oi teu teus tua tuas podes dia depois antes porque cada outro outra agora bem tenho temos',
  it: 'il lo gli la i le un uno una che per non con sono della delle del dei degli dello di e ed a da dal dalla dai dalle in nel nella nei nelle su sul sulla al alla ai alle agli tuo tua tuoi suo sua suoi vostro vostra abbiamo questo questa questi queste quello quella clicca grazie si mi ti ci ma piu molto ciao oggi domani qui mio mia essere puo ho ha hai hanno anche come se o noi voi loro lei lui io ne cui chi quando dove dopo prima senza fino tra fra tutto tutti tutte ogni solo ancora gia stato stata sia sara era nostro nostra nostri cosa perche vi deve c l d',
  nl: 'de het een en van u uw je jouw wij niet dat voor met is op zijn om te aan heeft hebben wordt worden deze dit bij naar klik ik me mij mijn we ze hij zij er maar ook nog in als dan wat wie hier vandaag morgen hallo groet bedankt kan kunt kunnen wil was waren of door over uit tot al onze ons nu wel geen moet zal zullen zou heb hebt bent ben die daar waar hoe na onder tegen zonder tussen tijdens graag alle alles iets veel meer zo toch hun haar jullie alleen weer omdat per sinds toen',
  pl: 'i w z ze sie jest na nie dla jak juz przez oraz po od do o a prosimy prosze jego jej panstwa ktory ktora ktore jesli czy tak przy pod moze mozna zostal zostala zostanie twoje swoje twoj twoja swoj nasz nasza nasze naszych bedzie beda tym tego ten ta to te tej ale albo lub dzien dziekujemy ma moj moja moje mi ci ty ja my wy co kto gdzie kiedy dzis dzisiaj jutro tutaj dobry witam pozdrawiam dziekuje jestem sa byl byla bylo bez za nad nam nas pan pani wam was go im ich on ona oni tylko teraz tu tam jeszcze aby zeby gdy bo sobie wszystko wszystkie kazdy przed',
};

const SHARE = 0.15;
const LEAD = 1.25;
const ENOUGH = 6;
/** One short word is common in other languages, too. */
const FEWEST = 2;

const languagesOfWord = new Map<string, readonly Language[]>();
for (const language of LANGUAGES) {
  for (const word of new Set(COMMON_WORDS[language].split(' '))) {
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
  }
}

/** The language of a text, or null when it is too short to say or is none of ours. */
export function languageOf(words: readonly Word[]): Language | null {
  return languageBy(countsIn(words), words.length);
}

/** How much the common words speak for each language, in the order of `LANGUAGES`: one of several is shared by them. */
function countsIn(words: readonly Word[]): number[] {
  const counts = LANGUAGES.map(() => 0);
  for (const { norm } of words) {
    const languages = languagesOfWord.get(norm) ?? [];
    for (const language of languages) {
      const place = LANGUAGES.indexOf(language);
      counts[place] = (counts[place] ?? 0) + 1 / languages.length;
    }
  }
  return counts;
}

function languageBy(counts: readonly number[], words: number): Language | null {
  const most = Math.max(...counts);
  const place = counts.indexOf(most);
  if (words < ENOUGH || most < FEWEST || most / words < SHARE) return null;
  return counts.every((count, other) => other === place || most >= count * LEAD) ? (LANGUAGES[place] ?? null) : null;
}

/** Emails of Nordic, Baltic, Czech, Hungarian, Romanian, Turkish and other words: none of our languages writes them. */
const OTHER_LETTERS = /[åøæğşıěřůšžťďňőűțșăđðþāēīūķļņģįųė]/i;

/** A text and those of its words that somebody wrote as words. */
export interface Spoken {
  text: string;
  words: readonly Word[];
}

export interface Languages {
  /** The one most of the text is in, as far as it is in one of ours. */
  language: Language | null;
  /** All that a passage is in. None: it may be any. */
  languages: readonly Language[];
  /** Whether most of the text is in languages of ours. */
  isRead: boolean;
}

/** From so many words on, the common ones among them are enough. */
const FEW = 60;

function ofFew(subject: Spoken, body: Spoken, byCommonWords: Language | null): Language | null {
  const offset = subject.text.length + 1;
  const text = `${subject.text}\n${body.text}`;
  if (OTHER_LETTERS.test(text)) return byCommonWords;
  const moved = body.words.map((word) => ({ ...word, start: word.start + offset, end: word.end + offset }));
  return languageOfFew({ text, words: [...subject.words, ...moved] }, LANGUAGES, languagesOfWord);
}

const OPENING = 25;
const PASSAGE = 100;
/** Tables, addresses and signatures have no language, and honest emails have them. */
const UNREAD_SHARE = 0.5;

/** The languages of an email, passage by passage: what fills it up must not keep the rest from being read. */
export function languagesOf(subject: Spoken, { text, words: body }: Spoken): Languages {
  const sum = countsIn(subject.words);
  const counts = new Map<Language, number>();
  let topics = 0;
  let unread = 0;
  for (let from = 0; from < body.length; from += PASSAGE) {
    const passage = body.slice(from, from + PASSAGE);
    const common = countsIn(passage);
    for (const [place, count] of common.entries()) sum[place] = (sum[place] ?? 0) + count;
    const language = languageBy(common, passage.length);
    topics++;
    if (language === null) unread++;
    else counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const length = subject.words.length + body.length;
  const whole = length < FEW ? ofFew(subject, { text, words: body }, languageBy(sum, length)) : languageBy(sum, length);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  const languages = new Set(counts.keys());
  for (const one of [whole, languageOf(body.slice(0, OPENING))]) if (one) languages.add(one);
  return {
    language: whole ?? first?.[0] ?? null,
    languages: [...languages],
    isRead: whole !== null || (first !== undefined && unread <= topics * UNREAD_SHARE),
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
  const most = Math.max(...countsIn(spoken));
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
