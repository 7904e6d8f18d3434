import { readTags, type TagHandler } from '../../html/tags.ts';
import { LIMITS } from '../limits.ts';
import { isInvisible } from './invisible.ts';
import { edgeOf, heightOf, TALL } from './space.ts';
import { StyleSheet } from './style-sheet.ts';
import { isHidden, type Visibility, visibilityOf } from './visibility.ts';

/** A link, and the range of displayed text that is clicked. */
export interface Anchor {
  href: string;
  start: number;
  end: number;
  /** Whether the link contains an image. */
  image: boolean;
}

export interface Rendering {
  /** The displayed text. */
  text: string;
  anchors: Anchor[];
  /** Whether there is a link or button without an address, such as one that was lost when the email was saved. */
  hasDeadButton: boolean;
  images: { src: string; alt: string }[];
  /** Targets of forms; empty for a form without one. */
  forms: { action: string; passwordField: boolean }[];
  /** Text in the source that is not displayed, without style sheets and the like. */
  hiddenText: string;
  /** Whole words that the style sheet displays before and after elements. */
  styledWords: string;
  /** Ranges in which an element reverses the text direction. */
  reversed: { start: number; end: number }[];
  /** Whether it has a script that would run in a browser. */
  scripted: boolean;
  /** Links in conditional comments that only Outlook displays. */
  outlook: { href: string; text: string }[];
  /** The start of an empty space taller than a screen: what follows is out of sight. */
  gap: Gap | null;
  /** Elements that may display content we don't read. */
  unread: ReadonlySet<Unread>;
}

/** An empty space, as an offset in the text, and how it is made. */
export interface Gap {
  at: number;
  /** In pixels; null for empty lines. */
  height: number | null;
}

/** An embedded page, and a redirect. */
export type Unread = 'frame' | 'refresh';

interface Space {
  height: number;
  bottom: number;
  /** The empty space above it, and what was displayed before it. */
  above: number;
  shown: number;
}

interface OpenElement {
  name: string;
  visibility: Visibility;
  undisplayed: boolean;
  reversedFrom: number;
  /** The space it takes up when empty; null if it has none, or there is a picture behind it. */
  space: Space | null;
  /** Index of the open paragraph that a block inside would end; -1 for none. */
  paragraph: number;
}

const BLOCKS = new Set(
  'address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/**
 * Elements whose text is not displayed. `head` is not among them: any element that does not belong there ends it.
 * Fallbacks for scripts and objects are displayed, since mail programs run neither.
 */
const UNDISPLAYED = new Set('style script title template iframe desc metadata select'.split(' '));
/** Elements whose end tag is often left out: the next one closes the last. */
const CLOSES_ITSELF = new Set('li p td th tr dd dt option'.split(' '));
/** Blocks that do not end the paragraph before them, nor do blocks inside them. */
const KEEPS_PARAGRAPH = new Set('body table tbody td th thead tr'.split(' '));
const READ = new Set(
  'action alt background bgcolor class color data dir height hidden href http-equiv id size src style type xlink:href'.split(
    ' ',
  ),
);
/** `<!--[if mso]>`, a comment to all other programs. */
const FOR_OUTLOOK = /^\[if\b[^\]]{0,60}\b(?:mso|vml)\b[^\]]{0,60}\]>/i;
const MAX_CONDITION_LENGTH = 140;
const FRAMES = new Set('iframe frame object embed'.split(' '));
/** Types of scripts that browsers run; others hold data, such as `application/ld+json`. */
const RUNS = /^\s{0,9}(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma|live|j)script(?:1\.\d)?)\s{0,9}(?:;|$)/i;
/** The number of consecutive empty lines that are more than a screen. */
export const MANY_LINES = 30;
/** Elements that are an empty line if they hold nothing but a space. */
const LINES = new Set('p div'.split(' '));
const CELLS = new Set('td th'.split(' '));
/** Whole words in a style sheet, not a single character as an icon. */
const STYLED_WORDS = /\bcontent\s{0,9}:\s{0,9}(?:"([^"\\]{12,1000})|'([^'\\]{12,1000}))/gi;
const SPACES = new Set([...' \t\r\n\f\u00a0'].map((space) => space.charCodeAt(0)));
/** White space other than single spaces between words. */
const HAS_WHITE_SPACE = /[\t\r\n\f\u00a0]| {2}|^ | $/;

/** Reads the same tags as the rendering, and learns where each piece is in its text. */
export interface Alongside extends Pick<TagHandler, 'open' | 'close'> {
  /** @param at offset of its first word in `Rendering.text`; null when none of it is displayed */
  text(text: string, at: number | null): void;
}

