import { fromBufferPromise } from 'yauzl';
import { bytesWithin } from '../../server/read-limited.ts';
import { MAX_BYTES, TOO_LARGE, UnusableList } from './unusable-list.ts';

/**
 * A list as it is, or from a zip that contains only the list. Counts the actual bytes, because the sizes stated in a
 * zip can be false.
 */
export async function unpackedList(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b || bytes[2] !== 3 || bytes[3] !== 4) return bytes;
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  });
  if (zip.entryCount !== 1) throw new UnusableList(`it is a zip with ${zip.entryCount} files`);
  for await (const entry of zip.eachEntry()) {
    const list = await bytesWithin({ body: await zip.openReadStreamPromise(entry) }, MAX_BYTES);
    if (!list) throw new UnusableList(TOO_LARGE);
    return list;
  }
  throw new UnusableList('it is an empty zip');
}
