import { keepEarlyAnswer, receive } from '../../client/early-answers.ts';
import { initOfGet, urlOf } from '../../client/send.ts';
import { readStored, type SignedIn } from '../../client/stored-session.ts';
import { earlyCalls } from './early-calls.ts';
import { partAt } from './views.ts';

/**
 * The first script of a page behind the log-in, inlined in it. It requests the page's data before the scripts that show
 * it have loaded: on a slow phone connection each round trip takes half a second.
 */
function begin({ userId, accessToken }: SignedIn): void {
  const part = partAt(location);
  const modules: Record<string, string[]> = JSON.parse(document.currentScript?.dataset.modules ?? '{}');
  for (const href of (part && modules[part]) ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const call of earlyCalls(location, userId)) {
    const giveUp = new AbortController();
    const url = urlOf(call);
    const response = receive(fetch(url, { ...initOfGet(url, accessToken), signal: giveUp.signal }));
    keepEarlyAnswer(url, { bearer: accessToken, response, giveUp });
  }
}

function session(): SignedIn | undefined {
  try {
    return readStored();
  } catch {
    // The page itself handles a broken session.
    return undefined;
  }
}

const signedIn = session();
if (signedIn) begin(signedIn);
