import { runCommand } from './install.mjs';

runCommand('build-extension.ts');
