import { BodyPace, TOO_SLOW } from './body-pace.ts';
import { type Failure, isFailure } from './failure.ts';

/**
 * Receives a body chunk by chunk, as long as it comes at a reasonable pace and `take` has room for it.
 * @returns why the body was refused, if it was
 * @throws when the sender breaks it off
 */
export async function receiveBody(
  body: ReadableStream<Uint8Array> | null,
  take: (chunk: Uint8Array) => Failure | undefined,
): Promise<Failure | undefined> {
  if (!body) return undefined;
  const reader = body.getReader();
  const stalled = Promise.withResolvers<Failure>();
  const pace = new BodyPace(() => stalled.resolve(TOO_SLOW));
  const next = async (): Promise<Uint8Array | Failure | undefined> => {
    const read = await Promise.race([stalled.promise, reader.read()]);
    return isFailure(read) ? read : read.value;
  };
  try {
    for (let chunk = await next(); chunk; chunk = await next()) {
      if (!isFailure(chunk)) pace.arrived(chunk.byteLength);
      const refused = isFailure(chunk) ? chunk : take(chunk);
      if (!refused) continue;
      void discardRest(reader);
      return refused;
    }
    return undefined;
  } finally {
    pace.end();
  }
}

/**
 * Cancelling the stream would close the connection before the sender sees the answer. The server closes it soon after
 * the answer (`hang-up.ts`).
 */
async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The connection was closed.
  }
}
