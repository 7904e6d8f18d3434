import { type Alongside, renderHtml } from '../html/html.ts';
import { LIMITS } from '../limits.ts';
import { safeAttributes } from './attributes.ts';
import { remoteFilesIn, safeDeclarations, safeRules } from './css.ts';
import { linkTarget } from './link-target.ts';
import type { SafePictures } from './safe-pictures.ts';
import { CELLS, closedBy, DROPPED, ELEMENTS, FIELDS, VOID } from './tags.ts';

/** Text, and the position of its first word in the displayed text; null if it isn't marked. */
export interface LaidOutText {
  text: string;
  at: number | null;
}

export interface LaidOutElement {
  tag: string;
  attributes?: Record<string, string>;
  style?: string;
  /** A link's target: a host, an email address or a phone number. */
  target?: string;
  /** The whole address of a link. */
  href?: string;
  /** A picture that came with the email, as a data URI. */
  picture?: string;
  /** Whether a QR code was found in the picture. */
  hasCode?: true;
  /** A picture that is not shown. */
  missing?: 'remote' | 'unreadable';
  children: LaidOutNode[];
}

export type LaidOutNode = LaidOutText | LaidOutElement;

/**
 * An email in its sender's layout, as a tree of harmless parts. Elements are created from it one by one, so that no
 * second parser can read it differently.
 */
export interface Layout {
  body: LaidOutElement;
  /** Rules of its style sheets. */
  rules: string[];
  /** Remote pictures, which report to the sender when the email is opened. */
  remotePictures: number;
  /** Whether it has its own colours, and so needs a light background. */
  isColoured: boolean;
  isCut: boolean;
  /** The displayed text, which the offsets refer to. */
  text: string;
}

