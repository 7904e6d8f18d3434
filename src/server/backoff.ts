export const MAX_WAIT_MS = 6 * 60 * 60 * 1000;

export function waitAfter(failures: number, firstMs: number, longestMs = MAX_WAIT_MS): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 30));
}
