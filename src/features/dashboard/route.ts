import { atom, onMount } from 'nanostores';
import { type Params, type Route, routeOf, type View } from './views.ts';

export type { Params } from './views.ts';

const PATH = '/dashboard';

/** Where a mailbox is connected. Google redirects back to it, too. */
export const CONNECT_HREF = '/email-test#mailbox';

export const $route = atom<Route>({ view: 'overview', params: {} });

/** Whether the route has changed since the page was loaded; only then does the heading take the focus. */
export const $navigated = atom(false);

onMount($route, () => {
  if (typeof window === 'undefined') return undefined;
  const read = () => $route.set(routeOf(location.search));
  const onPopState = () => {
    $navigated.set(true);
    read();
  };
  read();
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
});

/** Leaves out empty values. */
export function hrefOf(view: View, params: Params = {}): string {
  const entries = Object.entries(params).filter(([, value]) => value !== '');
  const query = new URLSearchParams([...(view === 'overview' ? [] : [['view', view]]), ...entries]);
  return query.size === 0 ? PATH : `${PATH}?${query}`;
}

/** Follows a link: adds a history entry and scrolls to the top. From another page, it opens the dashboard. */
export function navigate(view: View, params?: Params): void {
  if (location.pathname !== PATH) {
    location.assign(hrefOf(view, params));
    return;
  }
  history.pushState(null, '', hrefOf(view, params));
  $navigated.set(true);
  $route.set(routeOf(location.search));
  scrollTo(0, 0);
}

/** Leaves a page that no longer exists, such as a deleted scan, so that Back doesn't return to it. */
export function redirect(view: View, params?: Params): void {
  $navigated.set(true);
  replace(view, params);
  scrollTo(0, 0);
}

/** Updates the address in place, such as for a filter: no history entry, no scrolling. */
export function replace(view: View, params?: Params): void {
  history.replaceState(history.state, '', hrefOf(view, params));
  $route.set(routeOf(location.search));
}
