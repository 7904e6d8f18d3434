/**
 * The server: opens the database, deletes expired data, serves the build and polls mailboxes. It is bundled with the endpoints
 * (`astro.config.mjs`), so that both share one copy of the engine and its data.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { deliverHooks } from '../features/alerts/hooks/deliver.server.ts';
import { resealTargets } from '../features/alerts/hooks/target.server.ts';
import { openIntake } from '../features/forwarding/intake.server.ts';
import { openLists } from '../features/lists/lists.server.ts';
import { resealSecondFactors } from '../features/password/second-factor/sealed-secret.server.ts';
import { monitorMailboxes } from '../features/scanning/monitor.server.ts';
import { suggestTasks } from '../features/tasks/suggestions.server.ts';
import { outageOf } from '../server/db/outage.ts';
import { HOUR_MS } from '../server/durations.ts';
import type { EndpointFiles, EndpointModule } from '../server/endpoint-routes.ts';
import { rewrapKeys } from '../server/expiring-keys.ts';
import { serveSite } from '../server/http-server.ts';
import { backgroundOutput, openLog } from '../server/log.ts';
import { resealGrants } from '../server/mailbox/grant-store.ts';
import { openMetrics, serveMetrics } from '../server/metrics.ts';
import { openServices } from '../server/open-services.ts';
import { type Services, withUpkeepDb } from '../server/services.ts';
import type { Settings } from '../server/settings.ts';
import { openWorkerPool } from '../server/worker-pool.ts';
import { PICTURE_POOL } from '../workers/pictures/read-pictures.server.ts';
import { refuseAnotherSite } from './built-for.ts';
import { errorMessage, listenErrorMessage } from './error-messages.ts';
import { dropExpired } from './maintenance.ts';
import { requireSettings } from './require-settings.ts';
import { stop, WRONG_SETTINGS } from './stop.ts';

const OUTBOX_STOP_MS = 5000;
/** How late the next attempt at a webhook may be. */
const HOOKS_MS = 5000;

/** The folder that `astro build` wrote; this program is in `server/`. */
const outDir = join(import.meta.dirname, '..');

const PAGES = '../pages';
/** Endpoints that run on the server; the others are pre-rendered as files. */
const endpointFiles = byPath(
  import.meta.glob<EndpointModule>([
    '../pages/{api,calendar,demo,oauth,r}/**/*.ts',
    '../pages/{predict,attachment-compare,checkv2,mta-hooks,share}.ts',
    '!**/[...]*.ts',
  ]),
);
/** They share the address of a page; the underscore hides them from Astro. */
const besidePages = byPath(import.meta.glob<EndpointModule>('../pages/**/_*.ts'));

function byPath(files: EndpointFiles): EndpointFiles {
  return Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.slice(PAGES.length).replace('/_', '/'), load]),
  );
}

