import type { KnownNames } from './known-names.ts';
import {
  anyCase,
  CLOSINGS,
  GREETED_TITLES,
  GREETINGS,
  HOLDERS,
  QUOTED_HEADERS,
  TITLES,
  WEAK_CLOSINGS,
  WROTE,
  WROTE_BEFORE,
} from './phrases.ts';
import { followsNobody, lengthOfName, nameNobody, namesOffice } from './words.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{0,40}\\.?";
const PARTICLE = '(?:von|van|der|den|de|da|do|dos|del|della|di|la|le|ten|zu|zum|af|av|y|al|el|bin)';
/** HTML that sets a part of a name off. */
const INLINE = '</?(?:b|strong|i|em|u|span|font|a|mark)(?:[ \\t][^<>]{0,200})?>';
const SPACE = '[\\p{Zs}\\t+_]';
const GAP = `(?:${SPACE}|&nbsp;){1,8}`;
/** Within a name; markup may part it. */
const NAME_GAP = `(?:(?:${INLINE}){0,2}${GAP}(?:${INLINE}){0,2}|(?:${INLINE}){1,3})`;
const BEFORE_NAME = `(?:${SPACE}|&nbsp;|${INLINE}){1,8}`;
const PLAIN_NAME = `${WORD}(?:${GAP}(?:${PARTICLE}${GAP}){0,2}${WORD}){0,3}`;
const NAME = `${WORD}(?:${NAME_GAP}(?:${PARTICLE}${GAP}){0,2}${WORD}){0,3}`;
const LINE_BREAK = '(?:[ \\t>|]{0,8}(?:\\r?\\n|<(?:br|/?p|/?div|/?td|/?tr|/?span|/?font)(?:[ \\t/][^<>]{0,200})?>)){1,8}[ \\t>|]{0,8}';
const END_OF_NAME = `(?=(?:${INLINE}){0,2}[ \\t]{0,4}(?:[.,;|(<\\r\\n-]|&nbsp;|$))`;
/** On behalf of somebody, before a signature. */
const PROXY = '(?:(?:[iI]\\. ?[AV]\\.|[pP]\\.?[pP]\\.|ppa\\.)[ \\t]{0,3})?';

const ADDRESS_HEADER =
  /^([ \t>*]*(?:from|to|cc|bcc|sender|reply-to|return-path|delivered-to|envelope-to|errors-to|x-original-to|x-forwarded-to|x-forwarded-for|x-sender|resent-(?:from|to|cc|sender)|disposition-notification-to|(?:full |first |last |customer |sur)?name|account holder|recipient|attn|attention|contact person|empfänger|absender|kontoinhaber)\*?[ \t]*:\*?)([^\r\n]*(?:\r?\n[ \t]+[^\s][^\r\n]*)*)/gimu;
/** Short words that also begin ordinary lines: only with an address behind them. */
const SHORT_HEADER =
  /^([ \t>*]*(?:von|an|de|à|a|para|da|van|aan|od|do|från|till|fra|til|komu|kimden|kime|kopie|copie|copia|kopia)\*?[\p{Zs}\t]*:\*?)([^\r\n]{0,1000}\[address\][^\r\n]*)/gimu;
const QUOTED_HEADER = new RegExp(
  `(?<before>(?:^|[>*\\n])[ \\t>*]{0,3}(?:${QUOTED_HEADERS})[\\p{Zs}]?:(?:[ \\t*]|&nbsp;|${INLINE}){1,6})(?<name>${NAME}(?:,${GAP}${NAME})?)(?<after>)(?=(?:${INLINE}){0,2}[ \\t]{0,4}(?:[<[;(\\r\\n]|&lt;|$))`,
  'gmu',
);
const HELD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<before>(?:${HOLDERS})(?:[ \\t:*]|&nbsp;|${INLINE}){1,6})(?<name>${NAME})(?<after>)`,
  'gu',
);
const GREETED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<before>(?:${GREETINGS}),?(?:${BEFORE_NAME}(?:${anyCase(GREETED_TITLES)})\\.?){0,3}${BEFORE_NAME})(?<name>${NAME})(?<after>${SPACE}{1,8}\\p{Ll}{1,20})?`,
  'gu',
);
const GREETED_IN_LOWER_CASE =
  /^(?<before>[ \t>]*(?:dear|hi|hello|hey|hola|hallo|ciao)[ \t]+)(?<name>\p{Ll}[\p{L}'’-]{1,40}(?:[ \t]{1,8}\p{Ll}[\p{L}'’-]{1,40}){0,2})(?<after>)(?=[ \t]{0,8},)/gmu;
