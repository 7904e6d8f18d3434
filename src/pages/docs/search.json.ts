import MiniSearch from 'minisearch';
import { searchEntries } from '../../features/docs/pages.ts';
import { type Entry, SEARCH_OPTIONS } from '../../features/docs/search-options.ts';

export const prerender = true;

export const GET = async () => {
  const index = new MiniSearch<Entry>(SEARCH_OPTIONS);
  index.addAll(await searchEntries());
  return new Response(JSON.stringify(index), { headers: { 'content-type': 'application/json' } });
};