/**
 * Renders HTML to its displayed text, with the positions of links. Reads tokens only and keeps a stack of limited
 * depth, so that deep or broken nesting costs no more than its length.
 */
export function renderHtml(source: string, alongside?: Alongside): Rendering {
  return rendered(source, true, alongside);
}

function rendered(source: string, opensComments: boolean, alongside?: Alongside): Rendering {
  const builder = new Builder();
  readTags(
    source.slice(0, LIMITS.source),
    {
      open(name, attributes) {
        builder.open(name, attributes);
        alongside?.open(name, attributes);
      },
      text(text) {
        const at = builder.write(text);
        alongside?.text(text, at);
      },
      close(name) {
        builder.close(name);
        alongside?.close(name);
      },
      comment(content) {
        const head = opensComments ? FOR_OUTLOOK.exec(content.slice(0, MAX_CONDITION_LENGTH)) : null;
        if (head) builder.addForOutlook(content.slice(head[0].length));
      },
    },
    alongside ? undefined : READ,
  );
  return builder.finish();
}

class Builder {
  private readonly stack: OpenElement[] = [];
  /** Open elements by name, so that an unmatched end tag needs no search. */
  private readonly openNames = new Map<string, number>();
  private readonly parts: string[] = [];
  private length = 0;
  /** End of the last visible piece; white space after it is not displayed. */
  private visibleEnd = 0;
  private lineBreaks = 2;
  private spacePending = false;
  private hiddenText = '';
  private styledWords = '';
  private anchor: { href: string; start: number; image: boolean } | null = null;
  private readonly anchors: Anchor[] = [];
  private hasDeadButton = false;
  private readonly images: Rendering['images'] = [];
  private readonly forms: Rendering['forms'] = [];
  private readonly reversed: Rendering['reversed'] = [];
  private scripted = false;
  private gap: Gap | null = null;
  /** What was displayed before it, and whether no row began since. */
  private shownBeforeGap = 0;
  private isInGapsRow = false;
  private emptyLines = 0;
  /** In pixels, since something was displayed. */
  private emptyHeight = 0;
  private readonly unread = new Set<Unread>();
  private readonly forOutlook: string[] = [];
  private base = '';
  private readonly styles = new StyleSheet();

  open(name: string, attributes: Record<string, string>): void {
    if (BLOCKS.has(name)) this.breakLine(name === 'p' ? 2 : 1);
    if (name === 'tr') this.isInGapsRow = false;
    if (CELLS.has(name)) this.openCell();
    if (name === 'br') {
      this.breakLine(1, true);
      this.addEmptyLine();
    }
    // Outlook's shapes (VML) are links when they have an address.
    if (name === 'a' || name === 'area' || (name.startsWith('v:') && attributes.href))
      this.openAnchor(name, attributes);
    if (name === 'base') this.base ||= attributes.href ?? '';
    if (FRAMES.has(name) && (attributes.src ?? attributes.data)) this.unread.add('frame');
    if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh') this.unread.add('refresh');
    if (name === 'img') this.addImage(attributes);
    if (name === 'form') this.forms.push({ action: attributes.action ?? '', passwordField: false });
    if (name === 'input') this.addInput(attributes);
    if (name === 'button') this.hasDeadButton = true;
    if (name === 'script' && (attributes.type === undefined || RUNS.test(attributes.type))) this.scripted = true;
    if (BLOCKS.has(name) && !KEEPS_PARAGRAPH.has(name)) this.endParagraph();
    if (VOID.has(name)) return;
    if (CLOSES_ITSELF.has(name) && this.stack.at(-1)?.name === name) this.pop();
    const parent = this.stack.at(-1);
    if (this.stack.length >= LIMITS.depth) return;
    const visibility = this.visibilityOf(name, attributes, parent?.visibility);
    this.stack.push({
      name,
      visibility,
      undisplayed: parent?.undisplayed === true || UNDISPLAYED.has(name),
      reversedFrom: isReversed(name, attributes) ? this.length : -1,
      space: isHidden(visibility) ? null : this.openSpace(name, attributes),
      paragraph: name === 'p' ? this.stack.length : KEEPS_PARAGRAPH.has(name) ? -1 : (parent?.paragraph ?? -1),
    });
    this.openNames.set(name, (this.openNames.get(name) ?? 0) + 1);
  }

  close(name: string): void {
    if (name === 'a' || name.startsWith('v:')) this.closeAnchor();
    if (BLOCKS.has(name)) this.breakLine(name === 'p' ? 2 : 1);
    if (!this.openNames.get(name)) return;
    const at = this.stack.findLastIndex((element) => element.name === name);
    while (this.stack.length > at) this.pop();
  }

