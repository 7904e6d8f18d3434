import { fork } from 'node:child_process';

/**
 * Runs a script that sends what it measured to its parent in a process of its own, so that its memory and processor time
 * are its own; what it prints is shown.
 * @returns its figures, or undefined when it ended without
 */
export function inOwnProcess(
  script: string,
  args: readonly string[],
): Promise<Readonly<Record<string, number>> | undefined> {
  return new Promise((resolve, reject) => {
    let figures: Record<string, number> | undefined;
    const measuring = fork(script, args);
    measuring.on('message', (message) => {
      figures = message as Record<string, number>;
    });
    measuring.on('error', reject);
    measuring.on('exit', (code) => resolve(code === 0 ? figures : undefined));
  });
}
