import { LIMITS } from '../limits.ts';

const RULE = /([^{}]{1,400})\{([^{}]{0,2000})\}/g;
const CLASSES = 5;
/** The properties that drawings need. Others would let a sender fill memory, since each element copies them. */
const PROPERTIES = new Set(
  'background background-color box-shadow fill height left stroke stroke-width top white-space width'.split(' '),
);

type Attributes = Readonly<Record<string, string>>;

/** Reads simple style rules and `style` attributes, for drawings only; the styles of text are in `html/`. */
export class Styles {
  private readonly rules = new Map<string, Map<string, string>>();
  private length = 0;

  add(css: string): void {
    const room = Math.max(0, LIMITS.styles - this.length);
    this.length += css.length;
    for (const [, selectors = '', declarations = ''] of css.slice(0, room).toLowerCase().matchAll(RULE)) {
      const properties = declared(declarations);
      if (properties.size === 0) continue;
      for (const selector of selectors.split(',')) {
        const [last = ''] = selector
          .trim()
          .split(/[\s>]+/)
          .slice(-1);
        const rule = this.rules.get(last) ?? new Map<string, string>();
        this.rules.set(last, rule);
        for (const [property, value] of properties) rule.set(property, value);
      }
    }
  }

  of(name: string, { style = '', class: classes = '', id = '' }: Attributes): ReadonlyMap<string, string> {
    const own = declared(style.toLowerCase());
    if (this.rules.size === 0) return own;
    const names = classes.toLowerCase().split(/\s+/, CLASSES);
    const selectors = [name, ...names.flatMap((one) => [`.${one}`, `${name}.${one}`]), `#${id.toLowerCase()}`];
    return new Map([...selectors.flatMap((selector) => [...(this.rules.get(selector) ?? [])]), ...own]);
  }
}

const known = new Map<string, ReadonlyMap<string, string>>();
const MAX_KNOWN = 200;

function declared(style: string): ReadonlyMap<string, string> {
  const before = known.get(style);
  if (before) return before;
  const found = new Map<string, string>();
  // A drawing by shadows has a module in each.
  for (const declaration of style.slice(0, LIMITS.text).split(';')) {
    const colon = declaration.indexOf(':');
    const property = colon > 0 ? declaration.slice(0, colon).trim() : '';
    if (PROPERTIES.has(property)) found.set(property, declaration.slice(colon + 1).trim());
  }
  if (known.size < MAX_KNOWN && style.length < 200) known.set(style, found);
  return found;
}

/** A length in pixels; 0 for any other unit, or if there is none. */
export function pixels(length: string | undefined): number {
  const [, value = '0', unit = 'px'] =
    /^\s{0,9}(-?\d{0,6}(?:\.\d{1,6})?)\s{0,3}(px|pt|em|rem|mm|%)?/.exec(length ?? '') ?? [];
  const number = Number.parseFloat(value);
  if (!Number.isFinite(number) || unit === '%') return 0;
  return unit === 'em' || unit === 'rem' ? number * 16 : number;
}
