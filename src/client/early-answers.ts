/** A response with its text: where that is here already, what it fills is drawn at once. */
export type Received = Pick<Response, 'ok' | 'status'> & { text: string };

/** A call that a page's first script has made, before the scripts that use its answer are there. */
interface EarlyAnswer {
  bearer: string;
  response: Promise<Received>;
  giveUp: AbortController;
  askedAt: number;
}

declare global {
  /** By address. Set by a script of its own, which shares no variables with modules. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** What is asked for later has to be newer. */
const FRESH_MS = 30_000;

export async function receive(response: Promise<Response>): Promise<Received> {
  const { ok, status } = await response;
  return { ok, status, text: await (await response).text() };
}

export function keepEarlyAnswer({ href }: URL, answer: Omit<EarlyAnswer, 'askedAt'>): void {
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(href, { ...answer, askedAt: performance.now() });
  // What takes it deals with its failure.
  answer.response.catch(() => undefined);
}

/** Each is given out once, and only to the session that asked. */
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
