const locks = new Map<string, Promise<unknown>>();

/** Within one process only. First come, first served. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const previous = locks.get(name);
  const current = (async () => {
    await previous?.catch(() => undefined);
    return work();
  })();
  locks.set(name, current);
  try {
    return await current;
  } finally {
    if (locks.get(name) === current) locks.delete(name);
  }
}
