/**
 * Reads a body and counts what really arrives, because the declared length may be false or absent.
 * @returns undefined where there are more than `limit` bytes; the rest is not read
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
