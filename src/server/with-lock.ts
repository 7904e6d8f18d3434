const turns = new Map<string, Promise<unknown>>();

/** One piece of work at a time under each name, in the order of asking. Within one process only. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(name);
  const turn = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  turns.set(name, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(name) === turn) turns.delete(name);
  }
}
