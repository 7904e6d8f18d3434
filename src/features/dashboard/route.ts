import { atom, onMount } from 'nanostores';
import { isView, type View } from './views.ts';

const PATH = '/dashboard';

/** Where a mailbox is connected; whoever comes back from Google arrives there, too. */
export const CONNECT_HREF = '/email-test#mailbox';

export type Params = Readonly<Record<string, string>>;

/** Where in the dashboard somebody is: each place has an address of its own. */
export interface Place {
  view: View;
  params: Params;
}

export const $place = atom<Place>({ view: 'overview', params: {} });

/** Whether the place was changed on this page: only then the focus goes along. */
export const $moved = atom(false);

onMount($place, () => {
  if (typeof window === 'undefined') return undefined;
  const read = () => $place.set(placeOf(location.search));
  const onPopState = () => {
    $moved.set(true);
    read();
  };
  read();
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
});

/** Empty values are left out. */
export function hrefOf(view: View, params: Params = {}): string {
  const given = Object.entries(params).filter(([, value]) => value !== '');
  const query = new URLSearchParams([...(view === 'overview' ? [] : [['view', view]]), ...given]);
  return query.size === 0 ? PATH : `${PATH}?${query}`;
}

export function placeOf(search: string): Place {
  const { view, ...params } = Object.fromEntries(new URLSearchParams(search));
  return { view: isView(view) ? view : 'overview', params };
}

/** Goes there as a link does: with an entry in the history, from the top of the page. */
export function go(view: View, params?: Params): void {
  history.pushState(null, '', hrefOf(view, params));
  $moved.set(true);
  $place.set(placeOf(location.search));
  scrollTo(0, 0);
}

/** Goes there in place of where one is, which Back must not lead to: it is not there any more. */
export function goInstead(view: View, params?: Params): void {
  $moved.set(true);
  replace(view, params);
  scrollTo(0, 0);
}

/** The same place by another address, such as a filter that is typed: no entry in the history, no change of scroll. */
export function replace(view: View, params?: Params): void {
  history.replaceState(history.state, '', hrefOf(view, params));
  $place.set(placeOf(location.search));
}
