import { type CollectionEntry, getCollection, render } from 'astro:content';
import { DOCS, DOCS_GROUPS } from '../../content/docs-pages.ts';
import { atSite, docsMarkup, sectionsOf } from './markup.ts';
import { allOperations } from './openapi-view.ts';
import type { Entry } from './search-options.ts';

export type DocsEntry = CollectionEntry<'docs'>;

/** The pages in reading order. */
export async function docsPages(): Promise<DocsEntry[]> {
  const entries = await getCollection('docs');
  const unlisted = entries.filter(({ id }) => !(DOCS as readonly string[]).includes(id));
  if (unlisted.length > 0)
    throw new Error(`src/content/docs-pages.ts lacks ${unlisted.map(({ id }) => id).join(', ')}.`);
  return DOCS.map((id) => {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`src/content/docs has no ${id}.md.`);
    return entry;
  });
}

/** The same, by group of the navigation. */
export function groupsOf(pages: readonly DocsEntry[]): { name: string; pages: DocsEntry[] }[] {
  return DOCS_GROUPS.map((name) => ({ name, pages: pages.filter(({ data }) => data.group === name) }));
}

export async function readPage(entry: DocsEntry) {
  const { headings } = await render(entry);
  return { headings, html: docsMarkup(htmlOf(entry)) };
}

function htmlOf({ rendered }: DocsEntry): string {
  return atSite(rendered?.html ?? '', import.meta.env.SITE);
}

/** What the search covers: each section of each page, and each call of the API. */
export async function searchEntries(): Promise<Entry[]> {
  const pages = await docsPages();
  const sections = pages.flatMap((entry) => {
    const { id, data } = entry;
    return sectionsOf(htmlOf(entry)).map(({ slug, title, text }) => ({
      ...{ title, page: data.title },
      text: slug === '' ? `${data.description} ${text}` : text,
      href: slug === '' ? `/docs/${id}` : `/docs/${id}#${slug}`,
    }));
  });
  const calls = allOperations().map(({ id, summary, method, path, description }) => ({
    ...{ title: summary, page: 'API reference' },
    text: `${method} ${path} ${description?.replaceAll('`', '') ?? ''}`.trim(),
    href: `/docs/api#${id}`,
  }));
  return [...sections, ...calls].map((entry, id) => ({ id, ...entry }));
}
