import type { GraphMessage } from './graph.ts';

/** What is in a delta or skip token. */
export interface DeltaToken {
  /** Null in the first round. */
  from: number | null;
  /** Of `$filter`, in milliseconds; Graph writes it into its links. */
  since: number;
  offset?: number;
  generation: number;
}

interface Change {
  message: GraphMessage;
  removed: boolean;
}

/** What Graph remembers of an inbox's changes. */
export class InboxChanges {
  #changes: Change[] = [];
  #generation = 0;
  #seen: Map<string, GraphMessage>;

  constructor(messages: readonly GraphMessage[]) {
    this.#seen = inbox(messages);
  }

  get generation(): number {
    return this.#generation;
  }

  forget(): void {
    this.#generation += 1;
  }

  /** Records what is different from the last time. */
  follow(messages: readonly GraphMessage[]): void {
    const now = inbox(messages);
    for (const [id, message] of this.#seen) if (!now.has(id)) this.#changes.push({ message, removed: true });
    for (const [id, message] of now) {
      const before = this.#seen.get(id);
      if (before !== message) this.#changes.push({ message, removed: false });
    }
    this.#seen = now;
  }

  /** @returns undefined for a state that is not remembered */
  round({ from, since, generation }: DeltaToken): { items: Change[]; until: number } | undefined {
    if (generation !== this.#generation) return undefined;
    const items =
      from === null
        ? [...this.#seen.values()].map((message) => ({ message, removed: false }))
        : this.#changes.slice(from).filter((change, at, all) => isLast(change, at, all));
    return { items: items.filter(({ message }) => (message.receivedAt ?? 0) >= since), until: this.#changes.length };
  }
}

/** An item is reported once a round, in its current state. */
function isLast({ message }: Change, at: number, all: readonly Change[]): boolean {
  return !all.slice(at + 1).some((later) => later.message.id === message.id);
}

function inbox(messages: readonly GraphMessage[]): Map<string, GraphMessage> {
  return new Map(messages.filter(({ folder = 'inbox' }) => folder === 'inbox').map((message) => [message.id, message]));
}
