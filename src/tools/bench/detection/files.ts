import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

const BLOCK = 512;

/** The lines of a gzipped text, one in memory at a time. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) if (line !== '') yield line;
}

/** The files of a gzipped tar archive (POSIX ustar): a 512-byte head with name, size and type, then the content in blocks. */
export async function* filesIn(archive: string): AsyncGenerator<{ name: string; content: Uint8Array }> {
  let buffer = Buffer.alloc(0);
  let needed = BLOCK;
  let entry: { name: string; isFile: boolean; size: number } | null = null;
  for await (const chunk of createReadStream(archive).pipe(createGunzip()) as AsyncIterable<Buffer>) {
    buffer = Buffer.concat([buffer, chunk]);
    while (buffer.length >= needed) {
      const block = buffer.subarray(0, needed);
      buffer = buffer.subarray(needed);
      if (entry) {
        if (entry.isFile) yield { name: entry.name, content: new Uint8Array(block.subarray(0, entry.size)) };
        entry = null;
        needed = BLOCK;
      } else {
        const size = Number.parseInt(block.toString('latin1', 124, 136), 8) || 0;
        const type = block.toString('latin1', 156, 157);
        if (size === 0) continue;
        const name = block.toString('utf8', 0, 100).replace(/\0.*$/s, '');
        entry = { name, isFile: type === '0' || type === '\0', size };
        needed = Math.ceil(size / BLOCK) * BLOCK;
      }
    }
  }
}
