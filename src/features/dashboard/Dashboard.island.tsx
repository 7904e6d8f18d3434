import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
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
import { ScansView } from '../scans/views/ScansView.tsx';
import { MonitorNotice } from './MonitorNotice.tsx';
import { Navigation } from './Navigation.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { $title, documentTitle } from './parts/title.ts';
import { $route } from './route.ts';
import { type Part, partAt, type View } from './views.ts';

// Starts loading its data in parallel with checking whether there is anything to show.
const loadOverview = async () => {
  const { OverviewView, askAhead } = await import('../overview/open.ts');
  askAhead();
  return OverviewView;
};

// The list of scans and a single scan load separately, because they share little.
const loadScanList = async () => (await import('../scans/views/ScanList.tsx')).ScanList;
const loadScan = async () => (await import('./CorrectableScan.tsx')).CorrectableScan;
const ScanList = viewOf(loadScanList);
const Scan = viewOf(loadScan);

// One script per view, so that the chart loads only with the overview.
const LOADS: Record<Exclude<Part, 'scans' | 'scan'>, () => Promise<ComponentType>> = {
  overview: loadOverview,
  alerts: async () => (await import('../alerts/views/AlertsView.tsx')).AlertsView,
  tasks: async () => (await import('../tasks/views/TasksView.tsx')).TasksView,
  reports: async () => (await import('../feedback/views/ReportsView.tsx')).ReportsView,
  account: async () => (await import('./AccountWithSenders.tsx')).AccountWithSenders,
};

const COMPONENTS: Record<View, ComponentType> = {
  overview: viewOf(LOADS.overview),
  scans: () => <ScansView List={ScanList} Scan={Scan} />,
  alerts: viewOf(LOADS.alerts),
  tasks: viewOf(LOADS.tasks),
  reports: viewOf(LOADS.reports),
  account: viewOf(LOADS.account),
};

// In parallel with the island, not after it, so that the view is rendered together with it.
if (typeof window !== 'undefined' && $auth.get().userId !== null) {
  const part = partAt(location);
  const load = part && { ...LOADS, scans: loadScanList, scan: loadScan }[part];
  void load?.().catch(() => undefined);
}

type LoadedView<Props> = ComponentType<Props & { retry: () => void }>;

/** With its own boundary: components around a boundary lose their effects while a script loads. */
function viewOf<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // A failed load shows its error until it is retried; the next time it is shown, it loads again.
  const fail = (): LoadedView<Props> => {
    next = open();
    return NotLoaded;
  };
  const open = (): LoadedView<Props> =>
    lazy(async () => ({ default: (await load().catch(fail)) as LoadedView<Props> }));
  let next = open();
  return (props) => {
    const [Loaded, setLoaded] = useState(() => next);
    const retry = useCallback(() => setLoaded(() => next), []);
    return (
      <Suspense fallback={<Waiting />}>
        <Loaded {...props} retry={retry} />
      </Suspense>
    );
  };
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
          <Shown view={view} />
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
