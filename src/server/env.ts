import { getSecret } from 'astro:env/server';
import { readSettings, SETTING_NAMES, type Settings } from './settings.ts';

/** For `astro dev` and Netlify, where Astro starts the code itself. @throws Error that names every invalid setting */
export function settingsFromAstro(): Settings {
  const given = Object.fromEntries(SETTING_NAMES.map((name) => [name, getSecret(name)]));
  const result = readSettings(import.meta.env.DEV ? given : { ...given, NETLIFY: 'true' });
  if (!result.ok) throw new Error(result.mistakes.join(' '));
  return result.settings;
}
