import { installDebianPackage } from '../../programs/debian.ts';
import { onPath } from '../../programs/on-path.ts';

/**
 * Installs the Debian packages whose programs this machine lacks.
 * @param packages the package of each program
 * @throws Error saying what to do when a program is still missing
 */
export function providePrograms(product: string, packages: Readonly<Record<string, string>>): void {
  for (const [program, name] of Object.entries(packages)) if (!onPath([program])) installDebianPackage(name);
  const missing = Object.entries(packages).filter(([program]) => !onPath([program]));
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name).join(' ');
  throw new Error(
    `${product} is not here and could not be installed: as root on Debian, run “apt-get install ${names}”, or leave it out with --only.`,
  );
}
