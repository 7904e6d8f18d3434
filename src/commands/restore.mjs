import { runCommand } from './install.mjs';

runCommand('restore.ts');
