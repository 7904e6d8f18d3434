/** In the order of the navigation. */
export const VIEWS = ['overview', 'scans', 'alerts', 'tasks', 'reports', 'account'] as const;
export type View = (typeof VIEWS)[number];

export type Params = Readonly<Record<string, string>>;

export interface Route {
  view: View;
  params: Params;
}

export function routeOf(search: string): Route {
  const { view, ...params } = Object.fromEntries(new URLSearchParams(search));
  return { view: isView(view) ? view : 'overview', params };
}

const isView = (name: string | undefined): name is View => VIEWS.some((view) => view === name);

/** A page's address, as in `location`. */
export type Place = Pick<Location, 'pathname' | 'search'>;

/** Parts with scripts of their own: a single scan needs other scripts than the list. */
export type Part = View | 'scan';

/** @returns undefined on other pages */
export function partAt({ pathname, search }: Place): Part | undefined {
  if (!isAt(pathname, '/dashboard')) return undefined;
  const { view, params } = routeOf(search);
  return view === 'scans' && params.scan ? 'scan' : view;
}

export function isAt(pathname: string, path: string): boolean {
  return pathname === path || pathname === `${path}/`;
}
