import { isAlike } from './colours.ts';
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
  /** The colour of its letters, if any was given. */
  ink?: string;
  /** The colour behind it; null if there may be a picture, or the style sheet may set one. */
  ground: string | null;
}

/** Pixels beyond which text moved left or up is off the screen; layouts use less. */
const OFF_SCREEN = -500;
/** Opacity below which text is unreadable. */
const FAINT = 0.1;
/** Pixels (or points) of unreadable letters. */
const TINY = 1;
/** Mail programs show emails on white. */
const VISIBLE: Visibility = {
  removed: false,
  invisible: false,
  tiny: false,
  noContrast: false,
  indented: false,
  ground: 'white',
};
/** A transparent colour; the last number is the opacity. */
const TRANSPARENT =
  /^(?:transparent|rgba\((?:[^,)]{1,15},){3}\s{0,9}0?(?:\.0{1,3})?%?\s{0,9}\)|#[0-9a-f]{3}0|#[0-9a-f]{6}00)$/;
const COLLAPSED_BOX = ['height', 'max-height', 'width', 'max-width'];
const EDGES = ['left', 'top'];
const MARGINS = ['margin-left', 'margin-top'];
/** The size in the shorthand `16px/1.5 Arial`. */
const SIZE_IN_FONT = /(?:^|\s)(\d{0,6}(?:\.\d{1,6})?(?:px|pt|em|rem|%)?)(?:\s{0,3}\/\s{0,3}[\d.a-z%]{1,10})?\s/;

/** Properties that CSS inherits from the surrounding element. */
const INHERITED = /^(?:inherit|unset|none|transparent|initial)$/;
const PICTURE = /url\(|gradient\(/;

/**
 * Whether text is visible, given the styles of its element and of the elements around it.
 * @param hasOwnGrounds whether the style sheet may set backgrounds, so that only an element’s own is known
 */
export function visibilityOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  style: Style,
  outside: Visibility = VISIBLE,
  hasOwnGrounds = false,
): Visibility {
  const isPlain = attributes.hidden === undefined && attributes.bgcolor === undefined && !attributes.background;
  if (style.size === 0 && isPlain && name !== 'a' && name !== 'font') return outside;
  const size =
    style.get('font-size') ??
    sizeInFont(style.get('font')) ??
    (name === 'font' && attributes.size ? 'medium' : undefined);
  return {
    removed: outside.removed || isGone(attributes, style),
    invisible: own(style.get('visibility'), outside.invisible, (value) => value !== 'visible'),
    tiny: own(isRelative(size) && outside.tiny ? undefined : size, outside.tiny, isTiny),
    ...contrastOf(name, attributes, style, outside, hasOwnGrounds),
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
function contrastOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  style: Style,
  outside: Visibility,
  hasOwnGrounds: boolean,
): Pick<Visibility, 'noContrast' | 'ink' | 'ground'> {
  const isLink = name === 'a' && attributes.href !== undefined;
  const ink = given(style.get('color') ?? attributes.color) ?? (isLink ? 'linktext' : outside.ink);
  const behind = given(style.get('background-color') ?? style.get('background') ?? attributes.bgcolor);
  const isPicture = PICTURE.test(`${style.get('background-image')} ${style.get('background')}`);
  const around = hasOwnGrounds ? null : outside.ground;
  const ground = isPicture || attributes.background ? null : (behind ?? around);
  const noContrast = ink !== undefined && (TRANSPARENT.test(ink) || (ground !== null && isAlike(ink, ground)));
  return { noContrast, ground, ...(ink !== undefined && { ink }) };
}

function given(colour: string | undefined): string | undefined {
  const value = colour?.trim().toLowerCase();
  return value === undefined || value === '' || (INHERITED.test(value) && !TRANSPARENT.test(value)) ? undefined : value;
}
