import { ensureServerPackages, runCommand } from './install.mjs';

runCommand('admin.ts', ensureServerPackages);
