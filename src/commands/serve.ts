/**
 * Serves the build that it is part of: opens the database, sweeps what has expired, and watches mailboxes. It is built with
 * the endpoints (`astro.config.mjs`), so that both share one copy of the engine and of what they know.
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startReportSweep } from '../features/feedback/reports.server.ts';
import { withFormerPaths } from '../features/former-names.server.ts';
import { monitorMailboxes } from '../features/scanning/monitor.server.ts';
import { suggestTasks } from '../features/tasks/suggestions.server.ts';
import { outageOf } from '../server/db/outage.ts';
import type { EndpointFiles, EndpointModule } from '../server/endpoint-routes.ts';
import { serveSite } from '../server/http-server.ts';
import { backgroundOutput, openLog } from '../server/log.ts';
import { resealGrants } from '../server/mailbox/grant-store.ts';
import { openMetrics, serveMetrics } from '../server/metrics.ts';
import { openServices } from '../server/open-services.ts';
import { patient, type Services } from '../server/services.ts';
import type { Settings } from '../server/settings.ts';
import { openWorkerPool } from '../server/worker-pool.ts';
import { refuseAnotherSite } from './built-for.ts';
import { errorMessage, listenErrorMessage } from './error-messages.ts';
import { dropExpired } from './maintenance.ts';
import { requireSettings } from './require-settings.ts';
import { stop } from './stop.ts';

const HOUR_MS = 60 * 60 * 1000;
const LAST_MAIL_MS = 5000;

/** The folder that `astro build` wrote; this program is in `server/`. */
const outDir = join(import.meta.dirname, '..');

const PAGES = '../pages';
/** Those that make nothing of the build: what it writes for browsers is served as files. */
const endpointFiles = withFormerPaths(
  byPath(
    import.meta.glob<EndpointModule>([
      '../pages/{api,calendar,demo}/**/*.ts',
      '../pages/{predict,attachment-compare}.ts',
      '!**/[...]*.ts',
    ]),
  ),
);
/** An underscore keeps them from Astro: they share the address of the page that people see there. */
const besidePages = byPath(import.meta.glob<EndpointModule>('../pages/**/_*.ts'));

function byPath(files: EndpointFiles): EndpointFiles {
  return Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.slice(PAGES.length).replace('/_', '/'), load]),
  );
}

/** Serves until the process is asked to end. */
export async function serve(settings: Settings): Promise<void> {
  const services = await openUpToDate(settings).catch((error: unknown) => stop(noDatabaseSentence(settings, error), 1));
  const { stopping, log } = services;
  services.workers = openWorkerPool(join(import.meta.dirname, 'tasks.mjs'), { stopping: stopping.signal, log });
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

  // What could not be sent before, or was left when the server stopped.
  void services.outbox.send();
  setInterval(() => {
    void services.outbox.send();
    dropExpired(patient(services)).catch((error: unknown) => {
      services.log.error({ err: error }, 'what has expired could not be deleted');
    });
  }, HOUR_MS).unref();

  const monitor = monitorMailboxes(services, { onScanned: suggestTasks(services) });

  const end = async () => {
    services.stopping.abort();
    await Promise.all([server.close(), monitor.stop()]);
    await services.workers?.close();
    // A mail server may take its time; the mail is tried again.
    await Promise.race([services.outbox.stop(), setTimeout(LAST_MAIL_MS)]);
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
          services.log.fatal({ err: error }, 'the server could not end as it should');
          return 1;
        },
      );
      process.exit(code);
    });
  }

  // As it is where this runs: written in one, the build would put its own in its place.
  const { NODE_ENV } = process.env;
  // A collector of logs reads JSON and nothing else.
  if (NODE_ENV === 'production') services.log.info({ url: settings.siteUrl }, 'the server is running');
  else greet(settings);
}

async function openUpToDate(settings: Settings): Promise<Services> {
  const services = await openServices(settings, Date.now, openLog(settings.logLevel, backgroundOutput()));
  const upkeep = patient(services);
  // What expired while the server was off goes before anybody can ask for it.
  await startReportSweep(upkeep);
  await resealGrants(upkeep);
  await dropExpired(upkeep);
  return services;
}

function noDatabaseSentence({ databaseUrl, dataDir }: Settings, error: unknown): string {
  if (outageOf(error) === 'full') {
    const where = databaseUrl ? 'The database of DATABASE_URL' : `The database in DATA_DIR (${dataDir})`;
    return `${where} cannot be written to: ${errorMessage(error)}. Is its disk full? Free some space, then start again.`;
  }
  return databaseUrl
    ? `DATABASE_URL names a database that cannot be opened: ${errorMessage(error)}.`
    : `DATA_DIR (${dataDir}) cannot be used for the database: ${errorMessage(error)}.`;
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
  if (google) return '  Sign-in goes to Google.';
  if (demoProvider) return '  Sign-in goes to the built-in demo provider: choose one of its three demo accounts.';
  return '  Sign-in is off: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET (src/content/docs/sign-in.md).';
}

// `npm start` has read the settings and hands them in; a service runs this by itself.
if (import.meta.main) {
  const settings = requireSettings(process.env);
  refuseAnotherSite(outDir, settings.siteUrl);
  await serve(settings);
}
