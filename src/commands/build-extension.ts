/**
 * `npm run build:extension`: the extension, unpacked and as a zip for each browser and Thunderbird, and the manifest of
 * the Outlook add-in, in `dist-extension/`. Their links go to SITE_URL, like those of the site's own build.
 */
import { join } from 'node:path';
import { site } from '../content/site.ts';
import { BROWSERS } from '../extension/manifest.ts';
import { buildExtension } from './extension/build.ts';
import { ROOT } from './root.ts';

const outDir = process.env.EXTENSION_DIR || join(ROOT, 'dist-extension');
const origin = new URL(process.env.SITE_URL || site.origin).origin;
await buildExtension({ outDir, origin });
for (const browser of BROWSERS) console.log(`${browser}: ${join(outDir, browser)} and ${browser}.zip beside it`);
console.log(`thunderbird: ${join(outDir, 'thunderbird')} and thunderbird.xpi beside it`);
console.log(`outlook: ${join(outDir, 'outlook.xml')}`);
console.log(`It leads to ${origin}; another address can be set in its options.`);