const NODES = 20_000;
const DEPTH = 100;
const COLOUR = /(?:^|[\s;{-])(?:background|color)/;

export function layoutOf(html: string, pictures: SafePictures): Layout {
  const builder = new LayoutBuilder(pictures);
  const { text } = renderHtml(html, builder);
  return builder.finish(text, html.length > LIMITS.source);
}

class LayoutBuilder implements Alongside {
  private readonly body: LaidOutElement = { tag: 'body', children: [] };
  private readonly stack: LaidOutElement[] = [this.body];
  private readonly rules: string[] = [];
  private nodes = 0;
  private remotePictures = 0;
  private isColoured = false;
  /** The element whose content is left out, or the style sheet that is read. */
  private inside = '';
  private sheet = '';
  private base = '';
  /** Where the last text ended in the displayed text. */
  private endOfText = 0;

  private readonly pictures: SafePictures;

  constructor(pictures: SafePictures) {
    this.pictures = pictures;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.inside !== '') return;
    this.remotePictures += remoteFilesIn(attributes.style ?? '') + remoteFilesIn(`url(${attributes.background ?? ''}`);
    if (name === 'base') this.base ||= attributes.href ?? '';
    if (DROPPED.has(name)) this.inside = name;
    if (name === 'style' && /print|dark/i.test(attributes.media ?? '')) this.inside = 'title';
    if (name === 'body') this.describe(this.body, attributes);
    const tag = FIELDS.has(name) ? 'span' : ELEMENTS.get(name);
    if (tag === undefined || this.nodes >= NODES) return;
    this.closeImplied(name);
    const element: LaidOutElement = { tag, children: [] };
    this.describe(element, attributes);
    if (name === 'img') this.addPicture(element, attributes);
    if (name === 'a') Object.assign(element, linkTarget(attributes.href ?? '', this.base));
    if (FIELDS.has(name)) this.addField(element, name, attributes);
    if (element.attributes?.hidden === undefined) this.add(element);
    if (!VOID.has(name) && !FIELDS.has(name) && this.stack.length < DEPTH) this.stack.push(element);
  }

  text(text: string, at: number | null): void {
    if (this.inside === 'style') this.sheet += text.slice(0, LIMITS.styles);
    if (this.inside !== '' || this.nodes >= NODES) return;
    const last = this.top.children.at(-1);
    const isBlank = text.trim() === '';
    if (last && 'text' in last && (isBlank || this.continues(last, text, at))) {
      last.text += text;
      last.at ??= at;
    } else if (!(isBlank && CELLS.has(this.top.tag))) this.add({ text, at });
    if (at !== null) this.endOfText = at + text.trim().replace(/\s+/g, ' ').length;
  }

  close(name: string): void {
    if (this.inside !== '') {
      if (name === 'style' && this.inside === 'style') this.addSheet();
      if (name === this.inside) this.inside = '';
      return;
    }
    const tag = ELEMENTS.get(name);
    // An end tag ends nothing outside the cell that it is in.
    const cell = CELLS.has(name) ? 0 : this.stack.findLastIndex(({ tag }) => tag === 'td' || tag === 'th');
    const at = this.stack.findLastIndex((element) => element.tag === tag);
    if (at > 0 && at > cell) this.stack.length = at;
  }

  finish(text: string, isCut: boolean): Layout {
    if (this.inside === 'style') this.addSheet();
    const { body, rules, remotePictures, isColoured } = this;
    return { body, rules, remotePictures, isColoured, isCut: isCut || this.nodes >= NODES, text };
  }

  private get top(): LaidOutElement {
    return this.stack.at(-1) ?? this.body;
  }

  private add(node: LaidOutNode): void {
    this.nodes += 1;
    this.top.children.push(node);
  }

  /** Whether a text continues after an entity or a comment: offsets inside it must stay in step. */
  private continues(last: LaidOutText, text: string, at: number | null): boolean {
    if (last.text.trim() === '') return true;
    if (at === null || last.at === null) return at === last.at;
    return at === this.endOfText + (/\s$/.test(last.text) || /^\s/.test(text) ? 1 : 0);
  }

  private describe(element: LaidOutElement, attributes: Record<string, string>): void {
    const safe = safeAttributes(element.tag, attributes);
    const style = safeDeclarations(attributes.style ?? '');
    if (Object.keys(safe).length > 0) element.attributes = safe;
    if (style !== '') element.style = style;
    this.isColoured ||= COLOUR.test(style) || safe.bgcolor !== undefined || safe.color !== undefined;
  }

  private closeImplied(name: string): void {
    const { closes, within } = closedBy(name);
    const border = this.stack.findLastIndex(({ tag }) => within.has(tag));
    const at = this.stack.findIndex(({ tag }, index) => index > Math.max(border, 0) && closes.has(tag));
    if (at > 0) this.stack.length = at;
  }

  private addPicture(element: LaidOutElement, { src = '', srcset }: Record<string, string>): void {
    const picture = this.pictures.of(src);
    if (picture !== null) {
      element.picture = picture;
      if (this.pictures.hasCode(src)) element.hasCode = true;
      return;
    }
    const isRemote = /^\s*(?:https?:)?\/\//i.test(src) || srcset !== undefined;
    if (isRemote) this.remotePictures += 1;
    element.missing = isRemote ? 'remote' : 'unreadable';
  }

  /** A field is shown and can’t be filled in. */
  private addField(element: LaidOutElement, name: string, attributes: Record<string, string>): void {
    const { type = '', value, placeholder } = attributes;
    if (/^hidden$/i.test(type)) this.nodes += 1;
    element.attributes = { ...(/^hidden$/i.test(type) ? { hidden: '' } : { class: 'field' }) };
    const words = /^password$/i.test(type) ? placeholder : (value ?? placeholder);
    element.children.push({ text: (words ?? (name === 'input' ? ' ' : '')).slice(0, 200), at: null });
  }

  private addSheet(): void {
    const rules = safeRules(this.sheet);
    this.remotePictures += remoteFilesIn(this.sheet);
    this.isColoured ||= rules.some((rule) => COLOUR.test(rule));
    this.rules.push(...rules);
    this.sheet = '';
  }
}
