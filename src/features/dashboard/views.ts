/** What the dashboard is made of, in the order of its navigation. */
export const VIEWS = ['overview', 'scans', 'alerts', 'tasks', 'reports', 'account'] as const;
export type View = (typeof VIEWS)[number];

export const VIEW_NAMES: Record<View, string> = {
  overview: 'Overview',
  scans: 'Scans',
  alerts: 'Alerts',
  tasks: 'Tasks',
  reports: 'Reports',
  account: 'Account',
};

export const isView = (name: string | undefined): name is View => VIEWS.some((view) => view === name);
