/** Tasks for the threads of `worker-pool.test.ts`. */
import { threadId } from 'node:worker_threads';

export const thread = () => threadId;

export const sum = (bytes: Uint8Array) => bytes.reduce((total, byte) => total + byte, 0);

export function fail(message: string): never {
  throw new TypeError(message);
}

/** Blocks the thread. */
export function hold(ms: number): string {
  const end = performance.now() + ms;
  while (performance.now() < end);
  return 'held';
}

/** Signals that it has started, and never ends. */
export function spin(started: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(started), 0, 1);
  for (;;);
}

/** Grows without end outside the heap, where buffers are kept. */
export function growBuffers(): void {
  const kept: Uint8Array[] = [];
  for (;;) kept.push(new Uint8Array(1024 * 1024).fill(1));
}

export function growHeap(): void {
  const kept = new Map<number, number>();
  for (let number = 0; ; number += 1) kept.set(number, number);
}
