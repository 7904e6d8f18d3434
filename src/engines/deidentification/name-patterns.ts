/** Regular expressions for the positions of names. Each is linear: repetitions within a line are bounded. */
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

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{0,40}\\.?";
const PARTICLE = '(?:von|van|der|den|de|da|do|dos|del|della|di|la|le|ten|zu|zum|af|av|y|al|el|bin)';
/** HTML that highlights a part of a name. */
const INLINE = '</?(?:b|strong|i|em|u|span|font|a|mark)(?:[ \\t][^<>]{0,200})?>';
const SPACE = '[\\p{Zs}\\t+_]';
const GAP = `(?:${SPACE}|&nbsp;){1,8}`;
/** Within a name, possibly with markup. */
const NAME_GAP = `(?:(?:${INLINE}){0,2}${GAP}(?:${INLINE}){0,2}|(?:${INLINE}){1,3})`;
const BEFORE_NAME = `(?:${SPACE}|&nbsp;|${INLINE}){1,8}`;
const PLAIN_NAME = `${WORD}(?:${GAP}(?:${PARTICLE}${GAP}){0,2}${WORD}){0,3}`;
const NAME = `${WORD}(?:${NAME_GAP}(?:${PARTICLE}${GAP}){0,2}${WORD}){0,3}`;
const LINE_BREAK =
  '(?:[ \\t>|]{0,8}(?:\\r?\\n|<(?:br|/?p|/?div|/?td|/?tr|/?span|/?font)(?:[ \\t/][^<>]{0,200})?>)){1,8}[ \\t>|]{0,8}';
const END_OF_NAME = `(?=(?:${INLINE}){0,2}[ \\t]{0,4}(?:[.,;|(<\\r\\n-]|&nbsp;|$))`;
/** On behalf of somebody, before a signature. */
const PROXY = '(?:(?:[iI]\\. ?[AV]\\.|[pP]\\.?[pP]\\.|ppa\\.)[ \\t]{0,3})?';

export const ADDRESS_HEADER =
  /^([ \t>*]*(?:from|to|cc|bcc|sender|reply-to|return-path|delivered-to|envelope-to|errors-to|x-original-to|x-forwarded-to|x-forwarded-for|x-sender|resent-(?:from|to|cc|sender)|disposition-notification-to|(?:full |first |last |customer |sur)?name|account holder|recipient|attn|attention|contact person|empfänger|absender|kontoinhaber)\*?[ \t]*:\*?)([^\r\n]*(?:\r?\n[ \t]+[^\s][^\r\n]*)*)/gimu;
/** Short words that also begin ordinary lines: only before an address. */
export const SHORT_HEADER =
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
export const SINGLE_NAME = new RegExp(PLAIN_NAME, 'gu');
export const GREETED_TOGETHER = new RegExp(
  `(?<=\\[name\\])(?:,${GAP}${PLAIN_NAME}){0,6}${CONJUNCTION}${PLAIN_NAME}`,
  'gu',
);
/** In Chinese, Japanese and Korean the name comes before the form of address. */
export const ADDRESSED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,4}(?<![客皆各])(?=様|さま|さん|殿|先生|女士|小姐)|(?<!\p{L})(?!고객|회원)\p{Script=Hangul}{2,4}(?= ?님)/gu;
/** `Mit besten Grüßen aus Köln`, `Saludos cordiales`, `mes salutations distinguées.` */
const REST_OF_CLOSING =
  '(?:[ \\t](?:(?:aus|from|de|da|uit|z|från|fra)[ \\t]\\p{Lu}\\p{L}{1,30}|(?!(?:aus|from|de|da|uit|z|från|fra|in|of|to|for|at|with|and|und)[ \\t])\\p{Ll}{1,20})){0,3}';
const SIGNED = new RegExp(
  `(?<!\\p{L})(?<before>(?:${CLOSINGS})${REST_OF_CLOSING}(?:[,.!]?${LINE_BREAK}|,?(?:[ \\t]|&nbsp;){1,4})${PROXY}(?:${INLINE}){0,2})(?<name>${NAME})(?<after>)${END_OF_NAME}`,
  'gu',
);
const SIGNED_BRIEFLY = new RegExp(
  `(?<before>(?:^|>)[ \\t>]{0,8}(?:(?:(?:${WEAK_CLOSINGS})${REST_OF_CLOSING}[,.!]?|-- ?)${LINE_BREAK}|(?:${WEAK_CLOSINGS}),[ \\t]{0,4})${PROXY}(?:${INLINE}){0,2})(?<name>${NAME})(?<after>)(?=(?:${INLINE}){0,2}[ \\t.]{0,8}(?:\\r?\\n|<|$))`,
  'gmu',
);
const TITLED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<before>(?:${TITLES})\\.?${BEFORE_NAME}(?:(?:Dr|Prof|Dott|Ing)\\.${BEFORE_NAME})?)(?<name>${NAME})(?<after>)`,
  'gu',
);
/** `<b>[name]</b> Vogel, you…`: the surname when only the first name is highlighted. */
const BEHIND_MARKUP = new RegExp(
  `(?<before>\\[name\\](?:</(?:b|strong|i|em|u|span|font|a|mark)>){1,2}${GAP})(?<name>${WORD})(?<after>)(?=[ \\t]{0,4}[,:;!?<\\r\\n)])`,
  'gu',
);
export const BEFORE_ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?!(?:AM|PM)[ \\t])((?:${WORD},?[ \\t]{1,8}){1,4})(?=(?:<|&lt;|[([])(?:mailto:)?\\[address\\]@([\\p{L}\\p{N}.-]{1,255}))`,
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
export const COMMON_NAME = /(?<![\p{L}\p{N}])(CN=)(?:"[^"\r\n]{1,100}"|[^";:\r\n]{1,100})/gu;

/** Positions where a company may be named too; it then has the name of its domain. */
export const OF_COMPANIES = [QUOTED_HEADER, SIGNED, SIGNED_BRIEFLY];
/** Each with the groups `before`, `name` and `after`. */
export const NAMED = [
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

/** A form of address without a name. */
export const TITLE = new RegExp(`^(?:${TITLES}|${GREETED_TITLES})\\.?$`, 'u');
