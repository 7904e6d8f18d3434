import type { Part } from './views.ts';

/**
 * The module that `Dashboard.island.tsx` loads for each part. The build replaces it with the files it wrote for that
 * module.
 */
export const PART_MODULES: Record<Part, string[]> = {
  overview: ['/src/features/overview/open.ts'],
  scans: ['/src/features/scans/views/ScanList.tsx'],
  scan: ['/src/features/dashboard/CorrectableScan.tsx'],
  alerts: ['/src/features/alerts/views/AlertsView.tsx'],
  tasks: ['/src/features/tasks/views/TasksView.tsx'],
  reports: ['/src/features/feedback/views/ReportsView.tsx'],
  account: ['/src/features/dashboard/AccountWithSenders.tsx'],
};
