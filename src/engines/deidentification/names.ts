import { followsNobody, nameNobody } from './words.ts';

const anyCase = (words: string) =>
  words
    .split('|')
    .flatMap((word) => [`[${word[0]?.toUpperCase()}${word[0]?.toLowerCase()}]${word.slice(1)}`, word.toUpperCase()])
    .join('|');

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{0,40}\\.?";
const PARTICLE = '(?:von|van|der|den|de|da|do|dos|del|della|di|la|le|ten|zu|al|el|bin)';
const GAP = '[\\p{Zs}\\t+_]{1,8}';
/** In HTML a name may be set off from its greeting. */
const BEFORE_NAME = '(?:[\\p{Zs}\\t+_]|<(?:b|strong|i|em|u|span|font)(?: [^<>]{0,200})?>){1,8}';
const NAME = `${WORD}(?:${GAP}(?:${PARTICLE}${GAP}){0,2}${WORD}){0,3}`;
const TITLE =
  'Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Professor|Herrn|Herr|Frau|Mme|Mlle|Monsieur|Madame|Sra|Sr|Señora|Señor|Senhora|Senhor|Signora|Signor|Dhr|Mevr|Mevrouw|Meneer';
const GREETING = anyCase(
  'dear|hi|hello|hey|greetings|good morning|good afternoon|good evening|sehr geehrte|sehr geehrter|sehr geehrtes|liebe|lieber|hallo|guten tag|guten morgen|bonjour|bonsoir|salut|cher|chère|hola|buenos días|buenas tardes|estimado|estimada|querido|querida|olá|caro|cara|prezado|prezada|gentile|egregio|ciao|buongiorno|beste|geachte|kära|käre|hej|hei|kjære|hyvä|drogi|droga|szanowny|szanowna|cześć|milý|milá|vážený|vážená|stimate|stimată|dragă|kedves|tisztelt|sayın|sevgili|уважаемый|уважаемая|дорогой|дорогая|здравствуйте|привет|шановний|шановна|αγαπητέ|αγαπητή',
);
const CLOSING = anyCase(
  'kind regards|best regards|warm regards|regards|best wishes|all the best|best|sincerely|yours sincerely|yours faithfully|yours truly|yours|cheers|thanks|many thanks|thank you|thanks and regards|love|mit freundlichen grüßen|mit freundlichem gruß|freundliche grüße|viele grüße|beste grüße|liebe grüße|herzliche grüße|cordialement|bien cordialement|bien à vous|salutations|saludos|un saludo|atentamente|cordialmente|atenciosamente|abraços|cordiali saluti|distinti saluti|saluti|met vriendelijke groet|vriendelijke groet|groeten',
);

const ADDRESS_HEADER =
  /^([ \t>*]*(?:from|to|cc|bcc|sender|reply-to|return-path|delivered-to|envelope-to|errors-to|x-original-to|x-forwarded-to|x-forwarded-for|x-sender|resent-(?:from|to|cc|sender)|disposition-notification-to|(?:full |first |last |customer |sur)?name|account holder|recipient|attn|attention|contact person|empfänger|absender|kontoinhaber)\*?[ \t]*:\*?)([^\r\n]*(?:\r?\n[ \t]+[^\s][^\r\n]*)*)/gimu;
/** Short words that also begin ordinary lines: only with an address behind them. */
const SHORT_HEADER =
  /^([ \t>*]*(?:von|an|de|à|a|para|da|van|aan|kopie|copie|copia)\*?[ \t]*:\*?)([^\r\n]{0,1000}\[address\][^\r\n]*)/gimu;
const GREETED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<before>(?:${GREETING}),?(?:${BEFORE_NAME}(?:${anyCase(TITLE)})\\.?){0,2}${BEFORE_NAME})(?<name>${NAME})(?<after>[\\p{Zs}\\t]{1,8}\\p{Ll}{1,20})?`,
  'gu',
);
const GREETED_IN_LOWER_CASE =
  /^(?<before>[ \t>]*(?:dear|hi|hello|hey|hola|hallo|ciao)[ \t]+)(?<name>\p{Ll}[\p{L}'’-]{1,40}(?:[ \t]{1,8}\p{Ll}[\p{L}'’-]{1,40}){0,2})(?<after>)(?=[ \t]{0,8},)/gmu;
/** `Anna, Paul and Max`, once the first is hidden. */
const CONJUNCTION = `(?:,?${GAP}(?:and|und|et|y|e|en|i|и|&|&amp;)${GAP})`;
const SINGLE_NAME = new RegExp(NAME, 'gu');
const GREETED_TOGETHER = new RegExp(`(?<=\\[name\\])(?:,${GAP}${NAME}){0,6}${CONJUNCTION}${NAME}`, 'gu');
/** A name comes before the form of address in Chinese, Japanese and Korean. */
const ADDRESSED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,4}(?<![客皆各])(?=様|さま|さん|殿|先生|女士|小姐)|(?<!\p{L})(?!고객|회원)\p{Script=Hangul}{2,4}(?= ?님)/gu;
const SIGNED = new RegExp(
  `^(?<before>[ \\t>]*(?:(?:${CLOSING})[,.!]?(?:[ \\t]*\\r?\\n){1,3}|(?:${CLOSING}),|-- ?\\r?\\n)[ \\t>]*)(?<name>${NAME})(?<after>)(?=[ \\t.]*(?:\\r?\\n|$))`,
  'gmu',
);
const TITLED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<before>(?:${TITLE})\\.?${BEFORE_NAME})(?<name>${NAME})(?<after>)`,
  'gu',
);
const BEFORE_ADDRESS = new RegExp(`(?<![\\p{L}\\p{N}])(?:${WORD},?[ \\t]+){1,4}(?=<(?:mailto:)?\\[address\\]@)`, 'gu');
const QUOTED = new RegExp(
  `(?<![\\p{L}\\p{N}])${NAME}(?=[ \\t]+(?:wrote|writes|schrieb|a écrit|escribió|ha scritto|escreveu|schreef)\\b)`,
  'gu',
);

