/** What every failure looks like: the server's answer in `data`, or a sentence of ours where there was none. */
export interface RequestError {
  /** HTTP status; 0 when no answer came. */
  status: number;
  data?: unknown;
  message?: string;
}

/** What a call comes to. Failures are values: nothing here throws. */
export type Answer<T> = { ok: true; data: T } | { ok: false; error: RequestError };

/** The server's own sentence, if it sent one. */
export function serverMessage(error: RequestError): string | undefined {
  return textField(error.data, 'message');
}

/** The server's code for an expected failure, if it sent one. */
export function serverCode(error: RequestError): string | undefined {
  return textField(error.data, 'code');
}

function textField(data: unknown, name: 'message' | 'code'): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const value = (data as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
