// Plain JavaScript: this runs before the install, on whatever Node 20 or later the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAMP = `${ROOT}node_modules/.installed-from`;
const WINDOWS = process.platform === 'win32';
/** The Node that comes with the packages. The code runs on it, whatever Node the machine has. */
const OWN_NODE = `${ROOT}node_modules/node/bin/node${WINDOWS ? '.exe' : ''}`;

/** A digest of the lock file. */
function wantedPackages() {
  return createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .digest('hex');
}

function areInstalled() {
  return existsSync(STAMP) && existsSync(OWN_NODE) && readFileSync(STAMP, 'utf8') === wantedPackages();
}

/** A server doesn't get packages that only builds and tests need (src/content/docs/operation.md). */
function canBuild() {
  return existsSync(`${ROOT}node_modules/astro`);
}

function isLinked() {
  return lstatSync(`${ROOT}node_modules`, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** For a command that runs next to the server and must not replace its packages. */
export function requireInstalled() {
  if (!areInstalled()) stop('The packages are not those of this version; start the server once, which installs them.');
}

/** Installs the packages in the lock file, unless they are already there. */
export function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) stop(`Letterlock needs Node 20 or later; this is Node ${process.versions.node}.`);
  if (areInstalled() && canBuild()) return;
  if (isLinked()) stop('node_modules is a link, and installing would empty the folder it leads to. Run npm ci there.');
  // Another program may read a command's output.
  console.error('Installing packages (once after each change of package-lock.json)…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['inherit', 2, 'inherit'],
    shell: WINDOWS,
  });
  if (status !== 0) stop('The packages could not be installed: see the message above. Is the npm registry reachable?');
  writeFileSync(STAMP, wantedPackages());
}

/** For an operator's command, which needs only the server's packages. */
export function ensureServerPackages() {
  if (!areInstalled()) ensureInstalled();
}

/** Runs a command of this folder with the arguments of this process. */
export function runCommand(file, prepare) {
  runProgram(`src/commands/${file}`, process.argv.slice(2), prepare);
}

/** Runs a TypeScript program on the project's own Node, forwards signals, and ends with its exit code. */
export function runProgram(path, args, prepare = ensureInstalled) {
  prepare();
  const child = spawn(OWN_NODE, [`${ROOT}${path}`, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm sends signals to the shell between us, which may end without forwarding them.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 300).unref();
  child.on('error', (error) => stop(error.message));
  child.on('exit', (code) => process.exit(code ?? 1));
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
