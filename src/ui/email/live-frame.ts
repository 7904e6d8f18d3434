import { $theme } from '../../client/theme.ts';
import type { Layout } from '../../engines/detection/display/layout.ts';
import type { Annotations } from '../annotate.ts';
import { buildBody, describe } from './build-frame.ts';
import { isDarkByDesign } from './dark-by-design.ts';
import { darken } from './darken.ts';
import { FRAME_CSS, SHARED } from './frame-css.ts';
import { $originalColours } from './view-store.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const TALLEST = 20_000;
/** An email wider than its frame is scaled down, as in mail programs; beyond this it scrolls. */
const SMALLEST = 0.55;

interface Shown {
  layout: Layout;
  annotations: Annotations | null;
  analysed: string;
  onHeight: (height: number) => void;
  /** Whether the dark theme darkens the email, or would if the reader hadn't chosen its original colours. */
  onGlaring: (isGlaring: boolean) => void;
  onOpen: (note: number) => void;
}

/**
 * Shows an email in its frame, where nothing runs: this page creates the elements and listens to them.
 * @returns a function that stops it
 */
export function showInFrame(frame: HTMLIFrameElement, shown: Shown): () => void {
  const doc = frame.contentDocument;
  const view = doc?.defaultView;
  if (!doc || !view) return () => undefined;
  const { layout, annotations, analysed, onHeight } = shown;
  const root = doc.documentElement;
  const rules = new view.CSSStyleSheet();
  rules.replaceSync(layout.rules.join('\n'));
  const own = new view.CSSStyleSheet();
  own.replaceSync(FRAME_CSS);
  // The layer comes first, so that its rules that aren't important yield.
  doc.adoptedStyleSheets = [own, rules];
  describe(doc.body, layout.body);
  doc.body.replaceChildren(buildBody(doc, layout, annotations, analysed));
  const first = numbersIn(doc)[0];
  if (first) first.tabIndex = 0;

  const ending = new AbortController();
  const { signal } = ending;
  const inspection = frame.closest('.inspection');
  const showAll = () => root.toggleAttribute('data-all', inspection?.querySelector('.all-findings :checked') != null);
  showAll();
  inspection?.addEventListener('change', showAll, { signal });
  doc.addEventListener('click', ({ target }) => open(target, shown), { signal });
  doc.addEventListener('keydown', (event) => press(event, doc, shown), { signal });

  const scheme = matchMedia('(prefers-color-scheme: dark)');
  let restoreColours = () => {};
  const dress = () => {
    restoreColours();
    const isDark = isDarkTheme(scheme.matches);
    dressUp(root, layout.isColoured, isDark);
    const isGlaring = isDark && layout.isColoured && !isDarkByDesign(doc);
    shown.onGlaring(isGlaring);
    const isDarkened = isGlaring && !$originalColours.get();
    if (isDarkened) root.style.colorScheme = 'dark';
    restoreColours = isDarkened ? darken(doc) : () => {};
  };
  scheme.addEventListener('change', dress, { signal });
  const stopTheme = $theme.subscribe(dress);
  const stopColours = $originalColours.listen(dress);

  let width = 0;
  const measure = () => {
    if (root.clientWidth !== width) {
      width = root.clientWidth;
      zoomToFit(doc.body, width);
    }
    onHeight(Math.min(TALLEST, Math.ceil(doc.body.getBoundingClientRect().height)));
    // Areas that scroll sideways must be reachable by keyboard.
    if (doc.body.scrollWidth > doc.body.clientWidth) doc.body.tabIndex = 0;
    else doc.body.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(measure);
  observer.observe(doc.body);
  observer.observe(root);
  measure();
  return () => {
    ending.abort();
    stopTheme();
    stopColours();
    observer.disconnect();
  };
}

/** Goes to the number of a finding. @returns whether it is in the frame */
export function focusNote(frame: HTMLIFrameElement, note: number): boolean {
  const doc = frame.contentDocument;
  const number = doc?.querySelector<HTMLElement>(`ll-number[data-note~="${note}"]`);
  if (!doc || !number) return false;
  for (const mark of doc.querySelectorAll('ll-mark')) {
    mark.toggleAttribute('data-lit', mark.matches(`[data-note~="${note}"]`));
  }
  focusOnly(number, doc);
  number.scrollIntoView({ block: 'center' });
  return true;
}

function zoomToFit(body: HTMLElement, width: number): void {
  body.style.zoom = '1';
  const fitting = Math.max(SMALLEST, Math.min(1, width / body.scrollWidth));
  if (fitting < 1) body.style.zoom = fitting.toFixed(3);
  // The numbers stay large enough to tap.
  body.style.setProperty('--unfit', String(1 / fitting));
}

function isDarkTheme(isSystemDark: boolean): boolean {
  const theme = $theme.get();
  return theme === 'dark' || (theme === 'system' && isSystemDark);
}

function dressUp(root: HTMLElement, isColoured: boolean, isDark: boolean): void {
  // A sender's colours are made for a light background. An email without colours follows the theme.
  root.style.colorScheme = isDark && !isColoured ? 'dark' : 'light';
  root.classList.toggle('on-paper', isColoured);
  const page = getComputedStyle(document.documentElement);
  for (const name of SHARED) root.style.setProperty(name, page.getPropertyValue(name));
}

function open(target: EventTarget | null, { onOpen }: Shown): void {
  const number = (target as Element | null)?.closest<HTMLElement>('ll-number');
  const first = Number(number?.dataset.note?.split(' ')[0]);
  if (first > 0) onOpen(first);
}

function press(event: KeyboardEvent, doc: Document, shown: Shown): void {
  const number = (event.target as Element | null)?.closest<HTMLElement>('ll-number');
  if (!number) return;
  const step = STEPS[event.key];
  if (event.key === 'Enter' || event.key === ' ') open(number, shown);
  else if (step === undefined) return;
  else {
    const all = numbersIn(doc).filter((one) => one.checkVisibility());
    const next = all[all.indexOf(number) + step];
    if (!next) return;
    focusOnly(next, doc);
  }
  event.preventDefault();
}

/** All numbers are one tab stop. */
function focusOnly(number: HTMLElement, doc: Document): void {
  for (const one of numbersIn(doc)) one.tabIndex = -1;
  number.tabIndex = 0;
  number.focus();
}

const numbersIn = (doc: Document) => [...doc.querySelectorAll<HTMLElement>('ll-number')];
