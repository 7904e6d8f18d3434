import { useStore } from '@nanostores/react';
import { $monitor } from '../scanning/store.ts';
import { PlaceLink } from './parts/ViewLink.tsx';
import { $place } from './route.ts';
import { VIEW_NAMES, VIEWS } from './views.ts';
import './navigation.css';

/** The sections of the dashboard. */
export function Navigation() {
  const { view: here } = useStore($place);
  const unread = useStore($monitor).data?.unread ?? 0;
  return (
    <nav aria-label="Dashboard" className="dashboard-navigation">
      <ul>
        {VIEWS.map((view) => (
          <li key={view}>
            <PlaceLink view={view} aria-current={view === here ? 'page' : undefined}>
              {VIEW_NAMES[view]}
              {view === 'alerts' && unread > 0 && <Unread count={unread} />}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <span className="unread-count">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}
