const ENTRY = 'selection';

/** In memory until the panel takes it. */
export interface Selection {
  text: string;
  html: string;
  /** Each window has a panel of its own. */
  windowId: number;
}

export async function storeSelection(selection: Selection): Promise<void> {
  await chrome.storage.session.set({ [ENTRY]: selection });
}

async function takeSelection(): Promise<Selection | undefined> {
  const { [ENTRY]: entry } = await chrome.storage.session.get(ENTRY);
  const selection = entry as Selection | undefined;
  const { id } = await chrome.windows.getCurrent();
  if (selection?.windowId !== id) return undefined;
  await chrome.storage.session.remove(ENTRY);
  return selection;
}

/** Each selection once, including earlier ones. */
export function followSelection(callback: (selection: Selection) => void): () => void {
  const take = () => {
    void takeSelection().then((selection) => selection && callback(selection));
  };
  const changed = (changes: Record<string, chrome.storage.StorageChange>, area: string) => {
    if (area === 'session' && changes[ENTRY]?.newValue) take();
  };
  chrome.storage.onChanged.addListener(changed);
  take();
  return () => chrome.storage.onChanged.removeListener(changed);
}

/** Runs in the page: it must use nothing outside itself. A copy in the page's own document would load images. */
export function readSelectedMarkup(): string {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return '';
  const range = selection.getRangeAt(0);
  const around = range.commonAncestorContainer;
  const inert = document.implementation.createHTMLDocument();
  const copy = inert.importNode(around, true);
  const copied = (node: Node): Node => {
    if (node === around) return copy;
    const { parentNode } = node;
    const at = parentNode ? [...parentNode.childNodes].indexOf(node as ChildNode) : -1;
    return (parentNode && copied(parentNode).childNodes[at]) ?? copy;
  };
  const selected = inert.createRange();
  selected.setStart(copied(range.startContainer), range.startOffset);
  selected.setEnd(copied(range.endContainer), range.endOffset);
  inert.body.replaceChildren(selected.cloneContents());
  return inert.body.innerHTML;
}
