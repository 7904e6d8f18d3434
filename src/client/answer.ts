export interface RequestError {
  /** HTTP status; 0 if there was no answer. */
  status: number;
  data?: unknown;
  message?: string;
}

/** Failures are returned, never thrown. */
export type Answer<T> = { ok: true; data: T } | { ok: false; error: RequestError };

export function serverMessage(error: RequestError): string | undefined {
  return textField(error.data, 'message');
}

export function serverCode(error: RequestError): string | undefined {
  return textField(error.data, 'code');
}

function textField(data: unknown, name: 'message' | 'code'): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const value = (data as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
