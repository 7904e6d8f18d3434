import { spawnSync } from 'node:child_process';

/** Installs a package of Debian's where we are root and there is an apt-get; otherwise does nothing. */
export function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing Debian's ${name}…`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', name);
}
