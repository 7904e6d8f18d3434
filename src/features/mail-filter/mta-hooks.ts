import { z as zod } from 'zod';
import type { Analysis } from '../../engines/detection/index.ts';
import type { HookAnswer, HookHeader } from './contract.ts';
import { HEADER_NAMES, verdictHeaders } from './verdict-headers.ts';

const header = zod.tuple([zod.string(), zod.string()]);

/** The parts we use; only the stage `data` has a message. */
export const hookBody = zod.object({
  context: zod.object({
    stage: zod.string(),
    server: zod.object({ name: zod.string().nullish() }).optional(),
  }),
  envelope: zod
    .object({ from: zod.object({ address: zod.string() }), to: zod.array(zod.object({ address: zod.string() })) })
    .optional(),
  message: zod
    .object({
      headers: zod.array(header),
      /** Those that the server itself added. */
      serverHeaders: zod.array(header).default([]),
      contents: zod.string(),
    })
    .optional(),
});
export type HookRequest = zod.infer<typeof hookBody>;

const isAuthenticationResults = ([name]: HookHeader) => name.toLowerCase() === 'authentication-results';

/** The message as received, below the server's headers. */
export function sourceOf({ headers, serverHeaders, contents }: NonNullable<HookRequest['message']>): string {
  // Otherwise, results that a sender forged in this server's name would appear directly below its real ones.
  const sent = serverHeaders.some(isAuthenticationResults)
    ? headers.filter((one) => !isAuthenticationResults(one))
    : headers;
  const lines = [...serverHeaders, ...sent].map(([name, value]) => `${name}: ${value.trim()}\r\n`);
  return `${lines.join('')}\r\n${contents}`;
}

/** The server's name counts only if it wrote its results itself. */
export function authservIdOf({ context, message }: HookRequest): string | undefined {
  return message?.serverHeaders.some(isAuthenticationResults) ? (context.server?.name ?? undefined) : undefined;
}

export function hookAnswer(analysis?: Analysis, headers: readonly HookHeader[] = []): HookAnswer {
  const own = new Set(HEADER_NAMES.map((name) => name.toLowerCase()));
  const forged = headers.filter(([name]) => own.has(name.toLowerCase()));
  return {
    action: 'accept',
    modifications: [
      // The index counts headers of that name, starting at 1, as in milters; each deletion moves the following ones up.
      ...forged.map(([name]) => ({ type: 'deleteHeader' as const, index: 1, name })),
      ...(analysis ? verdictHeaders(analysis) : []).map(([name, value]) => ({
        type: 'addHeader' as const,
        name,
        value,
      })),
    ],
  };
}
