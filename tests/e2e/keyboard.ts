export interface Stop {
  what: string;
  /** The part of the focused element, or of its label, that is in the window and not covered. */
  seen: boolean;
  /** Width of the focus ring in pixels; 0 without one. */
  ring: number;
}

/** The focused element, or null at the end of the page. It is passed to the browser as text, so it uses nothing outside itself. */
export function focusedStop(): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const shown = [focused, focused.closest('label')].filter((element) => element !== null);
  const rings = shown
    .map((element) => getComputedStyle(element))
    .filter(({ outlineStyle }) => outlineStyle === 'solid');
  return {
    what: focused.outerHTML.slice(0, 120),
    seen: shown.some((element) => {
      const box = element.getClientRects()[0] ?? new DOMRect();
      const left = Math.max(box.left, 0);
      const top = Math.max(box.top, 0);
      const right = Math.min(box.right, innerWidth);
      const bottom = Math.min(box.bottom, innerHeight);
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return right - left >= 8 && bottom - top >= 8 && hit !== null && (element.contains(hit) || hit.contains(element));
    }),
    ring: Math.max(0, ...rings.map(({ outlineWidth }) => Number.parseFloat(outlineWidth))),
  };
}