/** Serves until the process receives a signal to stop. */
export async function serve(settings: Settings): Promise<void> {
  const { breachedPasswords } = settings;
  if (breachedPasswords !== undefined && !existsSync(breachedPasswords)) {
    stop(`BREACHED_PASSWORDS: there is no file ${breachedPasswords}.`, WRONG_SETTINGS);
  }
  const services = await openUpToDate(settings).catch((error: unknown) => stop(noDatabaseSentence(settings, error), 1));
  const { stopping, log } = services;
  const poolServices = { stopping: stopping.signal, log };
  services.workers = openWorkerPool(join(import.meta.dirname, 'tasks.mjs'), poolServices);
  const pictureTasks = join(import.meta.dirname, 'picture-tasks.mjs');
  services.pictureWorkers = openWorkerPool(pictureTasks, poolServices, PICTURE_POOL);
  services.lists = openLists(services);
  const { lists } = services;
  const { metricsPort } = settings;
  const metrics = metricsPort === undefined ? undefined : openMetrics();
  const metricsServer =
    metrics &&
    metricsPort !== undefined &&
    (await serveMetrics(metrics, metricsPort).catch((error: unknown) =>
      stop(listenErrorMessage({ host: '127.0.0.1', port: metricsPort, name: 'METRICS_PORT' }, error), 1),
    ));
  const server = await serveSite(outDir, services, { endpointFiles, besidePages }, metrics).catch((error: unknown) =>
    stop(listenErrorMessage(settings, error), 1),
  );

  const { scanIntake } = settings;
  const intake =
    scanIntake &&
    (await openIntake(services, scanIntake).catch((error: unknown) =>
      stop(listenErrorMessage({ ...scanIntake, name: 'SCAN_LISTEN' }, error), 1),
    ));

  // Emails that were waiting before the start.
  void services.outbox.send();
  void lists.refresh();
  setInterval(() => {
    void services.outbox.send();
    void lists.refresh();
    dropExpired(withUpkeepDb(services)).catch((error: unknown) => {
      services.log.error({ err: error }, 'deleting expired data failed');
    });
  }, HOUR_MS).unref();

  setInterval(() => void deliverHooks(services), HOOKS_MS).unref();

  const monitor = monitorMailboxes(services, { onScanned: suggestTasks(services) });

  const end = async () => {
    services.stopping.abort();
    await Promise.all([server.close(), monitor.stop(), intake?.close()]);
    await Promise.all([services.workers?.close(), services.pictureWorkers?.close()]);
    // Not longer: a slow mail server delays the exit, and the email is retried.
    await Promise.race([services.outbox.stop(), setTimeout(OUTBOX_STOP_MS)]);
    if (metricsServer) metricsServer.close();
    await services.db.destroy();
  };
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      if (ending) return;
      ending = true;
      const code = await end().then(
        () => 0,
        (error: unknown) => {
          services.log.fatal({ err: error }, 'shutdown failed');
          return 1;
        },
      );
      process.exit(code);
    });
  }

  // Destructured, because the build would inline `process.env.NODE_ENV`.
  const { NODE_ENV } = process.env;
  // Log collectors expect JSON only.
  if (NODE_ENV === 'production') services.log.info({ url: settings.siteUrl }, 'server running');
  else greet(settings);
}

async function openUpToDate(settings: Settings): Promise<Services> {
  const services = await openServices(settings, Date.now, openLog(settings.logLevel, backgroundOutput()));
  const upkeep = withUpkeepDb(services);
  // Before the first request: delete what expired while the server was off.
  await rewrapKeys(upkeep);
  await resealGrants(upkeep);
  await resealSecondFactors(upkeep);
  await resealTargets(upkeep);
  await dropExpired(upkeep, true);
  return services;
}

function noDatabaseSentence({ databaseUrl, dataDir }: Settings, error: unknown): string {
  if (outageOf(error) === 'full') {
    const where = databaseUrl ? 'DATABASE_URL' : `DATA_DIR (${dataDir})`;
    return `Cannot write to the database in ${where}: ${errorMessage(error)}. Is the disk full? Free some space and start again.`;
  }
  return databaseUrl
    ? `Cannot open the database in DATABASE_URL: ${errorMessage(error)}.`
    : `Cannot open the database in DATA_DIR (${dataDir}): ${errorMessage(error)}.`;
}

function greet(settings: Settings): void {
  const { siteUrl } = settings;
  console.log(`\n  Letterlock is running at ${siteUrl}\n`);
  console.log(`  Create an account   ${siteUrl}/oauth/register`);
  console.log(`  Log in              ${siteUrl}/oauth/login`);
  console.log(`  Test an email       ${siteUrl}/email-test\n`);
  console.log(signInSentence(settings));
  console.log('  Stop with Ctrl+C.\n');
}

function signInSentence({ demoProvider, google }: Settings): string {
  if (google) return '  Login uses Google.';
  if (demoProvider) return '  Login uses the built-in demo provider with three demo accounts.';
  return '  Login is off: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET (src/content/docs/sign-in.md).';
}

// Run directly by a service; `npm start` calls `serve` instead.
if (import.meta.main) {
  const settings = requireSettings(process.env);
  refuseAnotherSite(outDir, settings.siteUrl);
  await serve(settings);
}
