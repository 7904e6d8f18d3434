import type { Checked, HandedOver, Loaded, Reader } from './handed-over.ts';

let engine: Promise<Worker> | undefined;

/**
 * Loads the engine, and retries once after a failure. Its own thread keeps Outlook responsive, and the policy that the
 * worker is served with (API_POLICY in src/server/headers.ts) keeps any code in it from calling any address.
 */
export function startEngine(): Promise<Worker> {
  engine ??= load();
  return engine;
}

/** A worker that failed never answers again, and would fail to import the same file again. */
function load(): Promise<Worker> {
  const worker = new Worker(new URL('./check-email.worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    const fail = () => {
      engine = undefined;
      worker.terminate();
      reject(new EngineFailure());
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<Loaded>) => (data.isLoaded ? resolve(worker) : fail()));
  });
}

export class EngineFailure extends Error {}

export async function checkInWorker(handed: HandedOver, reader: Reader): Promise<Checked> {
  const worker = await startEngine();
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<Checked>) => resolve(data), { once: true });
    port1.start();
    worker.addEventListener('error', () => reject(new EngineFailure()), { once: true });
    worker.postMessage([handed, reader], [port2]);
  });
}
