import { atom } from 'nanostores';
import type { Reading } from '../reading.ts';
import type { Selection } from '../selection.ts';
import { type Examined, examineEmail, examineFile, examineSelection, examineText } from './examine.ts';

export type PanelState =
  /** The page has not answered yet. */
  | { status: 'looking' }
  /** `off`: this page is not one that is read. */
  | { status: 'unread'; why: 'off' | Exclude<Reading['state'], 'email' | 'looking'> }
  | { status: 'examined'; examined: Examined };

export const $panel = atom<PanelState>({ status: 'looking' });
/** Why what was brought last is not an email. */
export const $refusal = atom('');

/** What each tab's page has said last: a tab that is looked at again says the same once more. */
const said = new Map<number, string>();

/** What the page in front shows now. An email that the person has brought stays until another one is opened. */
export function takeReading(reading: Reading, tabId: number): void {
  const now = JSON.stringify(reading);
  const isSame = said.get(tabId) === now;
  said.set(tabId, now);
  if (reading.state !== 'email') showUnread(reading.state);
  else if (!isSame || !isBrought()) show(examineEmail(reading.email, 'page'));
}

export function forgetTab(tabId: number): void {
  said.delete(tabId);
}

/** There is no email in front. */
export function showUnread(why: 'off' | Exclude<Reading['state'], 'email'>): void {
  if (!isBrought()) $panel.set(why === 'looking' ? { status: 'looking' } : { status: 'unread', why });
}

function isBrought(): boolean {
  const shown = $panel.get();
  return shown.status === 'examined' && shown.examined.from !== 'page';
}

export function takeSelection(selection: Selection): void {
  if (selection.text.trim() !== '' || selection.html !== '') show(examineSelection(selection));
}

/** @returns whether it was taken */
export async function takeText(text: string): Promise<boolean> {
  if (text.trim() === '') {
    $refusal.set('There is no text to check.');
    return false;
  }
  show(await examineText(text));
  return true;
}

export async function takeFile(file: File): Promise<void> {
  const examined = await examineFile(file);
  if (typeof examined === 'string') $refusal.set(examined);
  else show(examined);
}

function show(examined: Examined): void {
  $refusal.set('');
  $panel.set({ status: 'examined', examined });
}
