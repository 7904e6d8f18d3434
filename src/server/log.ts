import { type DestinationStream, type Logger, pino } from 'pino';
import { escapeControls } from './one-line.ts';
import type { Settings } from './settings.ts';

/** Without `code`, which is also a field of errors. */
const SECRETS = ['authorization', 'cookie', 'accessToken', 'refreshToken', 'access_token', 'refresh_token', 'id_token'];

const MAX_CAUSES = 3;

/** Callers never pass a body, token, query string or address; the redaction is a second line of defence. */
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

/** Buffer for a slow reader; beyond it lines are dropped. */
const MAX_BUFFER_BYTES = 4 * 1024 * 1024;

/** A synchronous write per line took a tenth of a small call. A killed process loses its last milliseconds. */
export function backgroundOutput(): DestinationStream {
  return pino.destination({ dest: process.stdout.fd, sync: false, maxLength: MAX_BUFFER_BYTES });
}

/** Postgres puts whole rows into `detail`, and parsers quote their input. */
interface ErrorLine {
  type: string;
  message?: string;
  code?: string;
  stack?: string;
  cause?: ErrorLine;
}

function describeError(error: unknown, causes = MAX_CAUSES): ErrorLine {
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

function withoutInput(text: string): string {
  const end = text.indexOf(' is not valid JSON');
  return end === -1 ? text : `The input${text.slice(end)}`;
}

/** Mail and database servers name addresses in errors. Package names, which start with @, stay. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>()"',;:=]+/g, (word) => (/[^/]@/.test(word) ? '[address]' : word));
}
