import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CPU_LIMIT_SIGNAL } from './child-watch.server.ts';

const FOLDER = 'src/features/compare';
const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = findRoot(HERE);
/** Packages that the children import, but not the database, keys or settings. */
const READABLE = [
  ...[FOLDER, 'src/engines', 'package.json', 'node_modules'].map((path) => join(ROOT, path)),
  // node_modules may be a symlink.
  realpathSync(join(ROOT, 'node_modules')),
  // For a built server: its own folder, which has no data.
  ...[HERE, dirname(HERE)].filter((folder) => existsSync(join(folder, 'serve.mjs'))),
];

/** Reads only the above, writes and spawns nothing. */
export const PERMISSIONS = [
  '--permission',
  ...READABLE.map((folder) => `--allow-fs-read=${folder}`),
  '--allow-worker',
] as const;

/** Used as exit code if the process could not start. */
const SPAWN_FAILED = 1;

export interface ChildLimits {
  memoryMb: number;
  /** Of the processor's time. */
  cpuMs: number;
  /** By the clock, including waiting for the processor. */
  clockMs: number;
}

export const FILE_CHILD: ChildLimits = { memoryMb: 400, cpuMs: 10_000, clockMs: 20_000 };
export const COMPARE_CHILD: ChildLimits = { memoryMb: 600, cpuMs: 20_000, clockMs: 40_000 };

export type ChildResult =
  | { ok: true; output: Buffer }
  | { ok: false; reason: 'TOO_SLOW' | 'TOO_MUCH_MEMORY' | 'ABORTED' }
  /** A bug of ours: the kind of error and where. */
  | { ok: false; reason: 'FAILED'; fault: string };

/** @param script relative to this feature's folder */
export async function runChild(
  script: string,
  args: string[],
  input: string | Uint8Array,
  limits: ChildLimits,
  signal: AbortSignal,
): Promise<ChildResult> {
  if (signal.aborted) return { ok: false, reason: 'ABORTED' };
  const child = spawn(
    process.execPath,
    [
      ...PERMISSIONS,
      '--no-warnings',
      `--max-old-space-size=${Math.round(limits.memoryMb * 0.7)}`,
      fileOf(script),
      ...args,
    ],
    {
      cwd: ROOT,
      env: { MEMORY_LIMIT_MB: String(limits.memoryMb), CPU_LIMIT_MS: String(limits.cpuMs) },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    kill();
  }, limits.clockMs);
  // A child that exits early stops reading; its exit code says why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [output, errors, [exit, killedBy]] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    new Promise<[exit: number | null, killedBy: string | null]>((resolve) => {
      child.once('close', (...end) => resolve(end));
      child.once('error', () => resolve([SPAWN_FAILED, null]));
    }),
  ]);
  clearTimeout(timer);
  signal.removeEventListener('abort', kill);
  if (exit === 0) return { ok: true, output };
  const reason = endReason(exit, isLate || killedBy === CPU_LIMIT_SIGNAL, signal.aborted);
  return reason === 'FAILED' ? { ok: false, reason, fault: faultOf(errors.toString('utf8')) } : { ok: false, reason };
}

/** Built next to the server, which may be in chunks; otherwise the source, as on Netlify and in tests. */
function fileOf(script: string): string {
  const built = `${basename(script, '.ts')}.mjs`;
  const folder = [HERE, dirname(HERE)].find((place) => existsSync(join(place, built)));
  return folder ? join(folder, built) : join(ROOT, FOLDER, script);
}

function endReason(exit: number | null, late: boolean, aborted: boolean) {
  if (aborted) return 'ABORTED';
  if (late) return 'TOO_SLOW';
  // Killed by its own limit, or out of heap: V8 aborts by signal, or with 128 + 6 under a shell.
  return exit === null || exit === 134 ? 'TOO_MUCH_MEMORY' : 'FAILED';
}

/** The error's class and stack frames only: its message may quote the document. */
function faultOf(stderr: string): string {
  const kind = /^(?:Uncaught )?(\w{0,40}Error)\b/m.exec(stderr)?.[1] ?? 'no error';
  const frames = stderr.match(/(?:file:\/\/|node:)[\w/.@-]{1,300}:\d{1,6}:\d{1,6}/g) ?? [];
  return [kind, ...frames.slice(0, 10)].join(' at ');
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function findRoot(folder: string): string {
  if (existsSync(join(folder, FOLDER))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`${FOLDER} is not beside the built server.`);
  return findRoot(parent);
}
