import type { LaidOutElement, LaidOutNode, LaidOutText, Layout } from '../../engines/detection/display/layout.ts';
import type { Annotations } from '../annotate.ts';
import { markedWords, spellBidiControls, splitByMarks } from '../marks.ts';
import { isMinor, toneOf } from '../note-tones.ts';
import { NOTE_TEXTS } from '../texts.ts';
import { MarkCursor } from './laid-out-marks.ts';
import { PICTURE_TEXTS } from './texts.ts';

/** Smaller pictures only track that the email was opened. */
const PIXEL = 3;
const MAX_WORDS_LENGTH = 2_000;

/** Whether the findings’ positions refer to the displayed HTML: the text part may be different. */
export function canBeMarked({ text }: Layout, analysed: string): boolean {
  return text.startsWith(analysed);
}

/** Creates an email’s elements in the document of its frame. */
export function buildBody(
  doc: Document,
  { body }: Layout,
  annotations: Annotations | null,
  analysed: string,
): DocumentFragment {
  const fragment = doc.createDocumentFragment();
  const builder = new FrameBuilder(doc, annotations, analysed);
  for (const node of body.children) builder.append(fragment, node);
  return fragment;
}

class FrameBuilder {
  private readonly doc: Document;
  private readonly annotations: Annotations | null;
  private readonly analysed: string;
  private readonly cursor: MarkCursor;
  private readonly targets = new Set<string>();

  constructor(doc: Document, annotations: Annotations | null, analysed: string) {
    this.doc = doc;
    this.annotations = annotations;
    this.analysed = analysed;
    this.cursor = new MarkCursor(annotations ? splitByMarks(analysed, annotations.marks.body) : []);
  }

  append(parent: Node, node: LaidOutNode): void {
    if ('text' in node) this.appendText(parent, node);
    else if (node.missing !== undefined) this.appendMissing(parent, node);
    else if (node.hasCode) this.appendCovered(parent, node);
    else this.appendElement(parent, node);
  }

  private appendElement(parent: Node, laidOut: LaidOutElement): void {
    const element = this.doc.createElement(laidOut.tag);
    describe(element, laidOut);
    if (laidOut.picture !== undefined) element.setAttribute('src', laidOut.picture);
    if (laidOut.tag === 'img' && laidOut.attributes?.alt === undefined) element.setAttribute('alt', '');
    for (const child of laidOut.children) this.append(element, child);
    parent.appendChild(element);
    if (laidOut.target !== undefined) this.describeLink(element, laidOut.target, laidOut.href ?? laidOut.target);
  }

  private appendText(parent: Node, text: LaidOutText): void {
    for (const { text: words, notes, ending } of this.cursor.cut(text)) {
      const shown = this.doc.createTextNode(spellBidiControls(words));
      if (notes.length === 0) parent.appendChild(shown);
      else this.noted(parent, 'll-mark', notes).appendChild(shown);
      if (ending.length > 0) this.appendNumber(parent, ending);
    }
  }

  private appendNumber(parent: Node, numbers: readonly number[]): void {
    const all = this.annotations?.notes ?? [];
    const sorted = numbers.toSorted((a, b) => Number(isMinor(all, a)) - Number(isMinor(all, b)) || a - b);
    const number = this.noted(parent, 'll-number', sorted);
    number.setAttribute('role', 'link');
    number.setAttribute(
      'aria-label',
      NOTE_TEXTS.mark(numbers, markedWords(this.analysed, this.annotations?.marks.body ?? [], numbers)),
    );
    number.tabIndex = -1;
    for (const [index, one] of sorted.entries()) {
      const digits = number.appendChild(this.doc.createElement('ll-digits'));
      digits.textContent = `${index > 0 ? '·' : ''}${one}`;
      if (isMinor(all, one)) digits.dataset.minor = '';
    }
  }

  private noted(parent: Node, tag: string, numbers: readonly number[]): HTMLElement {
    const all = this.annotations?.notes ?? [];
    const element = parent.appendChild(this.doc.createElement(tag));
    element.dataset.note = numbers.join(' ');
    element.dataset.tone = toneOf(all, numbers);
    if (numbers.every((number) => isMinor(all, number))) element.dataset.minor = '';
    return element;
  }

