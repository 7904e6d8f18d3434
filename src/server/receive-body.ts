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
      // Not cancelled, which would close the connection before the answer is seen: the server ends it (`hang-up.ts`).
      if (refused) return refused;
    }
    return undefined;
  } finally {
    pace.end();
  }
}
