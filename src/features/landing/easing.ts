/** Slow, fast, slow: how far a movement has come (0 to 1) after this share of its time. */
export function easeInOut(share: number): number {
  const t = Math.min(Math.max(share, 0), 1);
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
}
