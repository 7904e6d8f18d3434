/** `npm run build`: builds the site where `npm start` would, so that a server doesn't have to wait for it. */
import { join } from 'node:path';
import { ensureBuild } from './build.ts';
import { requireSettings } from './require-settings.ts';
import { ROOT } from './root.ts';

const { siteUrl } = requireSettings(process.env);
const outDir = process.env.OUT_DIR ?? join(ROOT, 'dist');
if (!ensureBuild(outDir, { ...process.env, SITE_URL: siteUrl })) process.exit(1);
console.log(`The site for ${siteUrl} is in ${outDir}.`);
