import { matchOf, siteOrigin } from './site-origin.ts';
import { MAIL_SITES } from './sites.ts';

/** Changes made in the browser's own settings count too. */
export async function updateContentScripts(): Promise<void> {
  const wanted = (await Promise.all((await possibleScripts()).map(onlyAllowed))).filter(
    ({ matches }) => matches.length > 0,
  );
  const registered = await chrome.scripting.getRegisteredContentScripts();
  const wantedKeys = new Set(wanted.map(keyOf));
  const registeredKeys = new Set(registered.map(keyOf));
  const ids = registered.filter((script) => !wantedKeys.has(keyOf(script))).map(({ id }) => id);
  const added = wanted.filter((script) => !registeredKeys.has(keyOf(script)));
  if (ids.length > 0) await chrome.scripting.unregisterContentScripts({ ids });
  if (added.length > 0) await chrome.scripting.registerContentScripts(added);
  await Promise.all(added.map(runInOpenTabs));
}

interface Script {
  id: string;
  matches: string[];
  js: string[];
  runAt: 'document_start' | 'document_idle';
}

function keyOf({ id, matches = [] }: Pick<chrome.scripting.RegisteredContentScript, 'id' | 'matches'>): string {
  return [id, ...matches.toSorted()].join(' ');
}

/** A mail site has several hosts, and the user may have allowed only some. */
async function onlyAllowed(script: Script): Promise<Script> {
  const allowed = await Promise.all(script.matches.map((match) => chrome.permissions.contains({ origins: [match] })));
  return { ...script, matches: script.matches.filter((_, index) => allowed[index]) };
}

async function possibleScripts(): Promise<Script[]> {
  const mail = MAIL_SITES.map(({ id, matches }) => ({
    id,
    matches,
    js: [`${id}.js`],
    runAt: 'document_idle' as const,
  }));
  const origin = await siteOrigin();
  // The origin is part of the id, so that a changed origin registers a new script.
  const feedback = { id: `feedback ${origin}`, matches: [matchOf(origin, '/feedback*')], js: ['feedback.js'] };
  return [...mail, { ...feedback, runAt: 'document_start' }];
}

async function runInOpenTabs({ matches, js }: Script): Promise<void> {
  for (const { id } of await chrome.tabs.query({ url: matches })) {
    // A discarded tab gets the script when it is loaded again.
    if (id !== undefined)
      await chrome.scripting.executeScript({ target: { tabId: id }, files: js }).catch(() => undefined);
  }
}