/** `Anna, Paul and Max`, once the first is hidden. */
const CONJUNCTION = `(?:,?${GAP}(?:and|und|et|y|e|en|i|и|&|&amp;)${GAP})`;
const SINGLE_NAME = new RegExp(PLAIN_NAME, 'gu');
const GREETED_TOGETHER = new RegExp(
  `(?<=\\[name\\])(?:,${GAP}${PLAIN_NAME}){0,6}${CONJUNCTION}${PLAIN_NAME}`,
  'gu',
);
/** A name comes before the form of address in Chinese, Japanese and Korean. */
const ADDRESSED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,4}(?<![客皆各])(?=様|さま|さん|殿|先生|女士|小姐)|(?<!\p{L})(?!고객|회원)\p{Script=Hangul}{2,4}(?= ?님)/gu;
/** `Mit besten Grüßen aus Köln`, `Saludos cordiales`, `mes salutations distinguées.` */
const REST_OF_CLOSING = '(?:[ \\t](?:(?:aus|from|de|da|uit|z|från|fra)[ \\t]\\p{Lu}\\p{L}{1,30}|(?!(?:aus|from|de|da|uit|z|från|fra|in|of|to|for|at|with|and|und)[ \\t])\\p{Ll}{1,20})){0,3}';
const SIGNED = new RegExp(
  `(?<!\\p{L})(?<before>(?:${CLOSINGS})${REST_OF_CLOSING}(?:[,.!]?${LINE_BREAK}|,?(?:[ \\t]|&nbsp;){1,4})${PROXY}(?:${INLINE}){0,2})(?<name>${NAME})(?<after>)${END_OF_NAME}`,
  'gu',
);
const SIGNED_BRIEFLY = new RegExp(
  `(?<before>(?:^|>)[ \\t>]*(?:(?:(?:${WEAK_CLOSINGS})${REST_OF_CLOSING}[,.!]?|-- ?)${LINE_BREAK}|(?:${WEAK_CLOSINGS}),[ \\t]{0,4})${PROXY}(?:${INLINE}){0,2})(?<name>${NAME})(?<after>)(?=(?:${INLINE}){0,2}[ \\t.]{0,8}(?:\\r?\\n|<|$))`,
  'gmu',
);
const TITLED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<before>(?:${TITLES})\\.?${BEFORE_NAME}(?:(?:Dr|Prof|Dott|Ing)\\.${BEFORE_NAME})?)(?<name>${NAME})(?<after>)`,
  'gu',
);
/** `<b>[name]</b> Vogel, you…`: the surname of somebody whose first name alone is set off. */
const BEHIND_MARKUP = new RegExp(
  `(?<before>\\[name\\](?:</(?:b|strong|i|em|u|span|font|a|mark)>){1,2}${GAP})(?<name>${WORD})(?<after>)(?=[ \\t]{0,4}[,:;!?<\\r\\n)])`,
  'gu',
);
const BEFORE_ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:${WORD},?[ \\t]+){1,4})(?=(?:<|&lt;|[([])(?:mailto:)?\\[address\\]@([\\p{L}\\p{N}.-]{1,255}))`,
  'gu',
);
const QUOTED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<before>)(?<name>${PLAIN_NAME})(?<after>[ \\t]{1,8}(?:${WROTE})(?!\\p{L}))`,
  'gu',
);
const QUOTED_BEHIND = new RegExp(
  `(?<!\\p{L})(?<before>(?:${WROTE_BEFORE})[ \\t]{1,4})(?<name>${PLAIN_NAME})(?<after>)(?=[ \\t]{0,4}(?::|<|&lt;|\\[|\\())`,
  'gu',
);
/** An attendee of a meeting (RFC 5545, section 3.2.2). */
const COMMON_NAME = /(?<![\p{L}\p{N}])(CN=)(?:"[^"\r\n]{1,100}"|[^";:\r\n]{1,100})/gu;

/** What signs for a company is called like its domain. */
const SIGNATURES = [SIGNED, SIGNED_BRIEFLY];
const NAMED = [
  QUOTED_HEADER,
  HELD,
  GREETED,
  GREETED_IN_LOWER_CASE,
  SIGNED,
  SIGNED_BRIEFLY,
  TITLED,
  BEHIND_MARKUP,
  QUOTED,
  QUOTED_BEHIND,
];

const RECIPIENT_HEADER =
  /^(?:to|cc|delivered-to|x-original-to|envelope-to):[ \t]*([^\r\n]{1,2000}(?:\r?\n[ \t][^\r\n]{1,2000}){0,20})/gim;
const LOCAL_PART = /[\p{L}\p{N}._+-]{1,64}(?=@)/gu;

/** Notes the names that the addresses of a message's recipients are made of: they may stand anywhere in it. */
export function noteRecipients(text: string, known: KnownNames): void {
  for (const [, value = ''] of text.matchAll(RECIPIENT_HEADER)) {
    for (const [local] of value.matchAll(LOCAL_PART)) {
      const words = local.split(/[._+-]/).filter((word) => /^\p{L}{3,}$/u.test(word));
      if (words.length === 0 || nameNobody(words.join(' '))) continue;
      if (words.length > 1) known.addLocalPart(local);
      known.add(words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' '));
    }
  }
}

/**
 * Hides names in headers, greetings, closings and quotations, and wherever else these names stand in the text.
 * @param known names to be hidden wherever they stand; the names that are found in this text are added
 */
export function hideNames(text: string, known: KnownNames): string {
  let hidden = text.replace(ADDRESS_HEADER, (_, header: string, value: string) => header + hideInHeader(value, known));
  hidden = hidden.replace(SHORT_HEADER, (_, header: string, value: string) => header + hideInHeader(value, known));
  for (const pattern of NAMED) hidden = hideNamed(pattern, hidden, known);
  hidden = hidden.replace(GREETED_TOGETHER, (others) => others.replace(SINGLE_NAME, (name) => hideOne(name, known)));
  hidden = hidden.replace(ADDRESSED, '[name]').replace(COMMON_NAME, '$1[name]');
  hidden = hidden.replace(BEFORE_ADDRESS, (display, _, domain: string) => {
    if (namesOffice(display, domain)) return display;
    note(display, known);
    return '[name] ';
  });
  return known.hideIn(hidden);
}

function hideNamed(pattern: RegExp, text: string, known: KnownNames): string {
  return text.replace(pattern, (...match) => {
    const found = match[0] as string;
    const { before = '', name = '', after = '' } = match.at(-1) as Record<string, string | undefined>;
    const words = name.replace(TAGS, (tag) => ' '.repeat(tag.length));
    const length = lengthOfName(words);
    const whole = length === words.length;
    const rest = name.slice(words.slice(0, length).trimEnd().length);
    const kept = name.slice(0, name.length - rest.length);
    if (kept === '' || TITLE.test(kept) || nameNobody(words.slice(0, length)) || (whole && after && followsNobody(after))) return found;
    if (namesOffice(words.slice(0, length), '') || (SIGNATURES.includes(pattern) && known.isDomain(words))) return found;
    note(words.slice(0, length), known);
    return `${before}[name]${(kept.match(TAGS) ?? []).join('')}${rest}${after}`;
  });
}

const TITLE = new RegExp(`^(?:${TITLES}|${GREETED_TITLES})\\.?$`, 'u');
const TAGS = /<[^<>]{1,300}>/g;

function hideOne(name: string, known: KnownNames): string {
  if (nameNobody(name) || lengthOfName(name) === 0) return name;
  note(name, known);
  return '[name]';
}

/** Each entry of a list of mailboxes keeps its address only, and the display name of a company. */
function hideInHeader(value: string, known: KnownNames): string {
  return value
    .split(/([,;]|\r?\n[ \t]+)/)
    .map((entry, index) => (index % 2 === 1 ? entry : hideEntry(entry, known)))
    .join('');
}

function hideEntry(entry: string, known: KnownNames): string {
  const [address] = /<[^<>]{0,400}>|\S{0,400}\[(?:address|ip)\]\S*/.exec(entry) ?? [];
  const display = address ? entry.replace(address, ' ') : entry;
  const rest = display.replace(/[^\p{L}\p{N}[\]. '’-]/gu, ' ').trim();
  if (rest.replaceAll('[name]', '').trim() === '' || !/\p{L}/u.test(rest)) return entry;
  const [, domain = ''] = /\]@([\p{L}\p{N}.-]{1,255})/u.exec(address ?? '') ?? [];
  if (address && namesOffice(display, domain)) return entry;
  note(rest, known);
  return ` [name]${address ? ` ${address}` : ''}`;
}

function note(name: string, known: KnownNames): void {
  if (!nameNobody(name)) known.add(name);
}
