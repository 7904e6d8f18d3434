import { requireInstalled, runCommand } from './install.mjs';

runCommand('backup.ts', requireInstalled);
