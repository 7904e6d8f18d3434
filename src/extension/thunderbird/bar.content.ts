import { drawBar } from './bar.ts';
import { WARNING } from './requests.ts';
import type { Warning } from './warning.ts';

void chrome.runtime.sendMessage(WARNING).then((warning: Warning | null) => {
  if (warning) drawBar(document, warning);
});
