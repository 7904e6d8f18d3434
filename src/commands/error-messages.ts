import type { Settings } from '../server/settings.ts';

type Listening = Pick<Settings, 'host' | 'port'> & { name?: string };

/** Why the server cannot listen on its address. */
export function listenErrorMessage({ host, port, name = 'PORT' }: Listening, error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: stop it, or choose another with ${name}.`;
  if (code === 'EACCES') return `${name} ${port} needs more rights than this user has: choose one from 1024 on.`;
  return `HOST ${host} is not an address of this machine (${code ?? errorMessage(error)}).`;
}

export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // When no address of a host answers, the error has only a code.
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
}
