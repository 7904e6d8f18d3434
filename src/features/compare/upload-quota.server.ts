export interface UploadSlot {
  reserve(bytes: number): boolean;
  /** Idempotent. */
  release(): void;
}

interface QuotaLimits {
  uploads: number;
  uploadsPerClient: number;
  bytes: number;
}

/** Bytes count as they arrive, not as announced, so that slow or false uploads cannot block others. */
export class UploadQuota {
  readonly #limits: QuotaLimits;
  readonly #byClient = new Map<string, number>();
  #uploads = 0;
  #bytes = 0;

  constructor(limits: QuotaLimits) {
    this.#limits = limits;
  }

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
