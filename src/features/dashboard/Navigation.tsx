import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $monitor } from '../scanning/store.ts';
import { ViewLink } from './parts/ViewLink.tsx';
import { $route } from './route.ts';
import { DASHBOARD_TEXTS, VIEW_NAMES } from './texts.ts';
import { VIEWS } from './views.ts';
import './navigation.css';

export function Navigation() {
  const { view: current } = useStore($route);
  const unread = useStore($monitor).data?.unread ?? 0;
  const strip = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab is read from the page.
  useEffect(() => showCurrent(strip.current), [current]);
  return (
    <nav aria-label={DASHBOARD_TEXTS.title} className="dashboard-navigation print:hidden">
      <ul ref={strip}>
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

/** On phones the tabs are a strip that scrolls. `scrollIntoView` could scroll the page, too. */
function showCurrent(strip: HTMLUListElement | null): void {
  const tab = strip?.querySelector<HTMLElement>('[aria-current]');
  if (strip && tab) strip.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - strip.clientWidth / 2;
}

function UnreadCount({ count }: { count: number }) {
  return (
    <span className="unread-count">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {DASHBOARD_TEXTS.unread}</span>
    </span>
  );
}
