import { runCommand } from './install.mjs';

runCommand('test-security.ts');
