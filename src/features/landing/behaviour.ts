/** All that moves on the landing page, in one script. Everything works without it. */
import { startCarousel } from './carousel.ts';
import { openMenu } from './menu.ts';
import { showEmailOfAddress } from './sample-emails.ts';
import { followSectionLinks } from './section-scroll.ts';

openMenu();
followSectionLinks();
showEmailOfAddress();
startCarousel();
// The page may be older than the year.
for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());
