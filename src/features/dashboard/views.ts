/** In the order of the navigation. */
export const VIEWS = ['overview', 'scans', 'alerts', 'tasks', 'reports', 'account'] as const;
export type View = (typeof VIEWS)[number];

export const isView = (name: string | undefined): name is View => VIEWS.some((view) => view === name);
