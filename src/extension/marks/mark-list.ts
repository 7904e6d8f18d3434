import { drawMark, MARK } from './draw-mark.ts';
import type { ListRow, MessageList } from './message-list.ts';
import { MARKS_CHANGED, type MarksAnswer, type MarksRequest } from './requests.ts';
import type { Warning } from './store.ts';

/** Mail sites build their lists in many small steps; one read covers a whole step. */
const DEBOUNCE_MS = 100;
/** Reading takes at most this fraction of the page's time. */
const TIME_SHARE = 20;

/**
 * Marks the rows of dangerous emails, and keeps them marked while the site changes its list. Nothing is read before there
 * is a mark to set.
 */
export function markList(list: MessageList, isReplaced: () => boolean): void {
  /** Marks of the conversations requested so far. */
  let known = new Map<string, Warning | null>();
  let isOff = true;
  let pending: ReturnType<typeof setTimeout> | undefined;
  let delay = DEBOUNCE_MS;
  const observer = new MutationObserver(() => {
    if (pending === undefined) pending = setTimeout(() => void update(), delay);
  });

  async function update(): Promise<void> {
    pending = undefined;
    if (isReplaced()) {
      observer.disconnect();
      return;
    }
    const begun = performance.now();
    const rows = list.rows(document);
    delay = Math.max(DEBOUNCE_MS, TIME_SHARE * (performance.now() - begun));
    const unknown = [...new Set(rows.map(({ conversation }) => conversation))].filter((id) => !known.has(id));
    if (unknown.length > 0 && !(await ask(unknown))) return;
    if (!isOff) show(rows, known);
  }

  /** @returns whether there is an answer */
  async function ask(conversations: string[]): Promise<boolean> {
    const asked = known;
    const request: MarksRequest = { marksFor: conversations };
    const answer: MarksAnswer | undefined = await chrome.runtime.sendMessage(request).catch(() => undefined);
    // Anything that has changed in the meantime is requested again.
    if (!answer || asked !== known) return false;
    isOff = answer.isOff;
    if (answer.isOff) observer.disconnect();
    else for (const [index, id] of conversations.entries()) known.set(id, answer.warnings[index] ?? null);
    return true;
  }

  async function start(): Promise<void> {
    known = new Map();
    if (!(await ask([])) || isReplaced()) return;
    if (isOff) {
      show([], known);
      return;
    }
    observer.observe(document, { childList: true, subtree: true, attributeFilter: list.attributes });
    await update();
  }

  chrome.runtime.onMessage.addListener((message) => {
    if (message === MARKS_CHANGED && !isReplaced()) void start();
    return false;
  });
  void start();
}

/** Sets and removes marks until they are right; correct ones stay untouched. */
function show(rows: readonly ListRow[], warnings: ReadonlyMap<string, Warning | null>): void {
  const right = new Set<Element>();
  for (const { element, conversation, before } of rows) {
    const warning = warnings.get(conversation);
    if (!warning || !element.isConnected) continue;
    const present = element.querySelector(`[${MARK}="${warning}"]`);
    const mark = present ?? drawMark(document, warning);
    if (!present) {
      before.before(mark);
      describe(element, (ids) => [...ids, mark.id]);
    }
    right.add(mark);
  }
  for (const mark of document.querySelectorAll(`[${MARK}]`)) {
    if (right.has(mark)) continue;
    const described = document.querySelector(`[aria-describedby~="${mark.id}"]`);
    if (described) describe(described, (ids) => ids.filter((id) => id !== mark.id));
    mark.remove();
  }
}

/** A row has its own accessible name, which doesn't include the mark. */
function describe(row: Element, change: (ids: string[]) => string[]): void {
  const ids = change(row.getAttribute('aria-describedby')?.split(/\s+/).filter(Boolean) ?? []);
  if (ids.length > 0) row.setAttribute('aria-describedby', ids.join(' '));
  else row.removeAttribute('aria-describedby');
}
