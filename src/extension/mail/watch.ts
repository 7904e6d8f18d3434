import { toBase64 } from '../base64.ts';
import { HELLO, type MailReader, type Reading, SOURCE } from '../reading.ts';

/** Mail sites build their pages piece by piece; a turn of them is looked at once. */
const PAUSE_MS = 50;
/** The page's own work comes first: looking takes one part in so many of its time. */
const SHARE = 10;
/** From then on what is missing is not coming any more. */
const SETTLED_MS = 2000;
/** For the mail site to give out a whole message. */
const SOURCE_MS = 20_000;

/** Scripts that are put into a page again find this there. */
const world: typeof globalThis & { watching?: object } = globalThis;

/** Tells an open panel which email is open, now and whenever it is another. Without a panel nothing is read. */
export function watch(reader: MailReader): void {
  const self = {};
  // The one before this one is silent from now on: an extension that was loaded again cannot reach it any more.
  world.watching = self;
  const isReplaced = () => world.watching !== self;
  chrome.runtime.onConnect.addListener((port) => {
    if (!isReplaced()) tell(port, reader, isReplaced);
  });
  chrome.runtime.onMessage.addListener((message, _sender, answer) => {
    if (message !== SOURCE || isReplaced()) return false;
    void sourceOf(reader).then(answer);
    return true;
  });
  // Nobody answers while no panel is open.
  chrome.runtime.sendMessage(HELLO).catch(() => undefined);
}

function tell(port: chrome.runtime.Port, reader: MailReader, isReplaced: () => boolean): void {
  let told = '';
  let pending: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let settled = false;
  let pause = PAUSE_MS;
  const say = (reading: Reading) => {
    const now = JSON.stringify(reading);
    if (now !== told) port.postMessage(reading);
    told = now;
  };
  const look = () => {
    pending = undefined;
    if (isReplaced()) {
      end();
      return;
    }
    const begun = performance.now();
    const reading = reader.read(document);
    if (reading.state !== 'not-understood') {
      clearTimeout(settling);
      settling = undefined;
      settled = false;
    } else if (!settled) {
      settling ??= setTimeout(() => {
        settled = true;
        look();
      }, SETTLED_MS);
    }
    say(reading.state === 'not-understood' && !settled ? { state: 'looking' } : reading);
    pause = Math.max(PAUSE_MS, SHARE * (performance.now() - begun));
  };
  const observer = new MutationObserver(() => {
    pending ??= setTimeout(look, pause);
  });
  const end = () => {
    observer.disconnect();
    clearTimeout(pending);
    clearTimeout(settling);
  };
  port.onDisconnect.addListener(end);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  look();
}

/** The open message as it was received, from the mail site itself; null where it gives none out. */
async function sourceOf(reader: MailReader): Promise<string | null> {
  const address = reader.sourceAddress?.(document);
  if (!address) return null;
  try {
    const answer = await fetch(address, { credentials: 'same-origin', signal: AbortSignal.timeout(SOURCE_MS) });
    const isMessage = answer.ok && !answer.headers.get('content-type')?.startsWith('text/html');
    return isMessage ? toBase64(new Uint8Array(await answer.arrayBuffer())) : null;
  } catch {
    return null;
  }
}
