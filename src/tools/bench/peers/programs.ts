import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from '../../programs/debian.ts';

/** Debian keeps servers where only root's path leads. */
export const PROGRAM_PATH = [process.env.PATH ?? '', '/usr/sbin', '/sbin'].join(delimiter);

/**
 * Installs the Debian packages whose programs this machine lacks.
 * @param packages the package of each program
 * @throws Error saying what to do when a program is still missing
 */
export function providePrograms(product: string, packages: Readonly<Record<string, string>>): void {
  for (const [program, name] of Object.entries(packages)) if (!has(program)) installDebianPackage(name);
  const missing = Object.entries(packages).filter(([program]) => !has(program));
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name).join(' ');
  throw new Error(
    `${product} is not here and could not be installed: as root on Debian, run “apt-get install ${names}”, or leave it out with --only.`,
  );
}

function has(program: string): boolean {
  return PROGRAM_PATH.split(delimiter).some((folder) => existsSync(join(folder, program)));
}
