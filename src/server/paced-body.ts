import type { ServerResponse } from 'node:http';

/**
 * A body that is read as fast as its reader takes it. The adapter writes as fast as it can read: what nobody takes would
 * pile up in memory. It also writes down what goes wrong with the whole address, so that an answer whose body fails is
 * broken off here.
 * @param failed is told why
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

/** Resolves when more may be written, or nothing any more. */
function drained(outgoing: ServerResponse): Promise<void> {
  if (!outgoing.writableNeedDrain) return Promise.resolve();
  return new Promise((resolve) => {
    const goOn = () => {
      outgoing.off('drain', goOn).off('close', goOn);
      resolve();
    };
    outgoing.on('drain', goOn).on('close', goOn);
  });
}
