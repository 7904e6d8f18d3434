import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ENGINE = new URL('../../../engines/detection/', import.meta.url).pathname;

/** Bytes, gzipped, that a browser loads to read and to analyse a message. */
export interface BundleSize {
  /** At once, without the text model and the readers of attached files. */
  atOnce: number;
  whole: number;
}

export async function bundleSize(): Promise<BundleSize> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: [`${ENGINE}index.ts`, `${ENGINE}read/message.ts`],
        preserveEntrySignatures: 'strict',
        // The list of public suffixes is a few long constants, which would be written out at each place of their use.
        optimization: { inlineConst: false },
      },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one) => one.type === 'chunk');
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  const sizeOf = (some: Iterable<{ code: string }>) =>
    [...some].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return { atOnce: sizeOf(loaded), whole: sizeOf(chunks) };
}
