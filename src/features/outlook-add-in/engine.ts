import type { Checked, HandedOver, Reader } from './handed-over.ts';

let worker: Worker | undefined;

/**
 * Loads the engine. In a thread of its own, Outlook stays quick; and what the worker is served with (API_POLICY in
 * src/server/headers.ts) lets no code in it call any address.
 */
export function startEngine(): Worker {
  worker ??= new Worker(new URL('./check-email.worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

export function checkInWorker(handed: HandedOver, reader: Reader): Promise<Checked> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<Checked>) => resolve(data), { once: true });
    port1.start();
    const engine = startEngine();
    engine.addEventListener(
      'error',
      () => {
        // It could not be loaded; the next time it may be.
        worker = undefined;
        reject(new Error('the engine did not start'));
      },
      { once: true },
    );
    engine.postMessage([handed, reader], [port2]);
  });
}
