import { execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { PROGRAM_PATH } from '../../programs/on-path.ts';

/** Debian's `nobody` and `nogroup`: attachments may be malware, and the programs must not read them as root. */
export const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const TICKS_PER_SECOND = 100;
const START_SECONDS = 240;
const STOP_SECONDS = 10;
const POLL = 100;
const KEPT_OUTPUT = 2000;

/** A server that runs as long as the benchmark needs it. */
export interface Daemon {
  /** What it and the processes it started have used of the processor. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

/**
 * Starts a server and waits until it takes connections on a port of this machine.
 * @throws Error with its last words when it does not
 */
export async function startDaemon(
  program: string,
  args: readonly string[],
  home: string,
  port: number,
): Promise<Daemon> {
  // A process group of its own, so that it can be measured and stopped with all its children.
  const child = spawn(program, args, { ...NOBODY, cwd: home, env: { PATH: PROGRAM_PATH, HOME: home }, detached: true });
  let output = '';
  let ended = false;
  const keep = (text: Buffer) => {
    output = (output + text).slice(-KEPT_OUTPUT);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', (error) => keep(Buffer.from(error.message)));
  const end = new Promise<void>((resolve) => {
    child.on('close', () => {
      ended = true;
      resolve();
    });
  });
  const kill = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && !ended) process.kill(-child.pid, signal);
  };
  const killAtExit = () => kill('SIGKILL');
  // Before others remove what it writes to.
  process.prependListener('exit', killAtExit);
  const stop = async () => {
    kill('SIGTERM');
    await Promise.race([end, pause(STOP_SECONDS * 1000)]);
    killAtExit();
    await end;
    process.off('exit', killAtExit);
  };

  const deadline = Date.now() + START_SECONDS * 1000;
  while (!(await answers(port))) {
    if (ended || Date.now() > deadline) {
      await stop();
      throw new Error(`${program} does not start:\n${output}`);
    }
    await pause(POLL);
  }
  return { processorSeconds: () => ticksOf(child.pid ?? 0) / TICKS_PER_SECOND, stop };
}

/**
 * Runs a program to its end, without privileges.
 * @returns what it printed
 * @throws Error with its last words when it fails
 */
export async function runProgram(program: string, args: readonly string[], home: string): Promise<string> {
  const options = {
    ...NOBODY,
    cwd: home,
    env: { PATH: PROGRAM_PATH, HOME: home },
    maxBuffer: Number.POSITIVE_INFINITY,
  };
  const running = promisify(execFile)(program, args, options);
  const kill = () => running.child.kill('SIGKILL');
  process.prependListener('exit', kill);
  try {
    return (await running).stdout;
  } finally {
    process.off('exit', kill);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The processor time of a process group, in clock ticks, with that of its ended members (proc(5), `/proc/PID/stat`). */
function ticksOf(group: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.reduce((sum, id) => sum + ticksIn(statOf(id), group), 0);
}

function statOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/stat`, 'latin1');
  } catch {
    // It has ended since the folder was read.
    return '';
  }
}

/** The second field is the name in brackets, which may contain spaces; pgrp is field 5, utime to cstime are 14 to 17. */
export function ticksIn(stat: string, group: number): number {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return fields[2] === group ? fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) : 0;
}
