import { BodyPace, TOO_SLOW } from './body-pace.ts';
import { type Failure, isFailure } from './failure.ts';

/**
 * Receives a body chunk by chunk, as long as it comes at a reasonable pace and `take` has room for it.
 * @returns why the body was refused, if it was
 * @throws when the sender breaks it off
 */
export async function receiveBody(
  body: AsyncIterable<Uint8Array> | null,
  take: (chunk: Uint8Array) => Failure | undefined,
): Promise<Failure | undefined> {
  if (!body) return undefined;
  const chunks = body[Symbol.asyncIterator]();
  const stalled = Promise.withResolvers<Failure>();
  const pace = new BodyPace(() => stalled.resolve(TOO_SLOW));
  const next = async (): Promise<Uint8Array | Failure | undefined> => {
    const read = await Promise.race([stalled.promise, chunks.next()]);
    if (isFailure(read)) return read;
    return read.done ? undefined : read.value;
  };
  try {
    for (let chunk = await next(); chunk; chunk = await next()) {
      if (!isFailure(chunk)) pace.arrived(chunk.byteLength);
      const refused = isFailure(chunk) ? chunk : take(chunk);
      // The rest is left unread: to end it would close the connection before the answer is seen: the server ends it (`hang-up.ts`).
      if (refused) return refused;
    }
    return undefined;
  } finally {
    pace.end();
  }
}
