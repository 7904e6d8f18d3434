import { BodyPace, TOO_SLOW } from './body-pace.ts';
import { type Failure, isFailure } from './failure.ts';

/**
 * Receives a body chunk by chunk, as long as it comes at a reasonable pace and `take` has room for it.
 * @param mayEnd is told how the body can be ended from outside while it comes
 * @returns why the body was refused, if it was
 * @throws when the sender breaks it off
 */
export async function receiveBody(
  body: AsyncIterable<Uint8Array> | null,
  take: (chunk: Uint8Array) => Failure | undefined,
  mayEnd?: (end: (why: Failure) => void) => void,
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
  mayEnd?.(end);
  // A race against one promise for the whole body would keep every chunk until the end.
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
      // The rest is left unread, since ending it would close the connection before the answer is seen (`hang-up.ts`).
      if (refused) return refused;
    }
    return undefined;
  } finally {
    pace.end();
  }
}
