const NEARLY_ALL = 0.9;
const DARK = 0.4;

/** Whether the sender chose a dark background: the first one that spans nearly the whole width decides. */
export function isDarkByDesign({ body, defaultView }: Document): boolean {
  const width = body.clientWidth;
  for (const element of [body, ...body.querySelectorAll<HTMLElement>('table, td, div, center, section')]) {
    if (element !== body && element.offsetWidth < width * NEARLY_ALL) continue;
    const lightness = lightnessOf(defaultView?.getComputedStyle(element).backgroundColor ?? '');
    if (lightness !== undefined) return lightness < DARK;
  }
  return false;
}

/** From 0 to 1, for `rgb(…)`; undefined if the colour is transparent or in another notation. */
function lightnessOf(color: string): number | undefined {
  const [red, green, blue, alpha = 1] = /^rgba?\((.+)\)$/.exec(color)?.[1]?.split(',').map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined || alpha < 0.5) return undefined;
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
