import { accountsIn, bankCodesIn } from './accounts.ts';
import { DATES, dateValue } from './dates.ts';
import type { Fact, FactKind } from './fact.ts';
import { NUMBER_WORD, spelledValue } from './number-words.ts';
import { numberValue, withAsciiDigits } from './numbers.ts';

/** Most serious first. */
type Finder = (text: string) => Fact[];

/** Digits with separators: `1,234,567.50`, Indian `12,34,567`, `1234.5`. */
const DIGITS = [
  String.raw`\d{1,3}(?:[\u00a0\u202f .,'’]\d{3}){1,6}(?:[.,]\d{1,2})?(?!\d)`,
  String.raw`\d{1,2}(?:,\d{2}){1,5},\d{3}(?:\.\d{1,2})?(?!\d)`,
  String.raw`\d{1,20}(?:[.,]\d{1,12})?`,
].join('|');
const SCALE = String.raw`(?:\s?(?:million|billion|thousand|lakh|crore|Mio\.?|Mrd\.?|mln|mrd|millones|millions|milhões|milioni|тыс\.?|млн\.?|млрд\.?|bn|mn|[kKmMbB])(?!\p{L})|\s?[万亿億])?`;
const SIGN = '[€$£¥₹₽₩฿₺₫₪₴₦₱]';
const CODE =
  'EUR|USD|GBP|CHF|JPY|CNY|RMB|INR|SEK|NOK|DKK|PLN|CZK|HUF|RON|BRL|MXN|ARS|CAD|AUD|NZD|ZAR|SGD|HKD|TRY|AED|SAR|THB|RUB|UAH|KRW|ILS|kr\\.?|Kr\\.?|Rs\\.?|zł|Kč|Ft';
const NAME =
  'euros?|dollars?|pounds?|rupees?|kron(?:er|or)|franken|francs?|pesos?|reais|yen|yuan|руб(?:ль|ля|лей|\\.)?|гривен';
/** Currency names of scripts without spaces. */
const UNSPACED_NAME = '元|円|圓|원|人民币|บาท|ريال|درهم|دينار|جنيه';
const UNIT =
  'business days|working days|days?|weeks?|months?|years?|hours?|minutes?|pages?|units?|pieces?|Werktagen?|Tagen?|Wochen?|Monaten?|Jahren?|Stunden?|jours?|semaines?|mois|ans|années?|heures?|días?|semanas?|mes(?:es)?|años?|horas?|giorni|settimane|mesi|anni|ore|dias?|anos?|дн(?:ей|я)|день|недел[ьия]|месяц(?:а|ев)?|лет|года?|час(?:а|ов)?|kg|km|m²|MB|GB';

