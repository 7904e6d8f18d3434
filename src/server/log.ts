import { type DestinationStream, type Logger, pino } from 'pino';
import { escapeControls } from './one-line.ts';
import type { Settings } from './settings.ts';

/** `code` is not among them: it is also how errors say what they are. */
const SECRETS = ['authorization', 'cookie', 'accessToken', 'refreshToken', 'access_token', 'refresh_token', 'id_token'];

/** How far the causes of an error are followed. */
const CAUSES = 3;

/**
 * JSON lines on standard output. Callers pass method, path template, status and error, never a body, a token, a query
 * string or an address; the redaction below is the second line of defence.
 */
export function openLog(level: Settings['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[removed]',
    },
    serializers: { err: (error: unknown) => describeError(error) },
    hooks: { streamWrite: escapeControls },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What nobody takes from us is kept up to here; then lines are dropped. */
const UNREAD_BYTES = 4 * 1024 * 1024;

/**
 * Standard output, written to in the background: a write for each line took a tenth of a small call, and one that blocks
 * would stop everything. What is left when the process exits is written then; a process that is killed loses its last
 * milliseconds.
 */
export function backgroundOutput(): DestinationStream {
  return pino.destination({ dest: process.stdout.fd, sync: false, maxLength: UNREAD_BYTES });
}

/** What is written down of an error: Postgres puts whole rows into `detail`, parsers what they were given to read. */
interface ErrorLine {
  type: string;
  message?: string;
  code?: string;
  stack?: string;
  cause?: ErrorLine;
}

function describeError(error: unknown, causes = CAUSES): ErrorLine {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: withoutAddresses(String(error)) };
  const { message, code, stack, cause } = error as Record<string, unknown>;
  return {
    type: error.constructor?.name ?? 'Object',
    ...(typeof message === 'string' && { message: withoutAddresses(withoutInput(message)) }),
    ...(typeof code === 'string' && { code }),
    ...(typeof stack === 'string' && { stack: withoutAddresses(withoutInput(stack)) }),
    ...(cause !== undefined && causes > 0 && { cause: describeError(cause, causes - 1) }),
  };
}

/** `JSON.parse` quotes what it was given. */
function withoutInput(text: string): string {
  const end = text.indexOf(' is not valid JSON');
  return end === -1 ? text : `What was read${text.slice(end)}`;
}

/** Servers of mail and databases say whom they mean. A package's name begins with the sign and is left. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>()"',;:=]+/g, (word) => (/[^/]@/.test(word) ? '[address]' : word));
}
