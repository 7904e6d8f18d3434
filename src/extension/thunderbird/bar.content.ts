import { drawBar } from './bar.ts';
import { WARNING } from './requests.ts';
import type { Warning } from './warning.ts';

void chrome.runtime.sendMessage(WARNING).then(
  (warning: Warning | null) => warning && drawBar(document, warning),
  // While the add-on is being installed, the button alone has the verdict.
  () => undefined,
);
