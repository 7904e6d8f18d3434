import { ensureServerPackages, runCommand } from './install.mjs';

runCommand('restore.ts', ensureServerPackages);
