import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

const MAX_LINE_LENGTH = 4_096;
/** Lines read at a time. A million lines take three seconds, and the server answers calls in between. */
const LINES_AT_ONCE = 1_000;

/** One line at a time: 64 MB as strings would take several times that. A line longer than any entry becomes null. */
export async function* linesOf(bytes: Uint8Array): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  let read = 0;
  for (let start = 0; start < bytes.length; ) {
    read += 1;
    if (read % LINES_AT_ONCE === 0) await yieldToEventLoop();
    const found = bytes.indexOf(10, start);
    const end = found === -1 ? bytes.length : found;
    yield end - start > MAX_LINE_LENGTH ? null : decoder.decode(bytes.subarray(start, end)).trim();
    start = end + 1;
  }
}

/** In ascending order, and in shared memory. */
export function sortedKeys(keys: ReadonlySet<number>): Float64Array {
  const shared = sharedKeys(keys.size);
  let at = 0;
  for (const key of keys) {
    shared[at] = key;
    at += 1;
  }
  return shared.sort();
}

export function sharedKeys(length: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT));
}
