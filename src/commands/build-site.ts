/** `npm run build`: builds the site where `npm start` would, so that a server needs not wait for it. */
import { join } from 'node:path';
import { readSettings } from '../server/settings.ts';
import { ensureBuild } from './build.ts';
import { ROOT } from './root.ts';
import { stop, WRONG_SETTINGS } from './stop.ts';

const settings = readSettings(process.env);
if (!settings.ok) stop(settings.mistakes.join('\n'), WRONG_SETTINGS);
const outDir = process.env.OUT_DIR ?? join(ROOT, 'dist');
if (!ensureBuild(outDir, { ...process.env, SITE_URL: settings.settings.siteUrl })) process.exit(1);
console.log(`The site for ${settings.settings.siteUrl} is in ${outDir}.`);
