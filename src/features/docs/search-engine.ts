import MiniSearch, { type SearchResult } from 'minisearch';
import { type Entry, SEARCH_OPTIONS } from './search-options.ts';

export interface Hit extends Pick<Entry, 'title' | 'page' | 'href'> {
  /** The text around the first match, in pieces; every second piece is a match. */
  snippet: string[];
}

const MAX_HITS = 7;
const SNIPPET_LENGTH = 110;

/** @throws when the index cannot be fetched */
export async function openSearch(): Promise<(query: string) => Hit[]> {
  const answer = await fetch('/docs/search.json');
  if (!answer.ok) throw new Error(`The search index was answered with ${answer.status}.`);
  const index = MiniSearch.loadJSON<Entry>(await answer.text(), SEARCH_OPTIONS);
  return (query) => index.search(query).slice(0, MAX_HITS).map(hitOf);
}

function hitOf(result: SearchResult): Hit {
  const { title, page, href, text, terms } = result as SearchResult & Entry;
  return { title, page, href, snippet: snippetOf(text, terms) };
}

function snippetOf(text: string, terms: readonly string[]): string[] {
  const words = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`(${words.join('|')})`, 'gi');
  const at = Math.max(0, text.search(found));
  const start = at < SNIPPET_LENGTH / 2 ? 0 : text.lastIndexOf(' ', at - SNIPPET_LENGTH / 3) + 1;
  const cut = text.slice(start, start + SNIPPET_LENGTH);
  const whole = cut.length < text.length - start ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${start > 0 ? '…' : ''}${whole}${whole.length < text.length - start ? '…' : ''}`.split(found);
}
