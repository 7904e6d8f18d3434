import { runCommand } from './install.mjs';

runCommand('start.ts');
