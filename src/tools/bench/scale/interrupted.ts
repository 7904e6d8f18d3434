/**
 * Does some work that takes minutes and leaves gigabytes behind, and breaks it off when the process is asked to end: what
 * the work has begun is cleared away by its caller, as after any error.
 */
export async function unlessInterrupted<T>(work: () => Promise<T>): Promise<T> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const { promise, reject } = Promise.withResolvers<never>();
  const interrupt = () => reject(new Error('The bench was broken off.'));
  for (const signal of signals) process.on(signal, interrupt);
  try {
    return await Promise.race([work(), promise]);
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
}
