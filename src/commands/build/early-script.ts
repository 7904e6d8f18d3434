import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('../../features/dashboard/early.ts', import.meta.url));

/** The script that pages behind the log-in begin with, as one text with all that it imports. */
export async function bundleEarlyScript(): Promise<string> {
  const { NODE_ENV } = process.env;
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    // As Astro names what may be in a page.
    envPrefix: 'PUBLIC_',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: ENTRY,
        output: { format: 'iife' },
        // Files are there for many, and this script needs a function or two of each.
        treeshake: {
          moduleSideEffects: (id) => id === ENTRY,
          propertyReadSideEffects: false,
          manualPureFunctions: ['zod'],
        },
      },
    },
  });
  // Vite sets it, also for whom it builds nothing else.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return output?.output[0].code.trim() ?? '';
}
