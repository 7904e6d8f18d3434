import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.island.tsx';

/** Hydrates the form in the page and keeps what was typed. */
export function hydrate(container: Element | null): void {
  if (!container) return;
  hydrateRoot(container, <ContactForm />);
  container.setAttribute('data-hydrated', '');
}
