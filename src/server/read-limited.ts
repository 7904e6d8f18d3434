/** Counts what arrives, since the declared length may be false. @returns undefined for more than `limit` bytes */
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
