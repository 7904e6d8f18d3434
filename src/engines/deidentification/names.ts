import type { KnownNames } from './known-names.ts';
import {
  ADDRESS_HEADER,
  ADDRESSED,
  BEFORE_ADDRESS,
  COMMON_NAME,
  GREETED_TOGETHER,
  NAMED,
  OF_COMPANIES,
  SHORT_HEADER,
  SINGLE_NAME,
  TITLE,
} from './name-patterns.ts';
import { isGroupWord, lengthOfName, namesNobody, namesOffice } from './words.ts';

const RECIPIENT_HEADER =
  /^(?:to|cc|delivered-to|x-original-to|envelope-to):[ \t]*([^\r\n]{1,998}(?:\r?\n[ \t][^\r\n]{1,998}){0,20})/gim;
const LOCAL_PART = /[\p{L}\p{N}._+-]{1,64}(?=@)/gu;

/** Adds the names in the addresses of a message's recipients, which may occur anywhere in it. */
export function addRecipientNames(text: string, known: KnownNames): void {
  for (const [, value = ''] of text.matchAll(RECIPIENT_HEADER)) {
    for (const [local] of value.matchAll(LOCAL_PART)) {
      const words = local.split(/[._+-]/).filter((word) => /^\p{L}{3,}$/u.test(word));
      if (words.length === 0 || namesNobody(words.join(' '))) continue;
      if (words.length > 1) known.addLocalPart(local);
      known.add(words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' '));
    }
  }
}

/**
 * Hides names in headers, greetings, closings and quotations, and wherever else they occur.
 * @param known names to hide everywhere; names found in this text are added
 */
export function hideNames(text: string, known: KnownNames): string {
  let hidden = text.replace(ADDRESS_HEADER, (_, header: string, value: string) => header + hideInHeader(value, known));
  hidden = hidden.replace(SHORT_HEADER, (_, header: string, value: string) => header + hideInHeader(value, known));
  for (const pattern of NAMED) hidden = hideNamed(pattern, hidden, known);
  hidden = hidden.replace(GREETED_TOGETHER, (others) => others.replace(SINGLE_NAME, (name) => hideOne(name, known)));
  hidden = hidden.replace(ADDRESSED, '[name]').replace(COMMON_NAME, '$1[name]');
  hidden = hidden.replace(BEFORE_ADDRESS, (display, _, domain: string) => {
    if (namesOffice(display, domain)) return display;
    addName(display, known);
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
    if (
      kept === '' ||
      TITLE.test(kept) ||
      namesNobody(words.slice(0, length)) ||
      (whole && after && isGroupWord(after))
    )
      return found;
    if (namesOffice(words.slice(0, length), '') || (OF_COMPANIES.includes(pattern) && known.isDomain(words)))
      return found;
    addName(words.slice(0, length), known);
    return `${before}[name]${(kept.match(TAGS) ?? []).join('')}${rest}${after}`;
  });
}

const TAGS = /<[^<>]{1,300}>/g;

function hideOne(name: string, known: KnownNames): string {
  if (namesNobody(name) || lengthOfName(name) === 0) return name;
  addName(name, known);
  return '[name]';
}

/** Each mailbox of a list keeps only its address, and a company's display name. */
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
  addName(rest, known);
  return ` [name]${address ? ` ${address}` : ''}`;
}

function addName(name: string, known: KnownNames): void {
  if (!namesNobody(name)) known.add(name);
}
