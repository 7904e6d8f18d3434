type Fields = Record<string, unknown>;

/** A field that is an async iterable becomes an array, one item in memory at a time. */
export function streamJson(fields: Fields, headers: Record<string, string> = {}): Response {
  const encoder = new TextEncoder();
  const pieces = written(fields);
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
  return new Response(body, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

async function* written(fields: Fields): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(fields)) {
    yield `${before}${JSON.stringify(name)}:`;
    if (isAsyncIterable(value)) yield* list(value);
    else yield JSON.stringify(value);
    before = ',\n';
  }
  yield '\n}\n';
}

async function* list(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}\n${JSON.stringify(item)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n]';
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
