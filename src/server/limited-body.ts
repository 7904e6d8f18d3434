/**
 * Reads the body of a request or an answer, counting what really arrives: the declared length may lie or be absent.
 * @returns undefined where there are more bytes than `limit`; the rest is not taken
 */
export async function bytesWithin(
  { body }: { body: AsyncIterable<Uint8Array> | null },
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
