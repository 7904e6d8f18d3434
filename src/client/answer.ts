/** A failed call: the server's answer in `data`, or a message of ours. */
export interface RequestError {
  /** HTTP status; 0 without an answer. */
  status: number;
  data?: unknown;
  message?: string;
}

/** The outcome of a call. Failures are values; nothing throws. */
export type Answer<T> = { ok: true; data: T } | { ok: false; error: RequestError };

/** The server's message, if any. */
export function serverMessage(error: RequestError): string | undefined {
  return textField(error.data, 'message');
}

/** The server's error code, if any. */
export function serverCode(error: RequestError): string | undefined {
  return textField(error.data, 'code');
}

function textField(data: unknown, name: 'message' | 'code'): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const value = (data as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
