/** The address of the server that `npm test` built and started. */
export const SITE_URL = process.env.SITE_URL ?? 'http://localhost:4321';

/** Sends a request and reads the JSON of the answer. */
export async function call(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const answer = await fetch(`${SITE_URL}${path}`, { redirect: 'manual', ...init });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text), headers: answer.headers };
}

export function postJson(path: string, body: unknown, headers: Record<string, string> = {}) {
  return call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
