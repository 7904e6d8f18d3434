import { INK, VERDICT_COLOURS } from '../colours.ts';
import type { Warning } from './warning.ts';

/** Above the email's text. It has no button: readers must not learn to press what is inside an email. */
export function drawBar(page: Document, { verdict, heading, sentence, evidence }: Warning): void {
  const { ink, ground } = VERDICT_COLOURS[verdict];
  const bar = page.createElement('div');
  bar.setAttribute('role', 'alert');
  // Set one by one, which the email's own policy cannot forbid, and important, so that its style sheets do not win.
  const styles: Record<string, string> = {
    all: 'initial',
    display: 'block',
    position: 'absolute',
    inset: '0 0 auto',
    'box-sizing': 'border-box',
    padding: '12px 16px',
    'border-inline-start': `4px solid ${pair(ink)}`,
    background: pair(ground),
    color: pair(INK),
    'color-scheme': 'light dark',
    font: '15px/1.5 system-ui, sans-serif',
    transition: 'none',
    animation: 'none',
  };
  for (const [name, value] of Object.entries(styles)) bar.style.setProperty(name, value, 'important');
  const words = bar.attachShadow({ mode: 'closed' });
  words.append(paragraph(page, heading, ink), paragraph(page, sentence), paragraph(page, evidence));
  const root = page.documentElement;
  root.insertBefore(bar, page.body);
  // In the top layer, which the email's styles can't affect or cover. Only a script could put something else there.
  bar.popover = 'manual';
  bar.showPopover();
  const makeRoom = () => root.style.setProperty('padding-top', `${bar.offsetHeight}px`, 'important');
  new ResizeObserver(makeRoom).observe(bar);
}

function paragraph(page: Document, text: string, ink?: Colour): HTMLElement {
  const written = page.createElement('p');
  written.textContent = text;
  written.style.setProperty('margin', '0');
  if (ink) {
    written.style.setProperty('color', pair(ink));
    written.style.setProperty('font-weight', '600');
  }
  return written;
}

type Colour = Record<'light' | 'dark', string>;

function pair({ light, dark }: Colour): string {
  return `light-dark(${light}, ${dark})`;
}
