/** An expected failure: what an endpoint answers when the caller, not the server, has to act. */
export interface Failure {
  readonly failed: true;
  readonly status: number;
  /** Stable, machine-readable: the client decides by it, never by the sentence. */
  readonly code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes an expected failure; an endpoint returns it, and the caller receives `{message, code}` with the status. */
export function failure(status: number, code: string, message: string, headers?: Record<string, string>): Failure {
  return headers ? { failed: true, status, code, message, headers } : { failed: true, status, code, message };
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && (value as { failed?: unknown }).failed === true;
}
