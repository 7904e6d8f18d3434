/**
 * Rates the headers by the rules of Mozilla's HTTP Observatory: `npm run bench -- headers`. Builds the site for an address
 * with TLS, starts a server behind a proxy as on a public site, and asks it over TLS under a certificate of its own; only
 * the list of domains that browsers preload is empty.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { installTool } from '../programs/npm-tool.ts';
import { type OwnServer, startOwnServer } from './http/own-server.ts';
import { makeCertificate, startTlsProxy, type TlsProxy } from './http/tls-proxy.ts';
import type { Figures } from './report/budgets.ts';
import { inWorkFolder, WORK } from './report/work-folder.ts';

/** Fixed, as the build is made anew when the site's URL changes. */
const PORT = 4396;
const OBSERVATORY = '@mdn/mdn-http-observatory@1.4.8';

interface Rating {
  error?: string;
  scan: { grade: string; score: number; testsFailed: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

export async function run(): Promise<Figures<'headers'>> {
  const observatory = installTool(OBSERVATORY);
  writeFileSync(join(observatory, 'conf', 'hsts-preload.json'), '{}');
  return inWorkFolder(async (folder) => {
    let server: OwnServer | undefined;
    let proxy: TlsProxy | undefined;
    try {
      const certificate = makeCertificate(folder);
      server = await startOwnServer(join(folder, 'data'), join(WORK, 'bench-headers'), {
        SITE_URL: `https://localhost:${PORT}`,
        TRUSTED_PROXIES: '127.0.0.1,::1',
      });
      proxy = await startTlsProxy({ port: PORT, target: server.url, certificate });
      const { scan, tests } = await rate(observatory, `localhost:${PORT}`, certificate.certFile);
      console.log(`${scan.grade}, ${scan.score} points`);
      for (const [name, { pass, result, scoreModifier }] of Object.entries(tests)) {
        console.log(`${pass ? ' ' : '!'} ${String(scoreModifier).padStart(4)}  ${name}: ${result}`);
      }
      return { 'points of the HTTP Observatory': scan.score, 'rules that are not met': scan.testsFailed };
    } finally {
      await proxy?.close();
      await server?.stop();
    }
  });
}

async function rate(observatory: string, host: string, certFile: string): Promise<Rating> {
  const scan = spawn(process.execPath, [join(observatory, 'src', 'scan.js'), host], {
    // Its HTML parser warns that each style sheet is newer than itself.
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certFile },
  });
  const output = await text(scan.stdout);
  if (output === '') throw new Error('The HTTP Observatory could not be run.');
  const rating = JSON.parse(output) as Rating;
  if (rating.error !== undefined) throw new Error(`The HTTP Observatory says: ${rating.error}`);
  return rating;
}
