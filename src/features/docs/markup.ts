import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

/** A heading of a page with the text below it, for search. */
export interface Section {
  /** The heading's id; empty for the part before the first heading. */
  slug: string;
  title: string;
  text: string;
}

/** The site's address in the Markdown files: the reader's own machine. */
const ADDRESS_IN_MARKDOWN = 'http://localhost:4321';

/** Points a page's links and commands at the site that shows it. */
export function atSite(text: string, siteUrl: string | undefined): string {
  return siteUrl === undefined ? text : text.replaceAll(ADDRESS_IN_MARKDOWN, new URL(siteUrl).origin);
}

type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const HEADINGS = new Set(['h2', 'h3']);
const BLOCKS = new Set(['td', 'th', 'li', 'p', 'pre', 'tr']);

/**
 * Turns the HTML of a Markdown page into the site's HTML: links to pages, headings with links, tables and code that
 * scroll.
 */
export function docsMarkup(html: string): string {
  const page = withoutComments(parseDocument(html));
  for (const link of elements(page, 'a')) resolveLink(link);
  for (const heading of elements(page, (name) => HEADINGS.has(name))) addAnchor(heading);
  for (const table of elements(page, 'table')) wrapTable(table);
  for (const pre of elements(page, 'pre')) {
    pre.attribs = { tabindex: '0', role: 'group', 'aria-label': 'Code' };
    wrap(pre, '<div class="docs-code"></div>');
  }
  return outer(page).trim();
}

/** The sections of a page as plain text. */
export function sectionsOf(html: string): Section[] {
  const sections: Section[] = [{ slug: '', title: '', text: '' }];
  for (const node of withoutComments(parseDocument(html)).children) {
    if (isElement(node) && HEADINGS.has(node.name)) {
      sections.push({ slug: node.attribs.id ?? '', title: plainText(node), text: '' });
    } else {
      const section = sections.at(-1) as Section;
      section.text = `${section.text} ${plainText(node)}`.trim();
    }
  }
  return sections;
}

/**
 * Links between Markdown files work on a Git host. Here they go to pages; for a file that is not on the site, only its
 * name stays.
 */
function resolveLink(link: Element): void {
  const href = link.attribs.href ?? '';
  const [, page, fragment = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (page !== undefined) link.attribs.href = `/docs/${page}${fragment}`;
  else if (/^[\w-]+\.json$/.test(href)) link.attribs.href = `/docs/${href}`;
  else if (href.startsWith('.')) {
    const file = new URL(href, 'file:///src/content/docs/').pathname.slice(1);
    const isNamed = plainText(link).includes(file);
    const text = DomUtils.getInnerHTML(link);
    replace(link, isNamed ? text : `${text} (<code>${file}</code>)`);
  }
}

function addAnchor(heading: Element): void {
  const id = heading.attribs.id;
  if (id === undefined) return;
  const label = escaped(`Link to “${plainText(heading)}”`);
  const anchor = `<a class="docs-anchor" href="#${id}" aria-label="${label}">#</a>`;
  setContent(heading, `<span>${DomUtils.getInnerHTML(heading)} ${anchor}</span>`);
}

/** Makes a table scroll, by keyboard too. On a phone a row is a block whose cells name their column. */
function wrapTable(table: Element): void {
  const columns = elements(table, 'th').map(plainText);
  for (const row of elements(table, 'tr')) {
    elements(row, 'td').forEach((cell, column) => {
      const isBetween = column > 0 && column < columns.length - 1;
      if (isBetween && columns[column]) cell.attribs['data-label'] = columns[column];
    });
  }
  // An empty corner cell is not a heading.
  for (const corner of elements(table, 'th')) if (corner.children.length === 0) corner.name = 'td';
  const name = columns.filter(Boolean).join(', ') || 'Table';
  wrap(table, `<div class="docs-table" tabindex="0" role="group" aria-label="${escaped(name)}"></div>`);
}

function elements(within: Document | Element, name: string | ((name: string) => boolean)): Element[] {
  return DomUtils.getElementsByTagName(name, within, true);
}

function withoutComments(page: Document): Document {
  for (const comment of DomUtils.getElementsByTagType(ElementType.Comment, page, true)) DomUtils.removeElement(comment);
  return page;
}

function setContent(element: Element, html: string): void {
  element.children = [];
  for (const child of parseDocument(html).children) DomUtils.appendChild(element, child);
}

function replace(element: Element, html: string): void {
  for (const node of [...parseDocument(html).children]) DomUtils.prepend(element, node);
  DomUtils.removeElement(element);
}

function wrap(element: Element, wrapper: string): void {
  const [outside] = parseDocument(wrapper).children;
  if (!outside || !isElement(outside)) return;
  DomUtils.replaceElement(element, outside);
  DomUtils.appendChild(outside, element);
}

function outer(node: Parameters<typeof DomUtils.getOuterHTML>[0]): string {
  return DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function plainText(node: Node): string {
  return spacedText(node).replace(/\s+/g, ' ').trim();
}

/** Text with a space after each block, so that words of neighbouring cells stay apart. */
function spacedText(node: Node): string {
  if (node.type === ElementType.Text) return node.data;
  const text = 'children' in node ? node.children.map(spacedText).join('') : '';
  return isElement(node) && BLOCKS.has(node.name) ? `${text} ` : text;
}

function isElement(node: Node): node is Element {
  return node.type === ElementType.Tag;
}
