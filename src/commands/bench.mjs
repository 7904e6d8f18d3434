import { runCommand } from './install.mjs';

runCommand('bench.ts');
