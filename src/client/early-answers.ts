/** A response with its text. If the text has already arrived, the view that needs it renders at once. */
export type Received = Pick<Response, 'ok' | 'status'> & { text: string };

/** A call that a page's first script made before the scripts that use its answer had loaded. */
interface EarlyAnswer {
  bearer: string;
  response: Promise<Received>;
  giveUp: AbortController;
  askedAt: number;
}

declare global {
  /** By URL. Set by a separate script, which shares no variables with modules. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Later requests need a newer answer. */
const FRESH_MS = 30_000;

export async function receive(response: Promise<Response>): Promise<Received> {
  const { ok, status } = await response;
  return { ok, status, text: await (await response).text() };
}

export function keepEarlyAnswer({ href }: URL, answer: Omit<EarlyAnswer, 'askedAt'>): void {
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(href, { ...answer, askedAt: performance.now() });
  // The code that takes it handles its failure.
  answer.response.catch(() => undefined);
}

/** Returns each answer once, and only to the session that requested it. */
export function takeEarlyAnswer({ href }: URL, bearer: string): EarlyAnswer | undefined {
  const early = globalThis.earlyAnswers?.get(href);
  globalThis.earlyAnswers?.delete(href);
  if (early?.bearer === bearer && performance.now() - early.askedAt < FRESH_MS) return early;
  early?.giveUp.abort();
  return undefined;
}

export function forgetEarlyAnswers(): void {
  for (const { giveUp } of globalThis.earlyAnswers?.values() ?? []) giveUp.abort();
  globalThis.earlyAnswers?.clear();
}
