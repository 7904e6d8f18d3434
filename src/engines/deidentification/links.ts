/** Schemes and dots also as those write them who want nobody to follow a link. */
const WEB_ADDRESS =
  /(?<![\p{L}\p{N}])(?:(?:h(?:tt|xx)ps?|f(?:t|x)p|wss?)(?::|\[:\])\/\/|(?<![:/])\/\/(?=[\w-]{1,63}(?:\.|\[\.\])\w))[^\s<>"'`\\^{}|]+/giu;
/** Without a scheme only what goes on behind the host is worth hiding. */
const BARE_ADDRESS =
  /(?<![\p{L}\p{N}@./:_-])(?:[a-z0-9-]{1,63}(?:\.|\[\.\])){1,8}[a-z]{2,24}(?::\d{1,5})?[/?][^\s<>"'`\\^{}|]*/giu;

/** Parameters whose plain words say where a link was placed, not for whom. */
const OPEN_PARAMETERS = new Set(['utm_source', 'utm_medium', 'utm_campaign', 'lang', 'locale', 'hl', 'page', 'v']);
/** What follows one of these in a path is somebody's. */
const BEFORE_ID = new Set(
  `u user users member members customer customers profile profiles people person in r t c e unsubscribe subscriber
  subscribers recipient recipients invite s d`.split(/\s+/),
);
const SLUG = /^\.?[a-z]+(?:[-_.][a-z]+|[-_.]\d{1,4}(?![\d])){0,12}$/i;
const LONGEST_WORD = 24;

/** Hides what in links names a person or lets one in: credentials, parameters, ids in the path. Hosts stay. */
export function hideLinkSecrets(text: string): string {
  return text.replace(WEB_ADDRESS, hideIn).replace(BARE_ADDRESS, hideIn);
}

function hideIn(link: string): string {
  const [, address = '', punctuation = ''] = /^([\s\S]*?)([.,;:!?)]{0,3})$/.exec(link) ?? [];
  const [beforeFragment = '', ...fragments] = address.split('#');
  const [beforeQuery = '', ...queries] = beforeFragment.split('?');
  const [, scheme = '', authority = '', path = ''] =
    /^((?:[a-z]+(?::|\[:\]))?\/\/)?([^/]*)([\s\S]*)$/i.exec(beforeQuery) ?? [];
  const query = queries.length > 0 ? `?${queries.map(hideInQuery).join('?')}` : '';
  const fragment = fragments.length > 0 ? `#${fragments.map(hideInFragment).join('#')}` : '';
  return scheme + hideCredentials(authority) + hideInPath(path) + query + fragment + punctuation;
}

function hideCredentials(authority: string): string {
  const at = authority.lastIndexOf('@');
  return at < 0 ? authority : `[secret]${authority.slice(at)}`;
}

function hideInPath(path: string): string {
  let before = '';
  return path
    .split('/')
    .map((segment) => {
      const hidden =
        segment === '' || isHidden(segment) || (SLUG.test(segment) && isWords(segment) && !BEFORE_ID.has(before));
      before = segment.toLowerCase();
      return hidden || /^(?:19|20)\d\d$|^\d{1,2}$/.test(segment) ? segment : '[id]';
    })
    .join('/');
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
  return segment.split(/[-_.]/).every((word) => word.length <= LONGEST_WORD && !/[a-z][A-Z].*[A-Z]/.test(word));
}

function isHidden(part: string): boolean {
  return part === '[id]' || part === '[ip]';
}
