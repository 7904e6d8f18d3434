import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees memory outside the heap at once: the objects that hold a recogniser's 60 MB, or the rows of a decoded picture, are
 * small, so nothing presses V8 to collect them, and the next ones would come on top.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
