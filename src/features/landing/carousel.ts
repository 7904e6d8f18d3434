import { Rotation } from './rotation.ts';

/** Turns the list of quotes, which scrolls by itself, into a carousel that goes on by itself until it is held. */
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
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');

  const mark = (index: number) => {
    for (const [place, dot] of dots.entries()) dot.setAttribute('aria-current', String(place === index));
  };
  const rotation = new Rotation(dots.length, (index) => {
    mark(index);
    track.scrollTo({ left: index * track.clientWidth, behavior: stillness.matches ? 'instant' : 'smooth' });
  });

  const held = { paused: false };
  const hold = () => {
    pause.hidden = stillness.matches;
    rotation.hold('button', held.paused || stillness.matches);
  };
  pause.addEventListener('click', () => {
    held.paused = !held.paused;
    pause.textContent = held.paused ? 'Play' : 'Pause';
    // Whoever presses Play by keyboard is in the carousel, and wants it to go on all the same.
    rotation.hold('focus', false);
    hold();
  });
  stillness.addEventListener('change', hold);
  root.addEventListener('pointerenter', ({ pointerType }) => rotation.hold('pointer', pointerType === 'mouse'));
  root.addEventListener('pointerleave', () => rotation.hold('pointer', false));
  // A press leaves the focus inside as well; that alone is no reason to stand still for ever.
  root.addEventListener('focusin', () => rotation.hold('focus', root.matches(':has(:focus-visible)')));
  root.addEventListener('focusout', () => rotation.hold('focus', false));
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
  hold();
  controls.hidden = false;
}
