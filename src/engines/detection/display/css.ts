import { LIMITS } from '../limits.ts';

/**
 * Properties that may style an email: text, boxes and tables. None of them moves an element, loads a file or adds text.
 */
const PROPERTIES = new Set(
  `background background-color border-collapse border-radius box-sizing caption-side clear color direction
  display empty-cells float font font-family font-size font-style font-variant font-weight height line-height list-style-position list-style-type max-height max-width min-height min-width opacity overflow table-layout
  text-align text-decoration text-decoration-color text-decoration-line text-indent text-transform unicode-bidi
  vertical-align visibility white-space width word-break word-wrap overflow-wrap`.split(/\s+/),
);
const BOX_OR_SPACING =
  /^(?:margin|padding)(?:-(?:top|right|bottom|left))?$|^border(?:-(?:top|right|bottom|left))?(?:-(?:color|style|width|radius))?$|^(?:letter|word|border)-spacing$/;
/** Without the characters that a scheme, an escape, a block or a tag needs. */
const VALUE = /^[\w\s.,%#()+*/'"!-]{1,200}$/;
const FUNCTIONS = new Set('rgb rgba hsl hsla calc min max clamp'.split(' '));
/**
 * Lengths that depend on the frame’s height, which in turn depends on them; and absurdly large ones. `#333333` is a
 * colour.
 */
const UNBOUNDED = /\d[dsl]?v(?:[whib]|min|max)\b|(?<!#[\da-f]{0,7})\d{5}/i;
const OVERFLOW = /^(?:hidden|visible)(?:\s*!important)?$/;
const SIZE = /^(\d{1,4}(?:\.\d{1,6})?|\.\d{1,6})(px|pt|em|rem|%)(\s*!important)?$/;
const LARGEST = { px: 64, pt: 48, em: 4, rem: 4, '%': 400 } as const;
const SIZE_IN_SHORTHAND = /(\d{1,4}(?:\.\d{1,6})?)(px|pt|em|rem|%)/;
/** Tags, classes, ids and the states that need no script. Others could make the browser search for a long time. */
const SELECTOR = /^(?:[\w\s.#>+~*-]|:(?:link|visited|hover|active|first-child|last-child)\b){1,200}$/;
const MEDIA = /^(?:(?:only|screen|all|and|,|\s)|\((?:max|min)-(?:device-)?width\s*:\s*\d{1,4}px\s*\)){1,20}$/i;
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g;
const RULES = 2_000;

/** A `style` attribute, reduced to its harmless part. */
export function safeDeclarations(style: string): string {
  return declarationsIn(style.slice(0, LIMITS.url).replace(COMMENT, ' ')).join('; ');
}

/** The rules of a style sheet that are harmless, one on each line. */
export function safeRules(sheet: string): string[] {
  return rulesIn(sheet.slice(0, LIMITS.styles).replace(COMMENT, ' '), true).slice(0, RULES);
}

/** How many pictures a style or style sheet would load from elsewhere. */
export function remoteFilesIn(css: string): number {
  const ownRules = css.slice(0, LIMITS.styles).replace(/@import[^;]{0,500}/gi, '');
  return ownRules.match(/url\(\s{0,9}["']?\s{0,9}(?:https?:)?\/\//gi)?.length ?? 0;
}

function declarationsIn(block: string): string[] {
  return block.split(';').flatMap((one) => {
    const colon = one.indexOf(':');
    const name = one.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = safeValue(name, one.slice(colon + 1).trim());
    return value === null ? [] : `${name}: ${value}`;
  });
}

function safeValue(name: string, value: string): string | null {
  if (!(PROPERTIES.has(name) || BOX_OR_SPACING.test(name)) || !VALUE.test(value) || UNBOUNDED.test(value)) return null;
  if (isOdd(value, '"') || isOdd(value, "'")) return null;
  if (!calledIn(value).every((name) => FUNCTIONS.has(name))) return null;
  if (name === 'overflow') return OVERFLOW.test(value.toLowerCase()) ? value : null;
  if (name === 'font-size') return fontSize(value);
  return name === 'font' && isTooLarge(SIZE_IN_SHORTHAND.exec(value.toLowerCase())) ? null : value;
}

/** The names before its opening brackets. */
function calledIn(value: string): string[] {
  const before = value.toLowerCase().split('(').slice(0, -1);
  return before.map((part) => part.split(/[^\w-]/).at(-1) ?? '');
}

const isOdd = (text: string, char: string) => text.split(char).length % 2 === 0;

/** Keywords have a reasonable size; a calculated size could be anything. */
function fontSize(value: string): string | null {
  const size = SIZE.exec(value.toLowerCase());
  if (!size) return /^[a-z-]+(?:\s*!important)?$/i.test(value) ? value : null;
  const [, , unit = 'px', important = ''] = size;
  return isTooLarge(size) ? `${LARGEST[unit as keyof typeof LARGEST]}${unit}${important}` : value;
}

function isTooLarge(size: RegExpExecArray | null): boolean {
  return size !== null && Number(size[1]) > LARGEST[size[2] as keyof typeof LARGEST];
}

function rulesIn(css: string, isOutermost: boolean): string[] {
  const rules: string[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open === -1) break;
    // An at-rule without a block ends at its semicolon: `@import`, `@charset`.
    const prelude = css.slice(at, open).split(';').at(-1)?.trim() ?? '';
    const end = blockEnd(css, open);
    const block = css.slice(open + 1, end);
    if (!prelude.startsWith('@')) rules.push(...ruleOf(prelude, block));
    else if (isOutermost && prelude.toLowerCase().startsWith('@media'))
      rules.push(...mediaRules(prelude.slice(6), block));
    at = end + 1;
  }
  return rules;
}

function mediaRules(condition: string, block: string): string[] {
  const inside = MEDIA.test(condition.trim()) ? rulesIn(block, false) : [];
  return inside.length === 0 ? [] : [`@media ${condition.trim().replace(/\s+/g, ' ')} { ${inside.join(' ')} }`];
}

function ruleOf(prelude: string, block: string): string[] {
  const selectors = prelude
    .split(',')
    .map((one) => one.trim().replace(/\s+/g, ' '))
    .filter((one) => SELECTOR.test(one));
  const declarations = declarationsIn(block);
  return selectors.length === 0 || declarations.length === 0
    ? []
    : [`${selectors.join(', ')} { ${declarations.join('; ')} }`];
}

/** Position of the brace that closes the one at `open`, or the end. */
function blockEnd(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    const char = css[at];
    if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return at;
  }
  return css.length;
}
