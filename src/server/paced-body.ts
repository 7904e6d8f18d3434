import type { ServerResponse } from 'node:http';

/**
 * Astro's adapter writes as fast as it can read, so that data for a slow client would pile up in memory. It also logs
 * errors with the whole URL, so a body that fails is aborted here.
 */
export function pacedBody(
  body: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
  failed: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    await drained(outgoing);
    const read = await reader.read().catch((error: unknown) => {
      failed(error);
      outgoing.destroy();
    });
    if (read?.value) controller.enqueue(read.value);
    else controller.close();
  };
  return new ReadableStream({ pull, cancel: () => reader.cancel().catch(failed) }, { highWaterMark: 0 });
}

function drained(outgoing: ServerResponse): Promise<void> {
  if (!outgoing.writableNeedDrain) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done).off('close', done);
      resolve();
    };
    outgoing.on('drain', done).on('close', done);
  });
}
