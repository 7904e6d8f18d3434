import { runCommand } from './install.mjs';

runCommand('admin.ts');
