import { easeInOut } from './easing.ts';

/** Any of these cancels the animation. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls links with `data-scroll-ms` smoothly to their section, or jumps with reduced motion. As after a plain jump,
 * the section gets the focus and the URL its fragment.
 */
export function followSectionLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-scroll-ms]');
    const section = link && document.getElementById(link.hash.slice(1));
    if (!section || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (location.hash !== link.hash) history.pushState(null, '', link.hash);
    section.focus({ preventScroll: true });
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (reducedMotion) section.scrollIntoView({ behavior: 'instant' });
    else glideTo(section, Number(link.dataset.scrollMs));
  });
}

function glideTo(section: HTMLElement, duration: number): void {
  const from = scrollY;
  // Where a plain jump would stop.
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const start = performance.now();
  const interruption = new AbortController();
  for (const name of INTERRUPTIONS)
    addEventListener(name, () => interruption.abort(), { signal: interruption.signal, passive: true });
  const step = (now: number) => {
    if (interruption.signal.aborted) return;
    const share = (now - start) / duration;
    // Measured at each step: the page may grow on the way.
    const to = section.getBoundingClientRect().top + scrollY - Number.parseFloat(scrollPaddingTop);
    scrollTo({ top: from + (to - from) * easeInOut(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else interruption.abort();
  };
  requestAnimationFrame(step);
}
