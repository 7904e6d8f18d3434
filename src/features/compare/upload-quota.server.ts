/** A place taken for one upload. */
export interface Place {
  /** @returns whether there is room for so many more bytes */
  hold(bytes: number): boolean;
  /** Frees the place and its bytes; calling it again changes nothing. */
  end(): void;
}

interface Room {
  uploads: number;
  uploadsPerClient: number;
  /** Of all uploads together. */
  bytes: number;
}

/**
 * Room for uploads. Nobody can hold all of it by sending slowly or often: a client has few places, and what counts
 * against the memory is what has come, not what was announced.
 */
export class UploadQuota {
  readonly #room: Room;
  readonly #byClient = new Map<string, number>();
  #uploads = 0;
  #bytes = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  /** @returns a place, or who has taken the last one */
  take(client: string): Place | 'client' | 'others' {
    const taken = this.#byClient.get(client) ?? 0;
    if (taken >= this.#room.uploadsPerClient) return 'client';
    if (this.#uploads >= this.#room.uploads) return 'others';
    this.#byClient.set(client, taken + 1);
    this.#uploads += 1;
    let [held, ended] = [0, false];
    return {
      hold: (bytes) => {
        if (this.#bytes + bytes > this.#room.bytes) return false;
        held += bytes;
        this.#bytes += bytes;
        return true;
      },
      end: () => {
        if (ended) return;
        ended = true;
        this.#uploads -= 1;
        this.#bytes -= held;
        const left = (this.#byClient.get(client) ?? 1) - 1;
        if (left === 0) this.#byClient.delete(client);
        else this.#byClient.set(client, left);
      },
    };
  }
}
