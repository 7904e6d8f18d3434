import { useStore } from '@nanostores/react';
import { $monitor } from '../scanning/store.ts';
import { ViewLink } from './parts/ViewLink.tsx';
import { $route } from './route.ts';
import { DASHBOARD_TEXTS, VIEW_NAMES } from './texts.ts';
import { VIEWS } from './views.ts';
import './navigation.css';

export function Navigation() {
  const { view: current } = useStore($route);
  const unread = useStore($monitor).data?.unread ?? 0;
  return (
    <nav aria-label={DASHBOARD_TEXTS.title} className="dashboard-navigation">
      <ul>
        {VIEWS.map((view) => (
          <li key={view}>
            <ViewLink view={view} aria-current={view === current ? 'page' : undefined}>
              {VIEW_NAMES[view]}
              {view === 'alerts' && unread > 0 && <UnreadCount count={unread} />}
            </ViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function UnreadCount({ count }: { count: number }) {
  return (
    <span className="unread-count">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {DASHBOARD_TEXTS.unread}</span>
    </span>
  );
}
