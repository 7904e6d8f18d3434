/** The numbers from one to twelve as contracts spell them out, one language per line. */
const ONE_TO_TWELVE = [
  'one two three four five six seven eight nine ten eleven twelve',
  'ein(?:e[mnrs]?)? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'une? deux trois quatre cinq six sept huit neuf dix onze douze',
  'una? dos tres cuatro cinco seis siete ocho nueve diez once doce',
  'una? due tre quattro cinque sei sette otto nove dieci undici dodici',
  'uma? d(?:oi|ua)s três quatro cinco seis sete oito nove dez onze doze',
  'од(?:ин|на|ного) дв(?:а|е|ух) тр(?:и|[её]х) четыр(?:е|[её]х) пят[ьи] шест[ьи] сем[ьи] вос(?:емь|ьми) девят[ьи] десят[ьи] одиннадцат[ьи] двенадцат[ьи]',
];
/** Tens and other usual periods. */
const LARGER: Readonly<Record<number, string>> = {
  14: 'fourteen|vierzehn|quatorze|catorce|quattordici|catorze|четырнадцат[ьи]',
  15: 'fifteen|fünfzehn|quinze|quince|quindici|пятнадцат[ьи]',
  18: 'eighteen|achtzehn|dix-huit|dieciocho|diciotto|dezoito|восемнадцат[ьи]',
  20: 'twenty|zwanzig|vingt|veinte|venti|vinte|двадцат[ьи]',
  24: 'twenty-four|vierundzwanzig|vingt-quatre|veinticuatro|ventiquattro|vinte e quatro|двадцат[ьи] четыр[её]х?',
  30: 'thirty|dreißig|trente|treinta|trenta|trinta|тридцат[ьи]',
  36: 'thirty-six|sechsunddreißig|trente-six|treinta y seis|trentasei|trinta e seis',
  45: 'forty-five|fünfundvierzig|quarante-cinq|cuarenta y cinco|quarantacinque',
  48: 'forty-eight|achtundvierzig|quarante-huit|cuarenta y ocho|quarantotto',
  60: 'sixty|sechzig|soixante|sesenta|sessanta|sessenta|шестьдесят|шестидесяти',
  90: 'ninety|neunzig|quatre-vingt-dix|noventa|novanta|девяност[оа]',
  100: 'hundred|hundert|cent|cien|cento|cem|ст[оа]',
};

const VALUES: readonly { pattern: RegExp; value: number }[] = [
  ...ONE_TO_TWELVE.flatMap((words) => words.split(' ').map((word, index) => ({ word, value: index + 1 }))),
  ...Object.entries(LARGER).map(([value, word]) => ({ word, value: Number(value) })),
].map(({ word, value }) => ({ pattern: new RegExp(`^(?:${word})$`, 'iu'), value }));

/** Matches a spelled-out number; the longest first, as `twenty-four` begins with `twenty`. */
export const NUMBER_WORD = [
  ...Object.values(LARGER).reverse(),
  ...ONE_TO_TWELVE.flatMap((words) => words.split(' ')),
].join('|');

/** @returns the number as digits, undefined for other words */
export function spelledValue(word: string): string | undefined {
  const known = VALUES.find(({ pattern }) => pattern.test(word));
  return known && String(known.value);
}
