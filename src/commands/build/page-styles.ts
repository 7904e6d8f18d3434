/** The rules of a page's styles that its elements can match: every page gets those of the whole site. */

/** Rules that contain other rules. */
const GROUPS = /^@(?:container|layer|media|supports)\b/;
const FUNCTIONAL = /[([]/;
const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
/** Less is not worth a request of its own, in characters. */
const MIN_LATER_BYTES = 2000;

interface PageStyles {
  html: string;
  /** Rules that only content loaded later can match, to be loaded with it. */
  later: string;
}

/**
 * @param atOnce everything that can contain a class name: the page, and the scripts that it loads by itself
 * @param all the same with the scripts that wait in templates
 */
export function withUsedStyles(html: string, atOnce: string, all = atOnce): PageStyles {
  const isUsed = finder(atOnce);
  const isUsedLater = finder(all);
  const later = [...html.matchAll(STYLE)]
    .map(([, , css = '']) => prune(css, (names) => !names.every(isUsed) && names.every(isUsedLater)))
    .join('');
  const isWorthwhile = later.length >= MIN_LATER_BYTES;
  const isKept = (names: string[]) => names.every(isWorthwhile ? isUsed : isUsedLater);
  return {
    html: html.replace(STYLE, (_, open: string, css: string, close: string) => open + prune(css, isKept) + close),
    later: isWorthwhile ? later : '',
  };
}

function finder(text: string) {
  const names = new Map<string, boolean>();
  return (name: string) => {
    const known = names.get(name) ?? isNamed(name, text);
    names.set(name, known);
    return known;
  };
}

/** Complete, or composed by a script: `tone-${tone}`. */
function isNamed(name: string, text: string): boolean {
  if (text.includes(name)) return true;
  return [...name.matchAll(/-/g)].some(({ index }) => text.includes(`${name.slice(0, index + 1)}\${`));
}

/** @param isKept whether a selector is, by the classes that it needs; a rule without any left is left out */
export function prune(css: string, isKept: (classNames: string[]) => boolean): string {
  let kept = '';
  let at = 0;
  while (at < css.length) {
    const open = endOf(css, at, '{;');
    const prelude = css.slice(at, open);
    if (css[open] !== '{') {
      kept += css.slice(at, open + 1);
      at = open + 1;
      continue;
    }
    const close = endOf(css, open + 1, '}');
    kept += prunedRule(prelude, css.slice(open + 1, close), isKept);
    at = close + 1;
  }
  return kept;
}

function prunedRule(prelude: string, body: string, isKept: (classNames: string[]) => boolean): string {
  if (GROUPS.test(prelude.trim())) {
    const inside = prune(body, isKept);
    return inside === '' ? '' : `${prelude}{${inside}}`;
  }
  // Fonts and animations don't depend on classes.
  if (prelude.trim().startsWith('@')) return isKept([]) ? `${prelude}{${body}}` : '';
  const selectors = split(prelude).filter((selector) => isKept(classesOf(selector)));
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
}

/** The next position of one of these characters, outside strings, escapes, brackets and blocks. */
function endOf(css: string, from: number, stops: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const char = css[at] ?? '';
    if (char === '\\') at += 1;
    else if (char === '"' || char === "'") at = endOfString(css, at);
    else if (depth === 0 && stops.includes(char)) return at;
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
  }
  return css.length;
}

function endOfString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[from]) return at;
  }
  return css.length;
}

function split(selectors: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < selectors.length; ) {
    const end = endOf(selectors, at, ',');
    parts.push(selectors.slice(at, end));
    at = end + 1;
  }
  return parts;
}

/** The classes that an element or an ancestor must have: not those in `:not(…)` or `:is(…)`. */
function classesOf(selector: string): string[] {
  const names: string[] = [];
  for (let at = 0; at < selector.length; at += 1) {
    const char = selector[at] ?? '';
    if (char === '\\') at += 1;
    else if (FUNCTIONAL.test(char)) at = endOf(selector, at + 1, ')]');
    else if (char === '.') {
      const [escaped = ''] = /^(?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])*/i.exec(selector.slice(at + 1)) ?? [];
      names.push(unescaped(escaped));
      at += escaped.length;
    }
  }
  return names;
}

function unescaped(identifier: string): string {
  return identifier.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, hex: string | undefined, char: string) =>
    hex === undefined ? char : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}
