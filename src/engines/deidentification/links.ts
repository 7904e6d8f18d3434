import type { KnownNames } from './known-names.ts';

/** Includes the notation of people who don't want a link to be clicked. */
const WEB_ADDRESS =
  /(?<![\p{L}\p{N}])(?:(?:h(?:tt|xx)ps?|f(?:t|x)p|wss?)(?::|\[:\])\/\/|(?<![:/])\/\/(?=[\w-]{1,63}(?:\.|\[\.\])\w))[^\s<>"'`\\^{}|]+/giu;
/** Without a scheme, only addresses with a path or query are worth hiding. */
const BARE_ADDRESS =
  /(?<![\p{L}\p{N}@./:_-])(?:[a-z0-9-]{1,63}(?:\.|\[\.\])){1,8}[a-z]{2,24}(?::\d{1,5})?[/?][^\s<>"'`\\^{}|]*/giu;

/** Parameters that say where a link was placed, not who it was for. */
const OPEN_PARAMETERS = new Set(['utm_source', 'utm_medium', 'utm_campaign', 'lang', 'locale', 'hl', 'page', 'v']);
/** A path segment after one of these identifies somebody. */
const BEFORE_ID = new Set(
  `u user users member members customer customers profile profiles people person in r t c e unsubscribe subscriber
  subscribers recipient recipients invite s d`.split(/\s+/),
);
const SLUG = /^\.?[a-z]+(?:[-_.][a-z]+|[-_.]\d{1,4}(?![\d])|[-_.]\[id\]){0,12}$/i;
const MAX_WORD_LENGTH = 24;
/** `invoice-8841`, but not the year of `report-2026`. */
const NUMBER_IN_SLUG = /(?<=[a-z][-_.])(?!(?:19|20)\d\d(?!\d))\d{3,4}(?!\d)/gi;
/** One or two letters at a time with a number: `n-2044-mu`. */
const INITIALS = /^(?=[^\d]{0,80}\d)[a-z]{1,2}(?:[-_.](?:[a-z]{1,2}|\d{1,4}))+$/i;
/** Random letters: no vowel, or more consecutive consonants than words have. */
const AT_RANDOM = /^[^aeiouy]{6,}$|[bcdfghjklmnpqrstvwxz]{6}/i;
/** The first path segment is a user name. */
const CHAT_HOSTS =
  /^(?:www\.)?(?:t\.me|telegram\.me|telegram\.dog|wa\.me|m\.me|discord\.gg|join\.skype\.com|line\.me|signal\.me|signal\.group)$/i;

/** Hides in links what identifies a person or gives access: credentials, parameters, ids in the path. Hosts stay. */
export function hideLinkSecrets(text: string, known: KnownNames): string {
  const hide = (link: string) => hideIn(link, known);
  return text.replace(WEB_ADDRESS, hide).replace(BARE_ADDRESS, hide);
}

function hideIn(link: string, known: KnownNames): string {
  const [, address = '', punctuation = ''] = /^([\s\S]*?)([.,;:!?)]{0,3})$/.exec(link) ?? [];
  const [beforeFragment = '', ...fragments] = address.split('#');
  const [beforeQuery = '', ...queries] = beforeFragment.split('?');
  const [, scheme = '', authority = '', path = ''] =
    /^((?:[a-z]+(?::|\[:\]))?\/\/)?([^/]*)([\s\S]*)$/i.exec(beforeQuery) ?? [];
  const query = queries.length > 0 ? `?${queries.map(hideInQuery).join('?')}` : '';
  const fragment = fragments.length > 0 ? `#${fragments.map(hideInFragment).join('#')}` : '';
  return (
    scheme +
    hideCredentials(authority) +
    hideInPath(path, CHAT_HOSTS.test(authority), known) +
    query +
    fragment +
    punctuation
  );
}

function hideCredentials(authority: string): string {
  const at = authority.lastIndexOf('@');
  return at < 0 ? authority : `[secret]${authority.slice(at)}`;
}

function hideInPath(path: string, isChat: boolean, known: KnownNames): string {
  let before = '';
  return path
    .split('/')
    .map((segment) => {
      const isOpenWord =
        SLUG.test(segment) && isWords(segment) && !INITIALS.test(segment) && !namesSomebody(segment, known);
      const hidden = segment === '' || isHidden(segment) || (isOpenWord && !isChat && !BEFORE_ID.has(before));
      before = segment.toLowerCase();
      if (!hidden && !isChat && isOpenPath(segment)) return segment;
      return hidden ? segment.replace(NUMBER_IN_SLUG, '[id]') : '[id]';
    })
    .join('/');
}

const isOpenPath = (segment: string) => /^(?:19|20)\d\d$|^\d{1,2}$/.test(segment);

function namesSomebody(segment: string, known: KnownNames): boolean {
  return segment.split(/[-_.]/).some((word) => known.has(word));
}

function hideInQuery(query: string): string {
  return query
    .split(/([&;])/)
    .map((parameter, index) => (index % 2 === 1 ? parameter : hideInParameter(parameter)))
    .join('');
}

function hideInParameter(parameter: string): string {
  const equals = parameter.indexOf('=');
  if (equals < 0) return parameter === '' || isHidden(parameter) ? parameter : '[id]';
  const key = parameter.slice(0, equals);
  const value = parameter.slice(equals + 1);
  const shownKey = /^[a-z][a-z_.[\]-]{0,24}\d{0,2}$/i.test(key) ? key : '[id]';
  return `${shownKey}=${isOpen(key, value) ? value : '[id]'}`;
}

function isOpen(key: string, value: string): boolean {
  if (value === '' || isHidden(value) || /^(?:\d{1,3}|true|false|[a-z]{2}(?:-[A-Z]{2})?)$/.test(value)) return true;
  return OPEN_PARAMETERS.has(key.toLowerCase()) && SLUG.test(value);
}

function hideInFragment(fragment: string): string {
  if (fragment.includes('=')) return hideInQuery(fragment);
  return fragment === '' || isHidden(fragment) || (SLUG.test(fragment) && isWords(fragment)) ? fragment : '[id]';
}

function isWords(segment: string): boolean {
  return segment
    .split(/[-_.]/)
    .every((word) => word.length <= MAX_WORD_LENGTH && !AT_RANDOM.test(word) && !/[a-z][A-Z].*[A-Z]/.test(word));
}

function isHidden(part: string): boolean {
  return part === '[id]' || part === '[ip]';
}
