/** An expected failure, which the caller can act on. */
export interface Failure {
  readonly failed: true;
  readonly status: number;
  /** Stable and machine-readable. Clients must check it, never the message. */
  readonly code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function failure(status: number, code: string, message: string, headers?: Record<string, string>): Failure {
  return headers ? { failed: true, status, code, message, headers } : { failed: true, status, code, message };
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && (value as { failed?: unknown }).failed === true;
}
