import { readSettings, type Settings } from '../server/settings.ts';
import { stop, WRONG_SETTINGS } from './stop.ts';

/** The settings that a command is given; where one is wrong, its last words are a sentence for each that is. */
export function requireSettings(environment: NodeJS.ProcessEnv, code = WRONG_SETTINGS): Settings {
  const result = readSettings(environment);
  return result.ok ? result.settings : stop(result.mistakes.join('\n'), code);
}
