import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = 'src/features/compare';
/** The built server stands elsewhere in the project; what it starts are the sources, which Node runs as they are. */
const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));
/** What these files import, and nothing of the database, the keys and the settings beside it. */
const READABLE = [
  ...[FOLDER, 'src/engines', 'package.json', 'node_modules'].map((path) => join(ROOT, path)),
  // The packages may be a link to somewhere else.
  realpathSync(join(ROOT, 'node_modules')),
];

/** The flags that keep a child from everything else. */
export const PERMISSIONS = [
  '--permission',
  ...READABLE.map((folder) => `--allow-fs-read=${folder}`),
  '--allow-worker',
] as const;

/** The exit code for a process that there never was. */
const NOT_BEGUN = 1;

export interface ChildLimits {
  memoryMb: number;
  timeMs: number;
}

export const FILE_CHILD: ChildLimits = { memoryMb: 400, timeMs: 10_000 };
export const COMPARE_CHILD: ChildLimits = { memoryMb: 600, timeMs: 20_000 };

export type ChildResult =
  | { ok: true; output: Buffer }
  | { ok: false; reason: 'TOO_SLOW' | 'TOO_MUCH_MEMORY' | 'ABORTED' }
  /** It died by a fault of ours: of which kind, and where. */
  | { ok: false; reason: 'FAILED'; fault: string };

/**
 * Runs a file of this feature in a process of its own, which may read the sources and nothing else, write nothing and
 * start nothing.
 * @param script from this feature's folder
 * @param input what it reads from its standard input
 */
export async function runChild(
  script: string,
  args: string[],
  input: string | Uint8Array,
  limits: ChildLimits,
  signal: AbortSignal,
): Promise<ChildResult> {
  if (signal.aborted) return { ok: false, reason: 'ABORTED' };
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [
      ...PERMISSIONS,
      '--no-warnings',
      `--max-old-space-size=${Math.round(limits.memoryMb * 0.7)}`,
      join(ROOT, FOLDER, script),
      ...args,
    ],
    {
      cwd: ROOT,
      env: { MEMORY_LIMIT_MB: String(limits.memoryMb), TIME_LIMIT_MS: String(limits.timeMs) },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  const timer = setTimeout(kill, limits.timeMs);
  // A child that ended early does not read on; why it ended is told by its exit.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [output, said, exit] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    new Promise<number | null>((resolve) => {
      child.once('close', resolve);
      child.once('error', () => resolve(NOT_BEGUN));
    }),
  ]);
  clearTimeout(timer);
  signal.removeEventListener('abort', kill);
  if (exit === 0) return { ok: true, output };
  const reason = endReason(exit, performance.now() - started >= limits.timeMs, signal.aborted);
  return reason === 'FAILED' ? { ok: false, reason, fault: faultOf(said.toString('utf8')) } : { ok: false, reason };
}

function endReason(exit: number | null, late: boolean, aborted: boolean) {
  if (aborted) return 'ABORTED';
  if (late) return 'TOO_SLOW';
  // Killed from within, or V8 gave up its heap (a signal as well, or 128 + 6 where a shell stands between).
  return exit === null || exit === 134 ? 'TOO_MUCH_MEMORY' : 'FAILED';
}

/** Of what a process said at its end the parts that are ours: an error's message may quote what it was given to read. */
function faultOf(said: string): string {
  const kind = /^(?:Uncaught )?(\w{0,40}Error)\b/m.exec(said)?.[1] ?? 'no error';
  const frames = said.match(/(?:file:\/\/|node:)[\w/.@-]{1,300}:\d{1,6}:\d{1,6}/g) ?? [];
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
