import { useEffect } from 'react';
import { showHandedOverToasts } from '../../client/toast.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Toaster as ToasterView } from '../../ui/Toaster.tsx';

/** Shows this page's toasts, after those from the previous page. */
export function Toaster() {
  useEffect(showHandedOverToasts, []);
  return (
    <ErrorBoundary>
      <ToasterView />
    </ErrorBoundary>
  );
}
