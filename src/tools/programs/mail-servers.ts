import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian.ts';
import { onPath } from './on-path.ts';

const PACKAGES = { dovecot: 'dovecot-imapd', postfix: 'postfix' };

/** Gives the tests a mail server of each kind where it can be had; where not, they say loudly what they skip. */
export function provideMailServers(): void {
  // Where services run (sd_booted(3)), the packages would start theirs, and Postfix would replace another mail server.
  if (existsSync('/run/systemd/system')) return;
  for (const [program, name] of Object.entries(PACKAGES)) if (!onPath([program])) installDebianPackage(name);
}
