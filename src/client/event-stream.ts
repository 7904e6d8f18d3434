export interface StreamEvent {
  event: string;
  data: unknown;
  id: string | undefined;
}

/** EventSource cannot send a bearer token. */
export async function readEvents(body: ReadableStream<Uint8Array>, take: (event: StreamEvent) => void): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readEvent(block);
      if (event) take(event);
    }
  }
}

function readEvent(block: string): StreamEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(': ');
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 2));
  }
  const event = fields.get('event');
  const data = fields.get('data');
  if (event === undefined || data === undefined) return undefined;
  try {
    return { event, data: JSON.parse(data), id: fields.get('id') };
  } catch {
    return undefined;
  }
}