/** Most specific first: later finders skip what earlier ones found. */
const FINDERS: readonly Finder[] = [
  finder('email', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/gu, ([text]) =>
    text.toLowerCase(),
  ),
  finder('web', /(?:https?:\/\/|(?<![\p{L}\p{N}.])www\.)[^\s<>"“”()|]{1,500}(?<![.,;:!?'’])/giu, ([text]) =>
    text.replace(/\/$/, ''),
  ),
  accountsIn,
  bankCodesIn,
  finder(
    'percentage',
    new RegExp(`(?:${DIGITS})\\s?(?:%|‰|percent|per cent|prozent|por ciento|pour cent|por cento|per cento)`, 'giu'),
    ([text]) => numberValue(text),
  ),
  finder('amount', new RegExp(`(?:${SIGN}|(?<!\\p{L})(?:${CODE}))\\s?(?:${DIGITS})${SCALE}`, 'gu'), amountValue),
  finder(
    'amount',
    new RegExp(`(?:${DIGITS})${SCALE}\\s?(?:${SIGN}|(?:${CODE}|${NAME})(?!\\p{L})|(?:${UNSPACED_NAME}))`, 'giu'),
    amountValue,
  ),
  ...DATES.map((pattern) => finder('date', pattern, dateValue)),
  finder(
    'number',
    new RegExp(`(?<![\\p{L}\\p{N}-])(?<word>${NUMBER_WORD})\\s(?:\\(\\d{1,4}\\)\\s)?(?<unit>${UNIT})(?!\\p{L})`, 'giu'),
    ({ groups }) => `${spelledValue(groups?.word ?? '')} ${groups?.unit?.toLowerCase()}`,
  ),
  finder(
    'number',
    new RegExp(
      `(?<![\\p{Script=Latin}\\p{N}])(?:\\d{1,20}(?:-\\d{1,20}){1,8}(?!\\d)|${DIGITS})(?:\\s?(?:(?:${UNIT})(?!\\p{L})|个月|[天日年]))?`,
      'giu',
    ),
    ([text]) => `${numberValue(text)} ${/\p{L}.*/u.exec(text)?.[0].toLowerCase() ?? ''}`.trim(),
    isReference,
  ),
  finder(
    'term',
    /[“"„«]\s?(\p{L}[^“”"„«»\n]{1,60}?)\s?[”"“»](?=\s*\)|\s+(?:means|shall mean|refers to|has the meaning|bezeichnet|bedeutet|désigne|signifie|significa|designa|indica))/gu,
    ([text]) => text.replace(/[^\p{L}\p{N} -]/gu, '').trim(),
  ),
  finder('name', nameRule(), ([text]) => text.replace(/\s+/g, ' '), isInCapitals),
];

/** Finds the facts in a text, in order and without overlaps. */
export function factsIn(text: string): Fact[] {
  let found: Fact[] = [];
  let rest = withAsciiDigits(text);
  for (const find of FINDERS) {
    const facts = find(rest);
    if (facts.length === 0) continue;
    found = found.concat(facts);
    rest = hide(rest, facts);
  }
  return found
    .map((fact) => ({ ...fact, text: text.slice(fact.start, fact.end) }))
    .sort((one, other) => one.start - other.start);
}

function hide(text: string, facts: Fact[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of facts.toSorted((one, other) => one.start - other.start)) {
    parts.push(text.slice(from, start), '\u0000'.repeat(end - start));
    from = end;
  }
  return parts.join('') + text.slice(from);
}

function finder(
  kind: FactKind,
  pattern: RegExp,
  normalise: (match: RegExpExecArray) => string,
  isOther: (match: RegExpExecArray) => boolean = () => false,
): Finder {
  return (text) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isOther(match))
      .map((match) => ({
        kind,
        text: match[0],
        value: normalise(match),
        start: match.index,
        end: match.index + match[0].length,
      }));
}

const REFERENCE =
  /(?:sections?|clauses?|articles?|paragraphs?|§{1,2}|annex|exhibit|schedule|Ziffern?|Abschnitte?|Absatz|Abs\.|Artikel|Art\.|Punkt|cláusulas?|artículos?|sections?|clauses?|articol[oi]|clausol[ae]|artigos?|пункт(?:а|е|ом)?|стать[яиею])\s{0,2}(?:[\d.]{1,12}(?:,|\s(?:and|or|to|und|oder|bis|et|ou|y|e|и))\s)?$/iu;

/** Whether a number refers to a section: where one is inserted, all later ones change. */
function isReference({ input, index }: RegExpExecArray): boolean {
  return REFERENCE.test(input.slice(Math.max(0, index - 32), index));
}

/** Whether capitalised words are part of a passage in capitals, such as a disclaimer. */
function isInCapitals({ 0: text, input, index }: RegExpExecArray): boolean {
  if (/\p{Ll}/u.test(text)) return false;
  const before = input.slice(Math.max(0, index - 40), index);
  const after = input.slice(index + text.length, index + text.length + 40);
  return /\p{Lu}{2,40}[^\p{L}]{1,8}$/u.test(before) || /^[^\p{L}]{1,8}\p{Lu}{2}/u.test(after);
}

/** Two or more capitalised words with name particles between them, without a leading article. */
function nameRule(): RegExp {
  const word = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,40}`;
  const notFirst =
    '(?!(?:The|This|That|Each|Any|All|In|For|If|Der|Die|Das|Ein|Eine|Le|La|Les|El|Los|Las|Il|Lo|O|Os|As) )';
  const between = '(?: (?:von|van|de|da|del|der|den|di|du|la|le|dos|e|y|&|and|und)){0,2}';
  return new RegExp(`(?<!\\p{L})${notFirst}${word}(?:${between} (?:${word}|\\p{Lu}\\.)){1,5}`, 'gu');
}

function amountValue([text]: RegExpExecArray): string {
  const unit = text.replace(/[\d\s.,'’]/g, '').toUpperCase();
  const names: Record<string, string> = { '€': 'EUR', EURO: 'EUR', EUROS: 'EUR', $: 'USD', '£': 'GBP', '₹': 'INR' };
  return `${names[unit] ?? unit} ${numberValue(text)}`;
}
