/** The index must be created and read with the same options. */
export const SEARCH_OPTIONS = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'text', 'href'],
  searchOptions: { prefix: true, fuzzy: 0.15, combineWith: 'AND' as const, boost: { title: 4, page: 2 } },
};

/** A section of a page, or a call of the API. */
export interface Entry {
  id: number;
  title: string;
  page: string;
  text: string;
  href: string;
}
