import { ensureServerPackages, runCommand } from './install.mjs';

runCommand('analyse.ts', ensureServerPackages);
