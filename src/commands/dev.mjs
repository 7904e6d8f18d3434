import { runCommand } from './install.mjs';

runCommand('dev.ts');
