import type { HandedOver, Loaded, Reader } from './handed-over.ts';

/** A static import would wait for the engine’s weights, and emails that arrive in the meantime would be lost. */
const engine = import('./check-email.ts');

const tell = (loaded: Loaded) => postMessage(loaded);
engine.then(
  () => tell({ isLoaded: true }),
  () => tell({ isLoaded: false }),
);

addEventListener('message', ({ data: [handed, reader], ports: [port] }: MessageEvent<[HandedOver, Reader]>) => {
  void engine
    .then(({ checkEmail }) => checkEmail(handed, reader))
    .catch(() => ({ status: 'unchecked', reason: 'unreadable' }) as const)
    .then((checked) => port?.postMessage(checked));
});
