const words = (list: string) => list.split(/\s+/);

/**
 * Elements that are kept. Parts of a form are replaced by elements that look the same; of all others, only the content
 * stays.
 */
export const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ...words(
    `a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em
    figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main ol p pre q s samp section small span
    strike strong sub sup table tbody td tfoot th thead tr tt u ul var wbr`,
  ).map((name): [string, string] => [name, name]),
  ['form', 'div'],
  ['fieldset', 'div'],
  ['nav', 'div'],
  ['label', 'span'],
  ['button', 'span'],
]);
export const VOID = new Set(words('br col hr img wbr'));
export const FIELDS = new Set(['input', 'textarea']);
/** Elements whose content is never visible. */
export const DROPPED = new Set(
  words('style script title template iframe object applet noframes select desc metadata audio video canvas'),
);

/** Parents that can't contain text themselves. */
export const CELLS = new Set(words('table tbody thead tfoot tr colgroup'));
const ENDS_PARAGRAPH = new Set(
  words(
    `address article aside blockquote center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main
    nav ol p pre section table ul`,
  ),
);

interface Implied {
  /** Open elements that it ends. */
  closes: ReadonlySet<string>;
  /** Only inside the nearest of these. */
  within: ReadonlySet<string>;
}

const implied = (closes: string, within: string): Implied => ({
  closes: new Set(words(closes)),
  within: new Set(words(within)),
});

const NOTHING: Implied = { closes: new Set(), within: new Set() };
const PARAGRAPH = implied('p', 'body table td th li div blockquote center');
const ROW_GROUP = implied('tr td th tbody thead tfoot caption colgroup', 'table');
/** End tags that may be left out (HTML, 13.1.2.4). */
const IMPLIED: Readonly<Record<string, Implied>> = {
  td: implied('td th', 'tr table'),
  th: implied('td th', 'tr table'),
  tr: implied('tr td th caption colgroup', 'table tbody thead tfoot'),
  tbody: ROW_GROUP,
  thead: ROW_GROUP,
  tfoot: ROW_GROUP,
  li: implied('li', 'ul ol'),
  dt: implied('dt dd', 'dl'),
  dd: implied('dt dd', 'dl'),
  a: implied('a', 'td th table'),
};

export function closedBy(name: string): Implied {
  return Object.hasOwn(IMPLIED, name) ? (IMPLIED[name] ?? NOTHING) : ENDS_PARAGRAPH.has(name) ? PARAGRAPH : NOTHING;
}
