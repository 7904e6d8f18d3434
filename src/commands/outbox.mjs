import { runCommand } from './install.mjs';

runCommand('outbox.ts');