  /** @returns the offset of its first word; null when none of it is displayed */
  write(data: string): number | null {
    const element = this.stack.at(-1);
    if (element?.undisplayed) {
      if (element.name !== 'style') return null;
      this.styles.add(data);
      for (const [, double, single] of data.matchAll(STYLED_WORDS)) {
        if (this.styledWords.length < LIMITS.styles) this.styledWords += `${double ?? single}\n`;
      }
      return null;
    }
    if (element && isHidden(element.visibility)) {
      if (this.hiddenText.length < LIMITS.text) this.hiddenText += data;
      return null;
    }
    // One piece beyond the limit shows that there is more.
    if (this.length > LIMITS.text) return null;
    if (!HAS_WHITE_SPACE.test(data)) return this.append(data);
    if (data === '\u00a0' && LINES.has(element?.name ?? '')) this.addEmptyLine();
    let first: number | null = null;
    for (let from = 0, to = 0; from < data.length; from = to + 1) {
      for (to = from; to < data.length && !SPACES.has(data.charCodeAt(to)); ) to++;
      if (to > from) {
        const at = this.append(data.slice(from, to));
        first ??= at;
      }
      if (to < data.length) this.spacePending = true;
    }
    return first;
  }

  addForOutlook(source: string): void {
    this.forOutlook.push(source);
  }

  finish(): Rendering {
    this.closeAnchor();
    while (this.stack.length > 0) this.pop();
    const text = this.parts.join('').trimEnd();
    // An image or empty block at the end has its position behind the last word.
    const within = ({ start, end }: { start: number; end: number }) => ({
      start: Math.min(start, text.length),
      end: Math.min(end, text.length),
    });
    return {
      text,
      anchors: this.anchors.map((anchor) => ({ ...anchor, ...within(anchor), href: this.resolved(anchor.href) })),
      hasDeadButton: this.hasDeadButton,
      images: this.images,
      forms: this.forms.map((form) => ({ ...form, action: this.resolved(form.action) })),
      hiddenText: this.hiddenText,
      styledWords: this.styledWords,
      reversed: this.reversed.map(within),
      scripted: this.scripted,
      outlook: this.linksForOutlook(),
      gap: this.gap !== null && this.gap.at < text.length ? this.gap : null,
      unread: this.unread,
    };
  }

