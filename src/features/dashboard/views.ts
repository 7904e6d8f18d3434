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