const RECIPIENT_HEADER =
  /^(?:to|cc|delivered-to|x-original-to|envelope-to):[ \t]*([^\r\n]{1,2000}(?:\r?\n[ \t][^\r\n]{1,2000}){0,20})/gim;
const LOCAL_PART = /[\p{L}\p{N}._+-]{1,64}(?=@)/gu;
/** An attendee of a meeting (RFC 5545, section 3.2.2). */
const COMMON_NAME = /(?<![\p{L}\p{N}])(CN=)(?:"[^"\r\n]{1,100}"|[^";:\r\n]{1,100})/gu;

/** A name this short would be found inside of sentences. */
const SHORTEST_REPEATED = 3;
const MOST_REPEATED = 40;

/** The names that the addresses of a message's recipients are made of: they may stand anywhere in it. */
export function recipientNames(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, value = ''] of text.matchAll(RECIPIENT_HEADER)) {
    for (const [local] of value.matchAll(LOCAL_PART)) {
      const words = local.split(/[._+-]/).filter((word) => /^\p{L}{3,}$/u.test(word));
      if (words.length === 0 || nameNobody(words.join(' '))) continue;
      if (words.length > 1) found.add(local);
      note(words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' '), found);
    }
  }
  return found;
}

/**
 * Hides names in headers, greetings, closings and quotations, and wherever else these names stand in the text.
 * @param found names to be hidden wherever they stand; the names that are found in this text are added
 */
export function hideNames(text: string, found: Set<string>): string {
  const hide = (pattern: RegExp, current: string) =>
    current.replace(pattern, (...match) => {
      const { before = '', name = '', after = '' } = match.at(-1) as Record<string, string | undefined>;
      if (nameNobody(name) || (after && followsNobody(after))) return match[0] as string;
      note(name, found);
      return `${before}[name]${after}`;
    });
  let hidden = text.replace(ADDRESS_HEADER, (_, header: string, value: string) => header + hideInHeader(value, found));
  hidden = hidden.replace(SHORT_HEADER, (_, header: string, value: string) => header + hideInHeader(value, found));
  for (const pattern of [GREETED, GREETED_IN_LOWER_CASE, SIGNED, TITLED]) hidden = hide(pattern, hidden);
  hidden = hidden.replace(GREETED_TOGETHER, (others) => others.replace(SINGLE_NAME, (name) => hideOne(name, found)));
  hidden = hidden.replace(ADDRESSED, '[name]');
  hidden = hidden.replace(COMMON_NAME, '$1[name]').replace(BEFORE_ADDRESS, '[name] ').replace(QUOTED, '[name]');
  return hideRepeated(hidden, found);
}

function hideOne(name: string, found: Set<string>): string {
  if (nameNobody(name)) return name;
  note(name, found);
  return '[name]';
}

/** Each entry of a list of mailboxes keeps its address only. */
function hideInHeader(value: string, found: Set<string>): string {
  return value
    .split(/([,;]|\r?\n[ \t]+)/)
    .map((entry, index) => (index % 2 === 1 ? entry : hideEntry(entry, found)))
    .join('');
}

function hideEntry(entry: string, found: Set<string>): string {
  const [address] = /<[^<>]{0,400}>|\S{0,400}\[(?:address|ip)\]\S*/.exec(entry) ?? [];
  const rest = (address ? entry.replace(address, ' ') : entry).replace(/[^\p{L}\p{N}[\]. '’-]/gu, ' ').trim();
  if (rest.replaceAll('[name]', '').trim() === '' || !/\p{L}/u.test(rest)) return entry;
  note(rest, found);
  return ` [name]${address ? ` ${address}` : ''}`;
}

function note(name: string, found: Set<string>): void {
  if (nameNobody(name)) return;
  for (const word of name.split(/[\s_+.,"[\]]+/)) {
    if (word.length >= SHORTEST_REPEATED && /^\p{Lu}/u.test(word) && found.size < MOST_REPEATED) found.add(word);
  }
}

function hideRepeated(text: string, found: ReadonlySet<string>): string {
  if (found.size === 0) return text;
  return text.replace(patternOf(found), '[name]').replace(/\[name\](?:[ \t]+\[name\])+/g, '[name]');
}

function patternOf(names: ReadonlySet<string>): RegExp {
  const words = [...names]
    .flatMap((word) => [word, word.toUpperCase()])
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}.@-])(?:${words.join('|')})(?![\\p{L}\\p{N}@]|[.-][\\p{L}\\p{N}])`, 'gu');
}
