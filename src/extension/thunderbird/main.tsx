import { createRoot } from 'react-dom/client';
import '../extension.css';
import './popup.css';
import type { Displayed } from './displayed-email.ts';
import { Popup } from './Popup.tsx';
import type { DisplayedRequest } from './requests.ts';

const container = document.querySelector('#root');
if (container) {
  const root = createRoot(container);
  root.render(<Popup />);
  void displayed().then(
    (state) => root.render(<Popup displayed={state} />),
    () => root.render(<Popup hasFailed />),
  );
}

async function displayed(): Promise<Displayed> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return { status: 'none' };
  return chrome.runtime.sendMessage<DisplayedRequest, Displayed>({ displayedIn: tab.id });
}
