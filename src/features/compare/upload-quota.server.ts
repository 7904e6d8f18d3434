export interface UploadSlot {
  /** @returns whether so many more bytes are free */
  reserve(bytes: number): boolean;
  /** Frees the slot and its bytes. Calling it again changes nothing. */
  release(): void;
}

interface QuotaLimits {
  uploads: number;
  uploadsPerClient: number;
  bytes: number;
}

/**
 * Limits parallel uploads per client and in total, and the memory they use. Bytes count as they arrive, not as announced,
 * so slow or false uploads cannot block others.
 */
export class UploadQuota {
  readonly #limits: QuotaLimits;
  readonly #byClient = new Map<string, number>();
  #uploads = 0;
  #bytes = 0;

  constructor(limits: QuotaLimits) {
    this.#limits = limits;
  }

  /** @returns a slot, or which limit is reached: the client's or the total */
  acquire(client: string): UploadSlot | 'CLIENT_FULL' | 'FULL' {
    const used = this.#byClient.get(client) ?? 0;
    if (used >= this.#limits.uploadsPerClient) return 'CLIENT_FULL';
    if (this.#uploads >= this.#limits.uploads) return 'FULL';
    this.#byClient.set(client, used + 1);
    this.#uploads += 1;
    let reserved = 0;
    let released = false;
    return {
      reserve: (bytes) => {
        if (this.#bytes + bytes > this.#limits.bytes) return false;
        reserved += bytes;
        this.#bytes += bytes;
        return true;
      },
      release: () => {
        if (released) return;
        released = true;
        this.#uploads -= 1;
        this.#bytes -= reserved;
        const left = (this.#byClient.get(client) ?? 1) - 1;
        if (left === 0) this.#byClient.delete(client);
        else this.#byClient.set(client, left);
      },
    };
  }
}