  /** Resolves a relative address against the email's `base`. */
  private resolved(href: string): string {
    if (this.base === '' || href === '' || /^(?:#|[a-z][a-z0-9+.-]{0,30}:)/i.test(href)) return href;
    return /^https?:/i.test(this.base) && URL.canParse(href, this.base) ? new URL(href, this.base).href : href;
  }

  private linksForOutlook(): Rendering['outlook'] {
    if (this.forOutlook.length === 0) return [];
    const { anchors, text } = rendered(this.forOutlook.join('\n'), false);
    return anchors.map(({ href, start, end }) => ({ href: this.resolved(href), text: text.slice(start, end) }));
  }

  /** @returns where the piece begins */
  private append(piece: string): number {
    if (this.spacePending && this.lineBreaks === 0) this.push(' ');
    const at = this.length;
    if (this.anchor && this.visibleEnd <= this.anchor.start) this.anchor.start = at;
    this.spacePending = false;
    this.lineBreaks = 0;
    this.emptyLines = 0;
    this.emptyHeight = 0;
    this.push(piece);
    this.visibleEnd = this.length;
    return at;
  }

  private push(piece: string): void {
    this.parts.push(piece);
    this.length += piece.length;
  }

  /** At most one empty line, and none at the start. `always` is for `<br>`, which adds up; block edges do not. */
  private breakLine(lines: 1 | 2, always = false): void {
    this.spacePending = false;
    const wanted = always ? Math.min(2, this.lineBreaks + 1) : lines;
    while (this.lineBreaks < wanted) {
      this.push('\n');
      this.lineBreaks++;
    }
  }

  private openAnchor(name: string, attributes: Record<string, string>): void {
    this.closeAnchor();
    const href = (attributes.href ?? attributes['xlink:href'])?.trim() ?? '';
    if (href === '') {
      this.hasDeadButton ||= attributes.id === undefined;
      return;
    }
    if (name === 'area') this.anchors.push({ href, start: this.length, end: this.length, image: true });
    else this.anchor = { href, start: this.length, image: false };
  }

  private closeAnchor(): void {
    if (!this.anchor) return;
    const { href, start, image } = this.anchor;
    this.anchor = null;
    this.anchors.push({ href, start, end: Math.max(start, this.visibleEnd), image });
  }

  private addImage(attributes: Record<string, string>): void {
    if (isHidden(this.visibilityOf('img', attributes))) return;
    this.emptyLines = 0;
    this.emptyHeight = 0;
    if (this.anchor) this.anchor.image = true;
    this.images.push({ src: attributes.src ?? '', alt: attributes.alt ?? '' });
  }

  private visibilityOf(name: string, attributes: Record<string, string>, outside?: Visibility): Visibility {
    return visibilityOf(name, attributes, this.styles.of(name, attributes), outside, this.styles.setsGrounds);
  }

  private addEmptyLine(): void {
    const element = this.stack.at(-1);
    if (element?.undisplayed || (element && isHidden(element.visibility))) return;
    this.emptyLines++;
    if (this.emptyLines === MANY_LINES) this.addGap(null);
  }

  /** At the beginning, nothing is visible yet that the space could separate from the rest. */
  private addGap(height: number | null): void {
    if (this.gap !== null || this.shown === 0) return;
    this.gap = { at: this.length, height };
    this.shownBeforeGap = this.shown;
    this.isInGapsRow = true;
  }

  /** Cells of one row are beside each other: the space in one pushes nothing away that is in the next. */
  private openCell(): void {
    this.emptyLines = 0;
    this.emptyHeight = 0;
    if (this.isInGapsRow && this.shown === this.shownBeforeGap) this.gap = null;
  }

  /** Text and images so far. */
  private get shown(): number {
    return this.visibleEnd + this.images.length;
  }

  /** A picture behind an element fills it. */
  private openSpace(name: string, attributes: Record<string, string>): Space | null {
    const style = this.styles.of(name, attributes);
    const height = heightOf(style, attributes);
    const backgrounds = `${style.get('background')} ${style.get('background-image')}`;
    if (height === 0 || attributes.background || /url\(/.test(backgrounds)) return null;
    const space = { height, bottom: edgeOf(style, 'bottom'), above: this.emptyHeight, shown: this.shown };
    this.addSpace(space.above + edgeOf(style, 'top'));
    return space;
  }

  private closeSpace({ height, bottom, above, shown }: Space): void {
    this.addSpace(shown === this.shown ? above + height : this.emptyHeight + bottom);
  }

  /** @param height from what was displayed last */
  private addSpace(height: number): void {
    this.emptyHeight = Math.max(this.emptyHeight, height);
    if (this.emptyHeight >= TALL) this.addGap(this.emptyHeight);
  }

  private addInput(attributes: Record<string, string>): void {
    const form = this.forms.at(-1);
    if (form && attributes.type?.toLowerCase() === 'password') form.passwordField = true;
  }

  /** A block ends an open paragraph, and with it its style (HTML 13.2.6.4.7). */
  private endParagraph(): void {
    const at = this.stack.at(-1)?.paragraph ?? -1;
    while (at >= 0 && this.stack.length > at) this.pop();
  }

  private pop(): void {
    const element = this.stack.pop();
    if (!element) return;
    this.openNames.set(element.name, (this.openNames.get(element.name) ?? 1) - 1);
    if (element.space) this.closeSpace(element.space);
    if (element.reversedFrom >= 0 && element.reversedFrom < this.length) {
      this.reversed.push({ start: element.reversedFrom, end: this.length });
    }
  }
}

function isReversed(name: string, attributes: Record<string, string>): boolean {
  return (
    (name === 'bdo' && attributes.dir?.toLowerCase() === 'rtl') ||
    /unicode-bidi:\s?bidi-override/i.test(attributes.style?.slice(0, LIMITS.url) ?? '')
  );
}

/** What HTML emails begin with. */
const BEGINNING_OF_HTML =
  /^(?:<!doctype html|<!--|<(?:html|head|body|table|div|p|center|style|meta|span|form|font|img|section|article|h[1-6]|title|br|ul|ol|link|base)[\s/>]|<a\s[^<>]{0,400}href)/i;

/** Whether a body is HTML rather than text that mentions tags. */
export function looksLikeHtml(body: string): boolean {
  const start = body.slice(0, LIMITS.url).trimStart();
  if (BEGINNING_OF_HTML.test(start)) return true;
  const tags = body.slice(0, LIMITS.text).match(/<\/(?:a|p|div|td|table|span|html|body|b|strong|form)>|<br ?\/?>/gi);
  return tags !== null && tags.length >= 3;
}

/** The number of visible characters; images and invisible filler count as none. */
export function visibleLength(text: string): number {
  let count = 0;
  for (let at = 0, code = 0; at < text.length; at += code > 0xffff ? 2 : 1) {
    code = text.codePointAt(at) ?? 0;
    if (code > 32 && code !== 0xa0 && !isInvisible(code)) count++;
  }
  return count;
}
