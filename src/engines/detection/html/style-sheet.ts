import { LIMITS } from '../limits.ts';

/** The properties of an element that decide whether it is visible and how much space it takes, in lower case. */
export type Style = ReadonlyMap<string, string>;

/** The declarations of one rule, and those of them marked as important. */
interface Declared {
  all: Style;
  important: Style;
}

const PROPERTIES = new Set(
  'display visibility opacity overflow height min-height max-height width max-width position left top margin-left margin-top margin-bottom padding-top padding-bottom text-indent font font-size color background background-color background-image'.split(
    ' ',
  ),
);
const NOTHING: Declared = { all: new Map(), important: new Map() };
/** `p`, `.note`, `p.note` or `#note`. */
const SIMPLE = /^(?:[a-z][a-z0-9]{0,20}|(?:[a-z][a-z0-9]{0,20})?[.#][\w-]{1,100})$/;
const NAME = /[.#]?[a-z_][\w-]{0,100}/g;
/** Selectors that can match any element. */
const ANYTHING = /[*[:\\]/;
const COMMENT = /\/\*[^*]{0,4096}(?:\*(?!\/)[^*]{0,4096}){0,500}\*\/|<!--|-->/g;
/** Properties that can hide something, show it again or push it far down. Sheets without them are not parsed. */
const AFFECTS_VISIBILITY =
  /(?:display|visibility|opacity|font-size|color)\s{0,9}:[^;}]{0,30}!|display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}(?:hidden|collapse)|opacity\s{0,9}:|overflow\s{0,9}:|(?:left|top|indent)\s{0,9}:\s{0,9}-|font(?:-size)?\s{0,9}:\s{0,9}[01.](?!\d)|transparent|rgba|(?:height|top|bottom)\s{0,9}:\s{0,9}(?:\d{4}|\d{3}(?:vh|r?em))/i;
const IMPORTANT = /!\s{0,5}important/;
const CLASSES = 5;
const SELECTOR = 200;

/**
 * The styles of an email's elements, from their attributes and from simple rules of the style sheets before them. A
 * rule that a media query or a longer selector may override is ignored: reading text that is hidden is better than
 * missing text that is shown.
 */
export class StyleSheet {
  private readonly rules = new Map<string, Declared>();
  private readonly unsure = new Set<string>();
  private isUnsure = false;
  /** Whether a rule may put a colour or picture behind text. */
  setsGrounds = false;
  private source = '';
  /** Sheets that neither hide nor show anything by themselves. */
  private unread = '';
  private length = 0;
  /** Emails repeat a few styles many times. */
  private readonly inline = new Map<string, Declared>();
  private readonly merged = new Map<string, Style>();

  /** Adds the text of a `<style>` element. */
  add(css: string): void {
    const room = Math.max(0, LIMITS.styles - this.length);
    this.source += css.slice(0, room);
    this.length += css.length;
    this.isUnsure ||= css.length > room;
    this.setsGrounds ||= this.isUnsure || /background/i.test(css);
  }

  of(name: string, { style, class: classes = '', id = '' }: Readonly<Record<string, string>>): Style {
    if (this.source !== '') this.read();
    const own = style === undefined ? NOTHING : this.declared(style);
    if (this.rules.size === 0 || this.isUnsure) return own.all;
    const names = classes.toLowerCase().split(/\s+/, CLASSES);
    const selectors = [name, ...names.flatMap((one) => [`.${one}`, `${name}.${one}`]), `#${id}`, `${name}#${id}`];
    const spokenOf = selectors.filter((selector) => this.rules.has(selector));
    if (spokenOf.length === 0 || selectors.some((selector) => this.unsure.has(selector))) return own.all;
    const key = `${spokenOf.join()} ${style}`;
    const known = this.merged.get(key);
    if (known) return known;
    const found = spokenOf.map((selector) => this.rules.get(selector) ?? NOTHING);
    const layers = [...found.map(({ all }) => all), own.all, ...found.map(({ important }) => important), own.important];
    const merged = new Map(layers.flatMap((layer) => [...layer]));
    this.merged.set(key, merged);
    return merged;
  }

  private read(): void {
    const css = this.unread + this.source;
    this.source = '';
    this.unread = this.rules.size === 0 && !AFFECTS_VISIBILITY.test(css) ? css : '';
    if (this.unread !== '') return;
    this.merged.clear();
    let isConditional = false;
    for (const block of css.replace(COMMENT, ' ').toLowerCase().split('}')) {
      const open = block.lastIndexOf('{');
      const before = block.slice(0, Math.max(0, open));
      // `@media … {` comes before its first rule; after its last rule a block ends that contains none.
      if (before.includes('{')) isConditional = true;
      else if (open === -1) isConditional = false;
      const declared = parsed(block.slice(open + 1));
      if (declared.all.size === 0) continue;
      for (const selector of before.slice(before.lastIndexOf('{') + 1).split(',')) {
        this.addRule(selector.trim(), declared, isConditional);
      }
    }
  }

  private addRule(selector: string, declared: Declared, isConditional: boolean): void {
    if (!isConditional && SIMPLE.test(selector)) {
      const { all, important } = this.rules.get(selector) ?? NOTHING;
      this.rules.set(selector, {
        all: new Map([...all, ...declared.all]),
        important: new Map([...important, ...declared.important]),
      });
      return;
    }
    if (ANYTHING.test(selector) || selector.length > SELECTOR) this.isUnsure = true;
    for (const [name] of selector.slice(0, SELECTOR).matchAll(NAME)) this.unsure.add(name);
  }

  private declared(style: string): Declared {
    const known = this.inline.get(style);
    if (known) return known;
    const found = parsed(style);
    this.inline.set(style, found);
    return found;
  }
}

/** The last declaration of a property counts, unless an earlier one is marked as important. */
function parsed(style: string): Declared {
  const all = new Map<string, string>();
  const important = new Map<string, string>();
  for (const declaration of style.slice(0, LIMITS.url).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(0, colon)).trim();
    if (!PROPERTIES.has(property)) continue;
    const written = declaration.slice(colon + 1);
    const isImportant = written.includes('!') && IMPORTANT.test(written);
    if (important.has(property) && !isImportant) continue;
    const value = (isImportant ? written.replace(IMPORTANT, '') : written).trim();
    all.set(property, value);
    if (isImportant) important.set(property, value);
  }
  return { all, important };
}
