import { type GmailMessage, labelsOf } from './gmail.ts';

interface Named {
  id: string;
  threadId: string;
  labelIds: string[];
}
interface Relabelled {
  message: Named;
  labelIds: string[];
}

/** A record of `users.history.list`. */
export interface HistoryRecord {
  id: string;
  messages: { id: string; threadId: string }[];
  messagesAdded?: { message: Named }[];
  messagesDeleted?: { message: Named }[];
  labelsAdded?: Relabelled[];
  labelsRemoved?: Relabelled[];
}

/** What Gmail remembers of a mailbox's changes: its ids grow, with gaps between them. */
export class MailboxHistory {
  #last = 81_000;
  #oldest = this.#last;
  #records: HistoryRecord[] = [];
  #seen = new Map<string, string[]>();

  constructor(messages: readonly GmailMessage[]) {
    this.#seen = labelled(messages);
  }

  get id(): string {
    return String(this.#last);
  }

  forget(): void {
    this.#last += 13;
    this.#oldest = this.#last;
    this.#records = [];
  }

  /** @returns undefined for a place that is not remembered */
  since(id: string): HistoryRecord[] | undefined {
    if (Number(id) < this.#oldest || Number(id) > this.#last) return undefined;
    return this.#records.filter((record) => Number(record.id) > Number(id));
  }

  /** Records what is different from the last time, what arrived first before what arrived last. */
  follow(messages: readonly GmailMessage[]): void {
    const now = labelled(messages);
    for (const [id, labels] of this.#seen) {
      const later = now.get(id);
      const added = later?.filter((label) => !labels.includes(label)) ?? [];
      const removed = labels.filter((label) => later && !later.includes(label));
      if (!later) this.#record(id, labels, 'messagesDeleted');
      if (later && added.length > 0) this.#record(id, later, 'labelsAdded', added);
      if (later && removed.length > 0) this.#record(id, later, 'labelsRemoved', removed);
    }
    for (const [id, labels] of [...now].toReversed()) {
      if (!this.#seen.has(id)) this.#record(id, labels, 'messagesAdded');
    }
    this.#seen = now;
  }

  #record(id: string, labelIds: string[], kind: keyof HistoryRecord, changed?: string[]): void {
    this.#last += 7;
    const message = { id, threadId: id, labelIds };
    const entry = changed ? { message, labelIds: changed } : { message };
    this.#records.push({ id: this.id, messages: [{ id, threadId: id }], [kind]: [entry] });
  }
}

function labelled(messages: readonly GmailMessage[]): Map<string, string[]> {
  return new Map(messages.map((message) => [message.id, [...labelsOf(message)]]));
}
