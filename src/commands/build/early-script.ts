import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('../../features/dashboard/early.ts', import.meta.url));

/** The first script of pages behind the log-in, bundled into one text with everything it imports. */
export async function bundleEarlyScript(): Promise<string> {
  const { NODE_ENV } = process.env;
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    // Astro's names for variables that pages may contain.
    envPrefix: 'PUBLIC_',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: ENTRY,
        output: { format: 'iife' },
        // These files serve many modules, and this script needs only a function or two from each.
        treeshake: {
          moduleSideEffects: (id) => id === ENTRY,
          propertyReadSideEffects: false,
          manualPureFunctions: ['zod'],
        },
      },
    },
  });
  // Vite sets it, even for callers it builds nothing else for.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return output?.output[0].code.trim() ?? '';
}
