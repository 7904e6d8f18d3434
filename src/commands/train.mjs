import { runCommand } from './install.mjs';

runCommand('train.ts');
