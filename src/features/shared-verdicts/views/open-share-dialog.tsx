import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import type { Sharing } from '../api.ts';
import { ShareDialog } from './ShareDialog.tsx';

/** In a container of its own, because it opens over the dashboard, the email test and the landing page. */
export function openShareDialog(sharing: Sharing): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <ErrorBoundary>
      <ShareDialog sharing={sharing} onClosed={close} />
    </ErrorBoundary>,
  );
}
