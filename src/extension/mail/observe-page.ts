import { toBase64 } from '../base64.ts';
import { HELLO, type MailReader, type PageState, SOURCE } from '../mail-reader.ts';

/** Mail sites build their pages in many small steps; one read covers a whole step. */
const DEBOUNCE_MS = 50;
/** Reading takes at most this fraction of the page's time. */
const TIME_SHARE = 10;
/** After this time, an email that is still unreadable is no longer loading. */
const SETTLED_MS = 2000;
const SOURCE_TIMEOUT_MS = 20_000;

/** A content script that is injected again finds the previous one here. */
const world: typeof globalThis & { observer?: object } = globalThis;

/** Without a panel no email is read. @returns whether another script has taken this one's place */
export function observePage(reader: MailReader): () => boolean {
  const self = {};
  // A reloaded extension cannot reach its previous script, which therefore stops itself.
  world.observer = self;
  const isReplaced = () => world.observer !== self;
  chrome.runtime.onConnect.addListener((port) => {
    if (!isReplaced()) streamState(port, reader, isReplaced);
  });
  chrome.runtime.onMessage.addListener((message, _sender, answer) => {
    if (message !== SOURCE || isReplaced()) return false;
    void sourceOf(reader).then(answer);
    return true;
  });
  // Rejected while no panel is open.
  chrome.runtime.sendMessage(HELLO).catch(() => undefined);
  return isReplaced;
}

function streamState(port: chrome.runtime.Port, reader: MailReader, isReplaced: () => boolean): void {
  let sent = '';
  let pending: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let settled = false;
  let delay = DEBOUNCE_MS;
  const send = (state: PageState) => {
    const json = JSON.stringify(state);
    if (json !== sent) port.postMessage(state);
    sent = json;
  };
  const read = () => {
    pending = undefined;
    if (isReplaced()) {
      end();
      return;
    }
    const begun = performance.now();
    const state = reader.read(document);
    if (state.state !== 'unreadable') {
      clearTimeout(settling);
      settling = undefined;
      settled = false;
    } else if (!settled) {
      settling ??= setTimeout(() => {
        settled = true;
        read();
      }, SETTLED_MS);
    }
    send(state.state === 'unreadable' && !settled ? { state: 'loading' } : state);
    delay = Math.max(DEBOUNCE_MS, TIME_SHARE * (performance.now() - begun));
  };
  const observer = new MutationObserver(() => {
    pending ??= setTimeout(read, delay);
  });
  const end = () => {
    observer.disconnect();
    clearTimeout(pending);
    clearTimeout(settling);
  };
  port.onDisconnect.addListener(end);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  read();
}

async function sourceOf(reader: MailReader): Promise<string | null> {
  const address = reader.sourceAddress?.(document);
  if (!address) return null;
  try {
    const answer = await fetch(address, { credentials: 'same-origin', signal: AbortSignal.timeout(SOURCE_TIMEOUT_MS) });
    const isMessage = answer.ok && !answer.headers.get('content-type')?.startsWith('text/html');
    return isMessage ? toBase64(new Uint8Array(await answer.arrayBuffer())) : null;
  } catch {
    return null;
  }
}