  private appendMissing(parent: Node, { missing = 'remote', attributes = {} }: LaidOutElement): void {
    const { width = '', height = '', alt = '' } = attributes;
    if (missing === 'remote' && [width, height].some((side) => side !== '' && Number.parseInt(side, 10) < PIXEL))
      return;
    const picture = this.appendPlace(parent, attributes);
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', PICTURE_TEXTS.named(PICTURE_TEXTS[missing], alt));
    picture.textContent = alt;
  }

  /** A phone could scan it off the screen, although links are switched off. */
  private appendCovered(parent: Node, laidOut: LaidOutElement): void {
    const { hasCode: _, ...picture } = laidOut;
    const alt = picture.attributes?.alt ?? '';
    const cover = this.appendPlace(parent, picture.attributes);
    cover.setAttribute('role', 'button');
    cover.setAttribute('aria-label', PICTURE_TEXTS.named(PICTURE_TEXTS.covered, alt));
    cover.tabIndex = 0;
    cover.textContent = PICTURE_TEXTS.covered;
    const uncover = () => {
      const shown = this.doc.createDocumentFragment();
      this.append(shown, { ...picture, attributes: { ...picture.attributes, alt: alt || PICTURE_TEXTS.code } });
      const image = shown.querySelector('img');
      cover.replaceWith(shown);
      // Otherwise the focus is lost with the cover.
      image?.setAttribute('tabindex', '-1');
      image?.focus();
    };
    cover.addEventListener('click', uncover);
    cover.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      uncover();
    });
  }

  /** As large as the picture that is not in it. */
  private appendPlace(parent: Node, { width = '', height = '' }: Record<string, string> = {}): HTMLElement {
    const place = parent.appendChild(this.doc.createElement('ll-picture'));
    for (const [name, value] of [
      ['width', width],
      ['height', height],
    ] as const) {
      if (value !== '') place.style.setProperty(name, /\d$/.test(value) ? `${value}px` : value, 'important');
    }
    return place;
  }

  /** The first link to a site shows its host; so does each link whose words name another site. */
  private describeLink(element: HTMLElement, target: string, href: string): void {
    element.title = href;
    // A link can't contain the button that uncovers a picture.
    if (!element.querySelector('ll-picture[role="button"]')) {
      element.setAttribute('role', 'link');
      element.setAttribute('aria-disabled', 'true');
    }
    const words = (element.textContent ?? '').toLowerCase();
    const named = domainIn(words);
    const isOther = named !== '' && !isSame(named, target);
    if (this.targets.has(target) && !isOther) return;
    this.targets.add(target);
    if (words.trim() === target) return;
    const shown = this.doc.createElement('ll-target');
    shown.textContent = target;
    shown.dir = 'ltr';
    if (isOther) shown.dataset.other = '';
    element.after(shown);
  }
}

/** The part that looks like a domain to a reader; empty if there is none. */
function domainIn(words: string): string {
  const candidates = words.slice(0, MAX_WORDS_LENGTH).split(/[^a-z\d.-]/);
  return (
    candidates.find(
      (word) => /^[a-z]{2,20}$/.test(word.slice(word.lastIndexOf('.') + 1)) && word.lastIndexOf('.') > 0,
    ) ?? ''
  );
}

function isSame(named: string, target: string): boolean {
  const host = target.slice(target.lastIndexOf('@') + 1).toLowerCase();
  return host === named || host.endsWith(`.${named}`) || named.endsWith(`.${host}`) || `www.${host}` === named;
}

/** `class` and the like; styles are set one by one, because the page’s policy allows no style attributes. */
export function describe(element: HTMLElement, { attributes = {}, style }: LaidOutElement): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (style !== undefined) element.style.cssText = style;
}

/** The targets of its links, most frequent first. */
export function targetsOf({ body }: Layout): [target: string, count: number][] {
  const counts = new Map<string, number>();
  const count = (node: LaidOutNode) => {
    if ('text' in node) return;
    if (node.target !== undefined) counts.set(node.target, (counts.get(node.target) ?? 0) + 1);
    node.children.forEach(count);
  };
  count(body);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
