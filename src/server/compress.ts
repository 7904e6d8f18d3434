import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EndpointAnswer } from './endpoint-routes.ts';
import { PlainAnswer } from './plain-answer.ts';

/** Shorter ones fit into one packet anyway. */
const MIN_CHARACTERS = 1400;
/** As small as gzip's best, in a third of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Only for answers about one email. If a secret and somebody else's text are compressed together, the length of the
 * answer shows how much of the secret the text repeats (BREACH), to anyone who can trigger the call many times. These
 * calls use a bearer token or nothing, never a cookie, so other sites can't. Even so, don't compress tokens, account
 * data, or lists of emails from several senders. Such an answer is never cached and needs no Vary.
 */
export async function compressed(answer: EndpointAnswer, accepted: string | null): Promise<EndpointAnswer> {
  if (!(answer instanceof PlainAnswer) || answer.text.length < MIN_CHARACTERS) return answer;
  const encodings = (accepted ?? '').split(',').map((one) => one.trim());
  const encoding = (['br', 'gzip'] as const).find((name) => encodings.includes(name));
  if (!encoding) return answer;
  const bytes = await (encoding === 'br' ? toBrotli(answer.text, BROTLI) : toGzip(answer.text));
  return new Response(bytes, {
    status: answer.status,
    headers: [...answer.headers, ['content-encoding', encoding]],
  });
}
