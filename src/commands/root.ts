import { fileURLToPath } from 'node:url';

/** The project's folder, with a trailing separator. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
