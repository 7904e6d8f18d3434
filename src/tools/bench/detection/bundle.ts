import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ENGINE = new URL('../../../engines/detection/', import.meta.url).pathname;

/** The engine and the reader of messages as a browser loads them. */
export interface Bundle {
  /** The code of each file, by its name. */
  files: ReadonlyMap<string, string>;
  /** The file that exports `analyse`. */
  engine: string;
  /** Bytes, gzipped, loaded at once: without the text model and the readers of attached files. */
  atOnce: number;
  /** The same of all. */
  whole: number;
}

export async function bundled(): Promise<Bundle> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: [`${ENGINE}index.ts`, `${ENGINE}mime/message.ts`],
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
  return {
    files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    engine: chunks.find(({ facadeModuleId }) => facadeModuleId === `${ENGINE}index.ts`)?.fileName ?? '',
    atOnce: sizeOf(loaded),
    whole: sizeOf(chunks),
  };
}
