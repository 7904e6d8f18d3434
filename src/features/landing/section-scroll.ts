import { easeInOut } from './easing.ts';

/** Interactions by which a visitor takes the scrolling over. */
const TAKE_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Lets links with `data-scroll-ms` glide to their section in that time, or jump where motion is not wanted. The
 * section gets the focus and the address its fragment, as after a plain jump.
 */
export function followSectionLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-scroll-ms]');
    const section = link && document.getElementById(link.hash.slice(1));
    if (!section || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (location.hash !== link.hash) history.pushState(null, '', link.hash);
    section.focus({ preventScroll: true });
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) section.scrollIntoView({ behavior: 'instant' });
    else glideTo(section, Number(link.dataset.scrollMs));
  });
}

function glideTo(section: HTMLElement, duration: number): void {
  const from = scrollY;
  // Where a plain jump would stop.
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const start = performance.now();
  const taken = new AbortController();
  for (const name of TAKE_OVER) addEventListener(name, () => taken.abort(), { signal: taken.signal, passive: true });
  const step = (now: number) => {
    if (taken.signal.aborted) return;
    const share = (now - start) / duration;
    // Measured anew at each step: the page may grow while it moves.
    const to = section.getBoundingClientRect().top + scrollY - Number.parseFloat(scrollPaddingTop);
    scrollTo({ top: from + (to - from) * easeInOut(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else taken.abort();
  };
  requestAnimationFrame(step);
}
