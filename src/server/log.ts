import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from './settings.ts';

/**
 * JSON lines on standard output. Callers pass method, path template, status and error, never a body, a token, a query
 * string or an address; the redaction below is the second line of defence.
 */
export function openLog(level: Settings['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: ['*.authorization', '*.cookie', '*.accessToken', '*.refreshToken', '*.code'],
      censor: '[removed]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
