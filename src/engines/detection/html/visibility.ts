import type { Style } from './style-sheet.ts';

/** Why the text of an element is not visible. */
export interface Visibility {
  /** Removed, or in a box without size or off the screen: nothing inside is visible. */
  removed: boolean;
  /** These are inherited, and an element inside can override them. */
  invisible: boolean;
  tiny: boolean;
  noContrast: boolean;
  indented: boolean;
}

/** Pixels beyond which text moved left or up is off the screen; layouts use less. */
const OFF_SCREEN = -500;
/** Opacity below which text is unreadable. */
const FAINT = 0.1;
/** Pixels (or points) of unreadable letters. */
const TINY = 1;
const VISIBLE: Visibility = { removed: false, invisible: false, tiny: false, noContrast: false, indented: false };
/** A transparent colour; the last number is the opacity. */
const TRANSPARENT =
  /^(?:transparent|rgba\((?:[^,)]{1,15},){3}\s{0,9}0?(?:\.0{1,3})?%?\s{0,9}\)|#[0-9a-f]{3}0|#[0-9a-f]{6}00)$/;
const COLLAPSED_BOX = ['height', 'max-height', 'width', 'max-width'];
const EDGES = ['left', 'top'];
const MARGINS = ['margin-left', 'margin-top'];
/** The size in the shorthand `16px/1.5 Arial`. */
const SIZE_IN_FONT = /(?:^|\s)(\d{0,6}(?:\.\d{1,6})?(?:px|pt|em|rem|%)?)(?:\s{0,3}\/\s{0,3}[\d.a-z%]{1,10})?\s/;

/** Whether text is visible, given the styles of its element and of the elements around it. */
export function visibilityOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  style: Style,
  outside: Visibility = VISIBLE,
): Visibility {
  if (style.size === 0 && attributes.hidden === undefined && name !== 'a' && name !== 'font') {
    return attributes.bgcolor === undefined ? outside : { ...outside, noContrast: false };
  }
  const size =
    style.get('font-size') ??
    sizeInFont(style.get('font')) ??
    (name === 'font' && attributes.size ? 'medium' : undefined);
  return {
    removed: outside.removed || isGone(attributes, style),
    invisible: own(style.get('visibility'), outside.invisible, (value) => value !== 'visible'),
    tiny: own(isRelative(size) && outside.tiny ? undefined : size, outside.tiny, isTiny),
    noContrast: hasNoContrast(name, attributes, style, outside.noContrast),
    indented: own(style.get('text-indent'), outside.indented, isOffScreen),
  };
}

export function isHidden({ removed, invisible, tiny, noContrast, indented }: Visibility): boolean {
  return removed || invisible || tiny || noContrast || indented;
}

function own(value: string | undefined, inherited: boolean, hides: (value: string) => boolean): boolean {
  return value === undefined || value === 'inherit' ? inherited : hides(value);
}

function isGone(attributes: Readonly<Record<string, string>>, style: Style): boolean {
  // The `hidden` attribute acts like a style that the element's own style overrides.
  const display = style.get('display') ?? (attributes.hidden === undefined ? undefined : 'none');
  if (display === 'none') return true;
  if (Number.parseFloat(style.get('opacity') ?? '1') < FAINT) return true;
  const isClipped = /^(?:hidden|clip)/.test(style.get('overflow') ?? '');
  if (isClipped && COLLAPSED_BOX.some((property) => Number.parseFloat(style.get(property) ?? '1') === 0)) return true;
  const isPlaced = /^(?:absolute|fixed|relative)$/.test(style.get('position') ?? '');
  return [...MARGINS, ...(isPlaced ? EDGES : [])].some((property) => isOffScreen(style.get(property) ?? ''));
}

function isOffScreen(length: string): boolean {
  const value = Number.parseFloat(length);
  return (/em$/.test(length) ? value * 16 : value) <= OFF_SCREEN;
}

function sizeInFont(font: string | undefined): string | undefined {
  const size = font === undefined ? undefined : SIZE_IN_FONT.exec(`${font} `)?.[1];
  return size === '' ? undefined : size;
}

/** Sizes relative to the surrounding element: tiny stays tiny. */
function isRelative(size: string | undefined): boolean {
  return size !== undefined && /[\d.](?:em|%)$/.test(size);
}

function isTiny(size: string): boolean {
  const value = Number.parseFloat(size);
  return isRelative(size) ? value < 0.1 : value <= TINY && !/rem$/.test(size);
}

/** Text without colour, or in the colour of its background. Links have a colour of their own. */
function hasNoContrast(
  name: string,
  attributes: Readonly<Record<string, string>>,
  style: Style,
  outside: boolean,
): boolean {
  const ink = style.get('color') ?? attributes.color ?? (name === 'a' && attributes.href ? 'linktext' : undefined);
  const ground = style.get('background-color') ?? style.get('background');
  if (ink !== undefined && TRANSPARENT.test(ink)) return true;
  if (ink !== undefined) return ink === ground && !style.has('background-image');
  return outside && ground === undefined && attributes.bgcolor === undefined;
}
