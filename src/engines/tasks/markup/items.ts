import { readTags } from '../../html/tags.ts';
import { LIMITS } from '../limits.ts';

/** A schema.org object. */
export interface Item {
  type: string;
  properties: Record<string, Value>;
}
export type Value = string | Item;

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** The attribute with a property's value (HTML, 5.2.4); other elements use their text. */
const VALUE_IN: Readonly<Record<string, string>> = {
  meta: 'content',
  time: 'datetime',
  data: 'value',
  a: 'href',
  link: 'href',
  img: 'src',
};

/** The top-level schema.org objects in JSON-LD and microdata. */
export function itemsIn(html: string): Item[] {
  const items: Item[] = [];
  const microdata = new Microdata(items);
  let json: string | null = null;
  readTags(html.slice(0, LIMITS.html), {
    open(name, attributes) {
      if (name === 'script' && attributes.type?.trim().toLowerCase() === 'application/ld+json') json = '';
      microdata.open(name, attributes);
    },
    text(text) {
      if (json === null) microdata.write(text);
      else if (json.length <= LIMITS.json) json += text;
    },
    close(name) {
      if (name === 'script' && json !== null) {
        items.push(...fromJson(json));
        json = null;
      }
      microdata.close(name);
    },
  });
  return items.slice(0, LIMITS.items);
}

function fromJson(source: string): Item[] {
  if (source.length > LIMITS.json) return [];
  try {
    return itemsOf(JSON.parse(source), 0);
  } catch {
    return [];
  }
}

function itemsOf(value: unknown, depth: number): Item[] {
  if (depth > LIMITS.depth || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.slice(0, LIMITS.items).flatMap((one) => itemsOf(one, depth + 1));
  if ('@graph' in value) return itemsOf(value['@graph'], depth + 1);
  const { '@type': type, ...rest } = value as Record<string, unknown>;
  const name = Array.isArray(type) ? type[0] : type;
  const properties = Object.entries(rest)
    .slice(0, LIMITS.items)
    .flatMap(([key, one]): [string, Value][] => {
      const first = Array.isArray(one) ? one[0] : one;
      if (typeof first === 'string' || typeof first === 'number') return [[key, String(first)]];
      const [item] = itemsOf(first, depth + 1);
      return item ? [[key, item]] : [];
    });
  return [{ type: localName(typeof name === 'string' ? name : ''), properties: Object.fromEntries(properties) }];
}

/** `https://schema.org/Flight` and `Flight` are the same. */
export function localName(type: string): string {
  return type.slice(type.lastIndexOf('/') + 1);
}

interface OpenElement {
  name: string;
  item: Item | null;
  /** Sets a property to the element's text. */
  take: ((text: string) => void) | null;
  text: string;
}

class Microdata {
  private readonly found: Item[];
  private readonly stack: OpenElement[] = [];
  private count = 0;

  constructor(found: Item[]) {
    this.found = found;
  }

  open(name: string, attributes: Record<string, string>): void {
    const owner = this.stack.findLast(({ item }) => item !== null)?.item ?? null;
    const property = attributes.itemprop?.trim();
    const isItem = attributes.itemscope !== undefined && this.count++ < LIMITS.items;
    const item: Item | null = isItem ? { type: localName(attributes.itemtype?.trim() ?? ''), properties: {} } : null;
    let take: OpenElement['take'] = null;
    if (item && !(owner && property)) this.found.push(item);
    if (owner && property) {
      const value = item ?? attributes[VALUE_IN[name] ?? 'content'] ?? attributes.content;
      if (value === undefined) take = (text) => set(owner, property, text.trim());
      else set(owner, property, value);
    }
    if (!VOID.has(name) && this.stack.length < LIMITS.items) this.stack.push({ name, item, take, text: '' });
  }

  write(text: string): void {
    const element = this.stack.findLast(({ take }) => take !== null);
    if (element && element.text.length < LIMITS.title) element.text += text;
  }

  close(name: string): void {
    const at = this.stack.findLastIndex((element) => element.name === name);
    if (at === -1) return;
    for (const { take, text } of this.stack.splice(at)) take?.(text);
  }
}

/** The first value wins. The name is untrusted, so it must not be `__proto__`. */
function set({ properties }: Item, property: string, value: Value): void {
  if (!Object.hasOwn(properties, property) && property !== '__proto__') properties[property] = value;
}
