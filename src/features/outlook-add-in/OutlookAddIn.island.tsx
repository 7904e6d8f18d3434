import { useEffect } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Pane } from './Pane.tsx';
import { startPane } from './store.ts';
import './outlook-add-in.css';

export function OutlookAddIn() {
  useEffect(() => void startPane(), []);
  return (
    <ErrorBoundary>
      <Pane />
    </ErrorBoundary>
  );
}
