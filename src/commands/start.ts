/** `npm start`: builds if needed and serves. `--no-build` serves the existing build. */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unwritableDataFolder } from '../server/data-folder.ts';
import { listenOn } from '../server/listen.ts';
import type { Settings } from '../server/settings.ts';
import { ensureBuild } from './build.ts';
import { refuseAnotherSite } from './built-for.ts';
import { listenErrorMessage } from './error-messages.ts';
import { requireSettings } from './require-settings.ts';
import { ROOT } from './root.ts';
import { stop, WRONG_SETTINGS } from './stop.ts';

const outDir = process.env.OUT_DIR ?? join(ROOT, 'dist');
const settings = requireSettings(process.env);

// Before the build, which takes time.
await stopIfPortIsTaken(settings);
const unwritable = unwritableDataFolder(settings);
if (unwritable !== undefined) stop(unwritable, 1);
if (!process.argv.includes('--no-build') && !ensureBuild(outDir, { ...process.env, SITE_URL: settings.siteUrl }))
  process.exit(1);

refuseAnotherSite(outDir, settings.siteUrl);
const program = join(outDir, 'server', 'serve.mjs');
if (!existsSync(program)) stop('There is no build yet. Run `npm run build` first.', WRONG_SETTINGS);
const { serve }: typeof import('./serve.ts') = await import(pathToFileURL(program).href);
await serve(settings);

async function stopIfPortIsTaken(wanted: Settings): Promise<void> {
  try {
    const probes = await listenOn(wanted, createServer);
    await Promise.all(probes.map(closeAtOnce));
  } catch (error) {
    stop(listenErrorMessage(wanted, error), 1);
  }
}

/** `close` alone would wait for connections that were opened in the meantime. */
function closeAtOnce(probe: Server): Promise<unknown> {
  return new Promise((resolve) => {
    probe.close(resolve);
    probe.closeAllConnections();
  });
}
