import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.island.tsx';

/** Brings the form in the page to life, with whatever has been typed into it. */
export function hydrate(place: Element | null): void {
  if (!place) return;
  hydrateRoot(place, <ContactForm />);
  place.setAttribute('data-hydrated', '');
}
