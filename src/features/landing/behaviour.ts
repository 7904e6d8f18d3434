/** The landing page's only script. Everything works without it. */
import { startCarousel } from './carousel.ts';
import { wakeContactForm, wakeTryIt } from './late-forms.ts';
import { openMenu } from './menu.ts';
import { showEmailOfFragment } from './sample-emails.ts';
import { followSectionLinks } from './section-scroll.ts';

openMenu();
followSectionLinks();
showEmailOfFragment();
startCarousel();
wakeTryIt();
wakeContactForm();
// The page may have been built last year.
for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());
