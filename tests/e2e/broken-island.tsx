import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('broken island');
}

const island = document.createElement('div');
document.body.append(island);
createRoot(island).render(
  <ErrorBoundary>
    <Broken />
  </ErrorBoundary>,
);
