/**
 * Items that arrive during a commit share the next transaction, and with it one wait for the disk.
 * @param write stores all items in one transaction, or throws and stores none
 * @returns a function that resolves once the item is on disk, or rejects with that item's error
 */
export function groupCommit<T>(write: (items: readonly T[]) => Promise<void>, most = 64): (item: T) => Promise<void> {
  let waiting: { item: T; stored(): void; refused(reason: unknown): void }[] = [];
  let running = false;
  const run = async () => {
    running = true;
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      const outcome = await attempt(write, group);
      if (outcome === undefined) {
        for (const { stored } of group) stored();
        continue;
      }
      // One invalid item must not fail the others, so each is tried alone.
      for (const one of group) {
        const reason = group.length === 1 ? outcome : await attempt(write, [one]);
        if (reason === undefined) one.stored();
        else one.refused(reason.error);
      }
    }
    running = false;
  };
  return (item) =>
    new Promise((stored, refused) => {
      waiting.push({ item, stored, refused });
      if (!running) void run();
    });
}

async function attempt<T>(
  write: (items: readonly T[]) => Promise<void>,
  group: readonly { item: T }[],
): Promise<{ error: unknown } | undefined> {
  try {
    await write(group.map(({ item }) => item));
    return undefined;
  } catch (error) {
    return { error };
  }
}
