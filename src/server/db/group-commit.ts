/**
 * Writes together what arrives while the disk is busy with the transaction before, so that one wait for it serves many.
 * @param write stores all of them in one transaction, or throws and stores none
 * @param most how many go into one transaction
 * @returns stores one item; settles when it is on the disk, or rejects with why that one could not be stored
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
      // One that the database will not take must not cost the others their place.
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
