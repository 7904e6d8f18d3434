import { readSettings, type Settings } from '../server/settings.ts';
import { stop, WRONG_SETTINGS } from './stop.ts';

/** The settings of a command. If any are invalid, prints a sentence about each and exits. */
export function requireSettings(environment: NodeJS.ProcessEnv, code = WRONG_SETTINGS): Settings {
  const result = readSettings(environment);
  return result.ok ? result.settings : stop(result.mistakes.join('\n'), code);
}
