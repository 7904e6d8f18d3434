import { CAROUSEL_BUTTON } from './carousel-texts.ts';
import { Rotation } from './rotation.ts';

/** Turns the scrollable list of quotes into a carousel that advances on its own until it is paused. */
export function startCarousel(root = document.querySelector<HTMLElement>('[data-carousel]')): void {
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => root?.querySelector<E>(selector);
  const [track, controls, pause, announcement] = [
    find('[data-track]'),
    find('[data-controls]'),
    find<HTMLButtonElement>('[data-pause]'),
    find('[data-announcement]'),
  ];
  if (!root || !track || !controls || !pause || !announcement) return;
  const dots = [...controls.querySelectorAll<HTMLButtonElement>('[data-dot]')];
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const mark = (index: number) => {
    for (const [own, dot] of dots.entries()) dot.setAttribute('aria-current', String(own === index));
  };
  const rotation = new Rotation(dots.length, (index) => {
    mark(index);
    track.scrollTo({ left: index * track.clientWidth, behavior: reducedMotion.matches ? 'instant' : 'smooth' });
  });

  let paused = false;
  const update = () => {
    pause.hidden = reducedMotion.matches;
    rotation.setPaused('button', paused || reducedMotion.matches);
  };
  pause.addEventListener('click', () => {
    paused = !paused;
    pause.textContent = paused ? CAROUSEL_BUTTON.play : CAROUSEL_BUTTON.pause;
    // Play pressed by keyboard leaves the focus inside, which would keep it paused.
    rotation.setPaused('focus', false);
    update();
  });
  reducedMotion.addEventListener('change', update);
  root.addEventListener('pointerenter', ({ pointerType }) => rotation.setPaused('pointer', pointerType === 'mouse'));
  root.addEventListener('pointerleave', () => rotation.setPaused('pointer', false));
  // :focus-visible, because a click leaves the focus inside too.
  root.addEventListener('focusin', () => rotation.setPaused('focus', root.matches(':has(:focus-visible)')));
  root.addEventListener('focusout', () => rotation.setPaused('focus', false));
  for (const [index, dot] of dots.entries()) {
    dot.addEventListener('click', () => {
      rotation.goTo(index);
      announcement.textContent = `${dot.getAttribute('aria-label')}: ${track.children[index]?.querySelector('blockquote')?.textContent.trim()}`;
    });
  }
  track.addEventListener('scrollend', () => {
    const index = Math.round(track.scrollLeft / track.clientWidth);
    if (index === rotation.index) return;
    rotation.moved(index);
    mark(index);
  });

  mark(0);
  update();
  controls.hidden = false;
}
