import type { HandedOver } from './handed-over.ts';

/** Imported so, because the engine awaits its weights: emails that came before its end would be lost. */
const engine = import('./check-email.ts');

addEventListener('message', ({ data, ports: [port] }: MessageEvent<HandedOver>) => {
  void engine
    .then(({ checkEmail }) => checkEmail(data))
    .catch(() => ({ status: 'unchecked', reason: 'unreadable' }) as const)
    .then((checked) => port?.postMessage(checked));
});
