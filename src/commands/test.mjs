import { runCommand } from './install.mjs';

runCommand('test.ts');
