/** Cubic ease-in-out. @param share of the time, 0 to 1 @returns share of the way, 0 to 1 */
export function easeInOut(share: number): number {
  const t = Math.min(Math.max(share, 0), 1);
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
}
