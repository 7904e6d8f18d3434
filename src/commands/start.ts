/** `npm start`: builds where needed, opens the database and serves. `--no-build` serves the build that is there. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { keepReports } from '../features/feedback/reports.server.ts';
import { dropExpiredRequests } from '../features/password/code-request.server.ts';
import { overwriteDeleted } from '../server/db/overwrite.ts';
import { serveSite } from '../server/http-server.ts';
import { listenOn } from '../server/listen.ts';
import { resealGrants } from '../server/mailbox/grant-store.ts';
import { openServices } from '../server/open-services.ts';
import { readSettings, type Settings } from '../server/settings.ts';
import { ensureBuild } from './build.ts';
import { ROOT } from './root.ts';

const HOUR_MS = 60 * 60 * 1000;

const outDir = process.env.OUT_DIR ?? join(ROOT, 'dist');
const result = readSettings(process.env);
if (!result.ok) stop(...result.mistakes);
const { settings } = result;

// Asked before the build, which takes its time.
await refuseIfTaken(settings);
if (!process.argv.includes('--no-build') && !ensureBuild(outDir, { ...process.env, SITE_URL: settings.siteUrl }))
  process.exit(1);

const services = await openServices(settings).catch((error: unknown) =>
  stop(
    settings.databaseUrl
      ? `DATABASE_URL names a database that cannot be opened: ${reason(error)}.`
      : `DATA_DIR (${settings.dataDir}) cannot be used for the database: ${reason(error)}.`,
  ),
);
// What expired while the server was off goes before anybody can ask for it.
await keepReports(services);
await dropExpiredRequests(services.db, services.now());
await resealGrants(services);
await overwriteDeleted(services);
const server = await serveSite(outDir, services).catch((error: unknown) => stop(listenSentence(settings, error)));

console.log(`\n  Letterlock is running at ${settings.siteUrl}\n`);
console.log(`  Create an account   ${settings.siteUrl}/oauth/register`);
console.log(`  Log in              ${settings.siteUrl}/oauth/login`);
console.log(`  Test an email       ${settings.siteUrl}/email-test\n`);
console.log(signInSentence(settings));
console.log('  Stop with Ctrl+C.\n');

// What could not be sent before, or was left when the server stopped.
void services.outbox.send();
setInterval(() => {
  void services.outbox.send();
  dropExpiredRequests(services.db, services.now())
    // Also what could not be overwritten when it was deleted.
    .then(() => overwriteDeleted(services))
    .catch((error: unknown) => {
      services.log.error({ err: error }, 'what has expired could not be deleted');
    });
}, HOUR_MS).unref();

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await server.close();
    await services.db.destroy();
    process.exit(0);
  });
}

async function refuseIfTaken(wanted: Settings): Promise<void> {
  try {
    const probes = await listenOn(wanted, createServer);
    await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  } catch (error) {
    stop(listenSentence(wanted, error));
  }
}

function listenSentence({ host, port }: Settings, error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program: stop it, or choose another with PORT.`;
  if (code === 'EACCES') return `PORT ${port} needs more rights than this user has: choose one from 1024 on.`;
  return `HOST ${host} is not an address of this machine (${code ?? reason(error)}).`;
}

function signInSentence({ demoProvider, google }: Settings): string {
  if (google) return '  Sign-in goes to Google.';
  if (demoProvider) return '  Sign-in goes to the built-in demo provider: choose one of its three demo accounts.';
  return '  Sign-in is off: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET (README, "Connecting Google").';
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function stop(...sentences: string[]): never {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}
