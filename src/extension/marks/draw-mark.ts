import { SEAL_GLYPHS, SEAL_OUTLINES, SMALL_DANGEROUS } from '../../ui/seal-shapes.ts';
import { VERDICT_COLOURS } from '../colours.ts';
import { MARK_TEXTS } from '../texts.ts';
import type { Warning } from './store.ts';

/** Marks the element that holds a mark. */
export const MARK = 'data-letterlock-mark';
const SVG = 'http://www.w3.org/2000/svg';

/** A seal and a word, in a shadow tree that the site's styles don't affect. */
export function drawMark(page: Document, warning: Warning): HTMLElement {
  const mark = page.createElement('span');
  mark.setAttribute(MARK, warning);
  mark.id = `letterlock-mark-${crypto.randomUUID()}`;
  mark.setAttribute('role', 'img');
  mark.setAttribute('aria-label', MARK_TEXTS.label(warning));
  mark.title = MARK_TEXTS.label(warning);
  const { ink, ground } = VERDICT_COLOURS[warning];
  // Light in both themes: the site chooses the background of a row, and no style reveals it.
  put(mark, {
    all: 'initial',
    display: 'inline-flex',
    'align-items': 'center',
    gap: '3px',
    flex: 'none',
    'box-sizing': 'border-box',
    height: '16px',
    'margin-inline-end': '6px',
    padding: '0 5px 0 3px',
    'border-radius': '2px',
    border: `1px solid ${ink.light}`,
    background: ground.light,
    color: ink.light,
    font: '600 11px/1 system-ui, sans-serif',
    'white-space': 'nowrap',
    'vertical-align': 'middle',
    cursor: 'inherit',
  });
  mark.attachShadow({ mode: 'open' }).append(seal(page, warning), MARK_TEXTS.words[warning]);
  return mark;
}

function seal(page: Document, warning: Warning): SVGElement {
  const { ink, ground } = VERDICT_COLOURS[warning];
  const drawing = page.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 120 120',
    width: '12',
    height: '12',
    'aria-hidden': 'true',
  }))
    drawing.setAttribute(name, value);
  const outline = page.createElementNS(SVG, 'path');
  outline.setAttribute('d', warning === 'dangerous' ? SMALL_DANGEROUS : SEAL_OUTLINES[warning]);
  outline.setAttribute('fill', ink.light);
  const glyph = page.createElementNS(SVG, 'path');
  const stroke = { fill: 'none', stroke: ground.light, 'stroke-width': '14', 'stroke-linecap': 'round' };
  for (const [name, value] of Object.entries({ d: SEAL_GLYPHS[warning], ...stroke })) glyph.setAttribute(name, value);
  drawing.append(outline, glyph);
  return drawing;
}

/** Sets properties one by one, which the site's policy can't forbid. */
function put(element: HTMLElement, styles: Record<string, string>): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important');
}
