import { drawBar } from './bar.ts';
import { WARNING } from './requests.ts';
import type { Warning } from './warning.ts';

const TRIES = 20;

void ask(TRIES).then((warning) => warning && drawBar(document, warning));

async function ask(tries: number): Promise<Warning | null> {
  try {
    return await chrome.runtime.sendMessage(WARNING);
  } catch {
    // The background is still being loaded, after an installation or the start of Thunderbird.
    if (tries === 0) return null;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return ask(tries - 1);
  }
}
