import { BodyPace, TOO_SLOW } from './body-pace.ts';
import { type Failure, isFailure } from './failure.ts';

/** @param allowEviction receives a function that ends the body from outside. @throws when the sender aborts */
export async function receiveBody(
  body: AsyncIterable<Uint8Array> | null,
  take: (chunk: Uint8Array) => Failure | undefined,
  allowEviction?: (end: (why: Failure) => void) => void,
): Promise<Failure | undefined> {
  if (!body) return undefined;
  const chunks = body[Symbol.asyncIterator]();
  let ended: Failure | undefined;
  let settle: (result: Failure) => void = () => undefined;
  const end = (why: Failure) => {
    ended ??= why;
    settle(ended);
  };
  const pace = new BodyPace(() => end(TOO_SLOW));
  allowEviction?.(end);
  // Racing each read against one long-lived promise would retain every chunk until the end.
  const next = () =>
    new Promise<Uint8Array | Failure | undefined>((resolve, reject) => {
      settle = resolve;
      if (ended) resolve(ended);
      else chunks.next().then(({ done, value }) => resolve(done ? undefined : value), reject);
    });
  try {
    for (let chunk = await next(); chunk; chunk = await next()) {
      if (!isFailure(chunk)) pace.arrived(chunk.byteLength);
      const refused = isFailure(chunk) ? chunk : take(chunk);
      // The rest stays unread: ending it would close the connection before the client sees the response (close-connection.ts).
      if (refused) return refused;
    }
    return undefined;
  } finally {
    pace.end();
  }
}
