import { once } from 'node:events';
import { connect } from 'node:net';

// biome-ignore lint/suspicious/noExplicitAny: messages are used in the protocol's own form.
type Answer = any;

export interface Marionette {
  send: (command: string, parameters?: object) => Promise<Answer>;
  /** Runs a function with the program's privileges. It must not use anything outside itself. */
  run: <Result, Given extends unknown[]>(
    script: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
}

/** Speaks Marionette: each message is its length in bytes, a colon, and JSON. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1');
  const asked = new Map<number, PromiseWithResolvers<Answer>>();
  let received = Buffer.alloc(0);
  let count = 0;
  const greeted = Promise.withResolvers<void>();
  const take = (message: Answer) => {
    if (!Array.isArray(message)) {
      greeted.resolve();
      return;
    }
    const [, id, error, result] = message;
    if (error) asked.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
    else asked.get(id)?.resolve(result);
    asked.delete(id);
  };
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (received.length < end) return;
      take(JSON.parse(received.subarray(colon + 1, end).toString()));
      received = received.subarray(end);
    }
  });
  const closed = () => {
    for (const { reject } of asked.values()) reject(new Error('Thunderbird closed the connection.'));
  };
  socket.on('close', closed).on('error', closed);
  await once(socket, 'connect');
  await greeted.promise;
  const send = (command: string, parameters: object = {}) => {
    count += 1;
    const answer = Promise.withResolvers<Answer>();
    asked.set(count, answer);
    const text = JSON.stringify([0, count, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return answer.promise;
  };
  await send('WebDriver:NewSession', { strictFileInteractability: true });
  await send('Marionette:SetContext', { value: 'chrome' });
  return {
    send,
    run: async (script, ...given) => {
      const { value } = await send('WebDriver:ExecuteAsyncScript', {
        script: `const answer = arguments[arguments.length - 1];
          Promise.resolve().then(() => (${script})(...arguments[0]))
            .then((value) => answer({ value }), (error) => answer({ error: String(error) + error?.stack }));`,
        args: [given],
        sandbox: 'system',
      });
      if (value?.error) throw new Error(value.error);
      return value?.value;
    },
  };
}
