import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure } from '../../src/server/failure.ts';
import { receiveBody } from '../../src/server/receive-body.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let controller: ReadableStreamDefaultController<Uint8Array>;
let cancelled = false;

function open(): ReadableStream<Uint8Array> {
  cancelled = false;
  return new ReadableStream({
    start: (its) => {
      controller = its;
    },
    cancel: () => {
      cancelled = true;
    },
  });
}

const all = () => undefined;

/** Sends one chunk after each pause. @returns the answer, or 'waiting' while there is none */
async function answerAfter(pauses: { seconds: number; bytes: number }[]) {
  let answer: unknown = 'waiting';
  void receiveBody(open(), all).then((given) => {
    answer = given;
  });
  for (const { seconds, bytes } of pauses) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    if (bytes > 0) controller.enqueue(new Uint8Array(bytes));
    await vi.advanceTimersByTimeAsync(0);
  }
  return answer;
}

test('15 seconds without a byte end a body, 14 do not', async () => {
  expect(await answerAfter([{ seconds: 14, bytes: 20_000 }])).toBe('waiting');
  expect(await answerAfter([{ seconds: 15, bytes: 0 }])).toMatchObject({ status: 408, code: 'TOO_SLOW' });
  const first = { seconds: 1, bytes: 20_000 };
  expect(await answerAfter([first, { seconds: 15, bytes: 0 }])).toMatchObject({ status: 408 });
});

test('a body that comes byte by byte is ended, also after a quick beginning', async () => {
  const trickle = Array.from({ length: 40 }, () => ({ seconds: 1, bytes: 1 }));
  expect(await answerAfter(trickle)).toMatchObject({ status: 408, code: 'TOO_SLOW' });
  expect(await answerAfter([{ seconds: 0, bytes: 1_000_000 }, ...trickle])).toMatchObject({ status: 408 });
});

test('a body that still comes can be ended from outside', async () => {
  let end: (why: ReturnType<typeof failure>) => void = () => undefined;
  const received = receiveBody(open(), all, (given) => {
    end = given;
  });
  controller.enqueue(new Uint8Array(10));
  await vi.advanceTimersByTimeAsync(0);
  end(failure(503, 'OVERLOADED', 'Too much.'));
  expect(await received).toMatchObject({ code: 'OVERLOADED' });
  expect(cancelled).toBe(false);
});

test('a slow connection may take its time', async () => {
  const slow = Array.from({ length: 120 }, () => ({ seconds: 1, bytes: 1200 }));
  expect(await answerAfter(slow)).toBe('waiting');
});

test('what is refused is not cancelled, which would close the connection before the answer, and no longer read', async () => {
  const body = open();
  const received = receiveBody(body, () => failure(413, 'TOO_LARGE', 'Too large.'));
  controller.enqueue(new Uint8Array(10));
  expect(await received).toMatchObject({ status: 413 });
  controller.enqueue(new Uint8Array(10));
  await vi.advanceTimersByTimeAsync(0);
  expect(controller.desiredSize, 'the rest stays unread').toBeLessThan(1);
  expect(cancelled).toBe(false);
});

test('a whole body, or none, has no answer, and leaves no timer', async () => {
  const received = receiveBody(open(), all);
  controller.enqueue(new Uint8Array(10));
  controller.close();
  expect(await received).toBeUndefined();
  expect(await receiveBody(null, all)).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('an aborted body is reported to the caller', async () => {
  const received = receiveBody(open(), all);
  controller.error(new Error('broken off'));
  await expect(received).rejects.toThrow('broken off');
});
