/** A heading of a page with what is written below it, for the search. */
export interface Section {
  /** Behind `#` in the page's address; empty for what comes before the first heading. */
  slug: string;
  title: string;
  text: string;
}

/** Turns a page's HTML, as Markdown gives it, into what the site shows: links, anchors, tables and code that scroll. */
export function docsMarkup(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (whole, href: string, text: string) => linkOf(whole, href, text))
    .replace(/<(h[23]) id="([^"]+)">([\s\S]*?)<\/\1>/g, (_, tag: string, id: string, text: string) => {
      return `<${tag} id="${id}"><span>${text} <a class="docs-anchor" href="#${id}" aria-label="Link to “${plainText(text)}”">#</a></span></${tag}>`;
    })
    .replace(/<table>[\s\S]*?<\/table>/g, tableOf)
    .replace(/<pre\b[^>]*>([\s\S]*?)<\/pre>/g, (_, code: string) => {
      return `<div class="docs-code"><pre tabindex="0">${code}</pre></div>`;
    });
}

/** What scrolls can be reached by keyboard. The cells say their column, for where a row is shown as a block. */
function tableOf(table: string): string {
  const columns = [...table.matchAll(/<th\b[^>]*>([\s\S]*?)<\/th>/g)].map(([, text = '']) => plainText(text));
  const labelled = table.replace(/<tr>[\s\S]*?<\/tr>/g, (row) => {
    let column = -1;
    return row.replace(/<td\b/g, (cell) => {
      column += 1;
      const isBetween = column > 0 && column < columns.length - 1;
      const label = isBetween ? (columns[column] ?? '') : '';
      return label === '' ? cell : `${cell} data-label="${label.replaceAll('"', '&quot;')}"`;
    });
  });
  // The corner of a table heads nothing.
  const withCorner = labelled.replaceAll('<th></th>', '<td></td>');
  const name = columns.filter(Boolean).join(', ') || 'Table';
  return `<div class="docs-table" tabindex="0" role="group" aria-label="${name.replaceAll('"', '&quot;')}">${withCorner}</div>`;
}

/** Links between the Markdown files lead to each other on a Git host; here to pages, or they name the file. */
function linkOf(whole: string, href: string, text: string): string {
  const [, page, rest = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (page !== undefined) return `<a href="/docs/${page}${rest}">${text}</a>`;
  if (/^[\w-]+\.json$/.test(href)) return `<a href="/docs/${href}">${text}</a>`;
  if (!href.startsWith('.')) return whole;
  const file = new URL(href, 'file:///src/content/docs/').pathname.slice(1);
  return text.includes(file) ? text : `${text} (<code>${file}</code>)`;
}

/** A page in pieces as large as a heading's, without markup. */
export function sectionsOf(html: string): Section[] {
  const [before = '', ...rest] = html.replace(/<!--[\s\S]*?-->/g, '').split(/(?=<h[23] id=)/);
  const first = { slug: '', title: '', text: plainText(before) };
  return [first, ...rest.map(sectionOf)];
}

function sectionOf(html: string): Section {
  const [heading = '', slug = '', title = ''] = /^<h[23] id="([^"]+)">([\s\S]*?)<\/h[23]>/.exec(html) ?? [];
  return { slug, title: plainText(title), text: plainText(html.slice(heading.length)) };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

function plainText(html: string): string {
  return html
    .replace(/<\/(?:td|th|li|p|pre|tr)>/g, ' ')
    .replace(/<[^<>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
