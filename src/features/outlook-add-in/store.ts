import { atom } from 'nanostores';
import { checkInWorker, EngineFailure, startEngine } from './engine.ts';
import type { Checked } from './handed-over.ts';
import { loadOffice, type Office } from './office.ts';
import { readerOf, readFile, readParts } from './read-item.ts';
import { themeOf } from './theme.ts';

export type PaneState =
  | { status: 'starting' | 'unreachable' | 'outside' | 'none' | 'checking' }
  | (Checked & { /** Whether the user asked for it by a press, so that it takes the focus. */ isAsked: boolean });

export const $pane = atom<PaneState>({ status: 'starting' });

let office: Office | undefined;
/** The result for an earlier email must not replace the verdict on one selected since. */
let latest = 0;

export async function startPane(): Promise<void> {
  const loaded = await loadOffice();
  if (!loaded) {
    $pane.set({ status: 'unreachable' });
    return;
  }
  const { host } = await loaded.onReady();
  if (host !== 'Outlook') {
    $pane.set({ status: 'outside' });
    return;
  }
  office = loaded;
  // A failure shows with the first email.
  startEngine().catch(() => undefined);
  followTheme(loaded);
  const { mailbox, requirements } = loaded.context;
  // A pane that can't be pinned is closed when another email is selected.
  if (requirements.isSetSupported('Mailbox', '1.5')) {
    mailbox.addHandlerAsync(loaded.EventType.ItemChanged, () => void checkSelected());
  }
  await checkSelected();
}

/** @param isAsked whether the user asked for it by a press */
export async function checkSelected(isAsked = false): Promise<void> {
  latest += 1;
  const run = latest;
  $pane.set({ status: 'checking' });
  const checked = await check().catch((error: unknown) => {
    const reason = error instanceof EngineFailure ? 'notLoaded' : 'unreadable';
    return { status: 'unchecked', reason } as const;
  });
  if (run === latest) $pane.set(checked ? { ...checked, isAsked } : { status: 'none' });
}

/** @returns undefined if no email is open */
async function check(): Promise<Checked | undefined> {
  const item = office?.context.mailbox.item;
  // In an email that is being written, `subject` is not text but an object with a call that gets it.
  if (!office || item?.itemType !== 'message' || typeof item.subject !== 'string') return undefined;
  const reader = readerOf(office);
  const file = await readFile(office, item);
  const checked = file && (await checkInWorker({ file }, reader));
  if (checked && (checked.status === 'analysed' || checked.reason !== 'unreadable')) return checked;
  return checkInWorker(await readParts(office, item), reader);
}

function followTheme({ context, EventType }: Office): void {
  const apply = () => {
    const theme = themeOf(context.officeTheme?.bodyBackgroundColor);
    if (theme) document.documentElement.dataset.theme = theme;
  };
  apply();
  if (context.requirements.isSetSupported('Mailbox', '1.14')) {
    context.mailbox.addHandlerAsync(EventType.OfficeThemeChanged, apply);
  }
}
