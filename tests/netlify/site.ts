import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Everything that Netlify would have of a deployment, outside the project: nothing of that is there. */
export const DEPLOYED = process.env.NETLIFY_WORK_DIR ?? '';
export const FUNCTION = join(DEPLOYED, 'ssr');
export const SCHEDULED = join(DEPLOYED, 'scheduled');
export const PAGES = join(DEPLOYED, 'dist');
