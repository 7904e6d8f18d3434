import { CHATS } from './labels.ts';
import { anyCase } from './phrases.ts';

/** `Telegram: @maren_v`, `my Discord is maren.v`, `Threema-ID KF7H2PQX`. */
const LABELLED = new RegExp(
  `(?<![\\p{L}\\p{N}/.])((?:${anyCase(CHATS)})(?:[ -](?:id|ID|name|handle|user|username|account|nick|contact))?(?:[ \\t]{0,3}(?::|=)[ \\t]{0,3}|[ \\t](?:is|ist|est|es|è|é|jest|as|als|at|to|an|a|unter|via)[ \\t]{1,3}|(?<=(?:id|ID|name|handle|nick))[ \\t]{1,3})(?:</?(?:b|strong|i|em)>)?)@?(?![hH][tT][tT][pP]|www\\.)([\\p{L}\\d][\\p{L}\\d._:#-]{2,60})(?<![.:])(?![\\p{L}\\d_@/#-]|[.:][\\p{L}\\d])`,
  'gu',
);
/** Discord names with a number. Skype names with their former prefix are `LIVE`. */
const NUMBERED = /(?<![\w./#&-])[a-z][\w.]{1,31}#\d{4}(?![\w;])/gi;
const LIVE = /(?<![\w.])(live:)[.\w-]{3,60}\w/gi;
/** Not the at-rules of style sheets. */
const HANDLE =
  /(?<![\p{L}\p{N}.@\]/])@(?!(?:media|import|font-face|charset|keyframes|supports|page|namespace|layer|container)\b)[a-z]\w{2,29}(?![\w-]*\.?\w)/giu;

/** Hides user names of chats. */
export function hideChats(text: string): string {
  return text
    .replace(LIVE, '$1[name]')
    .replace(LABELLED, (found, label: string, handle: string) => (isHandle(handle) ? `${label}[name]` : found))
    .replace(NUMBERED, '[name]')
    .replace(HANDLE, '@[name]');
}

/** A user name contains a digit or a sign, unlike an ordinary word. */
function isHandle(handle: string): boolean {
  return /[\p{L}][._:#-][\p{L}\d]|\d/u.test(handle) && !/^\d{1,4}$/.test(handle);
}
