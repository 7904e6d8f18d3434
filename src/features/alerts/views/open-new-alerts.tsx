import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { followHere } from '../live.ts';
import { NewAlert } from './NewAlert.tsx';

/** In a container of its own, above the page's content. @returns a function that removes it */
export function openNewAlerts(): () => void {
  const place = document.createElement('div');
  place.className = 'new-alert-elsewhere';
  document.getElementById('main')?.prepend(place);
  const root = createRoot(place);
  root.render(
    <ErrorBoundary instead={<span hidden />}>
      <NewAlert />
    </ErrorBoundary>,
  );
  const unfollow = followHere();
  return () => {
    unfollow();
    root.unmount();
    place.remove();
  };
}
