import { lookup } from 'node:dns/promises';
import type { Server } from 'node:http';
import type { Settings } from './settings.ts';

/** Some programs resolve `localhost` to 127.0.0.1, others to ::1. @throws the first listen error */
export async function listenOn(settings: Pick<Settings, 'host' | 'port'>, create: () => Server): Promise<Server[]> {
  const found = await lookup(settings.host, { all: true });
  const addresses = new Set(found.map(({ address }) => address));
  const servers: Server[] = [];
  for (const [index, address] of [...addresses].entries()) {
    const server = create();
    try {
      await listening(server, settings.port, address);
      servers.push(server);
    } catch (error) {
      // A machine without IPv6 may still resolve ::1.
      const another = servers.length > 0 || index < addresses.size - 1;
      if ((error as NodeJS.ErrnoException).code === 'EADDRNOTAVAIL' && another) continue;
      for (const open of servers) open.close();
      throw error;
    }
  }
  return servers;
}

function listening(server: Server, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
