import { ensureServerPackages, runCommand } from './install.mjs';

runCommand('outbox.ts', ensureServerPackages);
