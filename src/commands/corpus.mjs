import { runCommand } from './install.mjs';

runCommand('corpus.ts');
