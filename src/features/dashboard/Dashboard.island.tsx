import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { $auth } from '../../client/session.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Waiting } from '../../ui/Loading.tsx';
import { showUnreadOnIcon } from '../alerts/badge.ts';
import { followWhileOpen } from '../alerts/live.ts';
import { NewAlert } from '../alerts/views/NewAlert.tsx';
import { firstRunOf } from '../first-run/first-run.ts';
import { $start } from '../first-run/store.ts';
import { FirstRunView } from '../first-run/views/FirstRunView.tsx';
import { $monitor } from '../scanning/store.ts';
import { MonitorNotice } from './MonitorNotice.tsx';
import { Navigation } from './Navigation.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { $title, documentTitle } from './parts/title.ts';
import { $route } from './route.ts';
import type { View } from './views.ts';

// With what it shows, and beside the question whether there is anything to show.
const loadOverview = async () => {
  const { OverviewView, askAhead } = await import('../overview/open.ts');
  askAhead();
  return OverviewView;
};

// One script per view, so that the chart loads only with the overview.
const COMPONENTS: Record<View, ComponentType> = {
  overview: viewOf(loadOverview),
  scans: viewOf(async () => (await import('./CorrectableScans.tsx')).CorrectableScans),
  alerts: viewOf(async () => (await import('../alerts/views/AlertsView.tsx')).AlertsView),
  tasks: viewOf(async () => (await import('../tasks/views/TasksView.tsx')).TasksView),
  reports: viewOf(async () => (await import('../feedback/views/ReportsView.tsx')).ReportsView),
  account: viewOf(async () => (await import('./AccountWithSenders.tsx')).AccountWithSenders),
};

function viewOf(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => NotLoaded) }));
}

export function Dashboard() {
  const { userId } = useStore($auth, { ssr: 'initial' });
  return <ErrorBoundary>{userId !== null && <Sections key={userId} />}</ErrorBoundary>;
}

function Sections() {
  const { view } = useStore($route);
  useEffect(followWhileOpen, []);
  useEffect(showUnreadOnIcon, []);
  return (
    <>
      <DocumentTitle />
      <Navigation />
      <NewAlert />
      <MonitorNotice />
      <div className="grid gap-8 pt-6">
        <ErrorBoundary key={view}>
          <Suspense fallback={<Waiting />}>
            <Shown view={view} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </>
  );
}

function Shown({ view }: { view: View }) {
  const { data, error } = useStore($monitor);
  const started = useStore($start) === 'started';
  const Component = COMPONENTS[view];
  useEffect(() => {
    if (view === 'overview') void loadOverview().catch(() => undefined);
  }, [view]);
  if (view !== 'overview') return <Component />;
  if (!data) return error ? null : <Waiting />;
  return firstRunOf(data, started).step === 'done' ? <Component /> : <FirstRunView />;
}

function DocumentTitle() {
  const title = useStore($title);
  const unread = useStore($monitor).data?.unread ?? 0;
  useEffect(() => {
    document.title = documentTitle(title, unread);
  }, [title, unread]);
  return null;
}
