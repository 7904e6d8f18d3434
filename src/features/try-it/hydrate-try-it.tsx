import { hydrateRoot } from 'react-dom/client';
import { TryIt } from './TryIt.island.tsx';

/** Hydrates the form in the page and keeps what was typed. */
export function hydrate(container: Element | null): void {
  if (container) hydrateRoot(container, <TryIt />);
}
