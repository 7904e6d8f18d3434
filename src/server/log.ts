import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from './settings.ts';

/** `code` is not among them: it is also how errors say what they are. */
const SECRETS = ['authorization', 'cookie', 'accessToken', 'refreshToken', 'access_token', 'refresh_token', 'id_token'];

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
  };
  return destination ? pino(options, destination) : pino(options);
}
