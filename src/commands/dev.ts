import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { requireSettings } from './require-settings.ts';
import { ROOT } from './root.ts';

const { host, port } = requireSettings(process.env, 1);
const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
const child = spawn(process.execPath, [astro, 'dev', '--host', host, '--port', String(port)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
