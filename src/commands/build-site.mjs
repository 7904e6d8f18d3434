import { runCommand } from './install.mjs';

runCommand('build-site.ts');
