import { atom } from 'nanostores';
import { withDrawnCodes } from '../../engines/detection/codes/with-drawn-codes.ts';
import type { PageState } from '../mail-reader.ts';
import { remember } from '../marks/store.ts';
import type { Selection } from '../selection.ts';
import { OTHER_EMAIL_TEXTS } from '../texts.ts';
import { type AnalysedEmail, analyseEmail, analyseFile, analyseSelection, analyseText } from './analyse-email.ts';

export type PanelState =
  | { status: 'loading' }
  /** `off`: the extension may not read this page. */
  | { status: 'no-email'; reason: 'off' | Exclude<PageState['state'], 'email' | 'loading'> }
  | { status: 'analysed'; analysed: AnalysedEmail };

type OpenedEmail = Extract<PageState, { state: 'email' }>;

export const $panel = atom<PanelState>({ status: 'loading' });
export const $refusal = atom('');

/** Each tab's page sends its state again when the tab is activated. */
const lastStates = new Map<number, string>();

/** An email that came another way stays until a different one is opened. */
export function takePageState(state: PageState, tabId: number): void {
  const json = JSON.stringify(state);
  const isSame = lastStates.get(tabId) === json;
  lastStates.set(tabId, json);
  if (state.state !== 'email') showNoEmail(state.state);
  else if (!isSame || !isByHand()) {
    showOpened(state, analyseEmail(state.email, 'page'));
    void showDrawnCodes(state, () => lastStates.get(tabId) === json && !isByHand());
  }
}

/** The decoder of QR codes is loaded only for an email that may draw one, so its result comes second. */
async function showDrawnCodes(state: OpenedEmail, isStillShown: () => boolean): Promise<void> {
  const read = await withDrawnCodes(state.email);
  if (read !== state.email && isStillShown()) showOpened(state, analyseEmail(read, 'page'));
}

function showOpened({ place }: OpenedEmail, analysed: AnalysedEmail): void {
  show(analysed);
  if (place) void remember(place, analysed.analysis.verdict);
}

export function forgetTab(tabId: number): void {
  lastStates.delete(tabId);
}

export function showNoEmail(reason: 'off' | Exclude<PageState['state'], 'email'>): void {
  if (!isByHand()) $panel.set(reason === 'loading' ? { status: 'loading' } : { status: 'no-email', reason });
}

function isByHand(): boolean {
  const shown = $panel.get();
  return shown.status === 'analysed' && shown.analysed.from !== 'page';
}

export async function takeSelection(selection: Selection): Promise<void> {
  if (selection.text.trim() !== '' || selection.html !== '') show(await analyseSelection(selection));
}

export async function takeText(text: string): Promise<boolean> {
  if (text.trim() === '') {
    $refusal.set(OTHER_EMAIL_TEXTS.empty);
    return false;
  }
  show(await analyseText(text));
  return true;
}

export async function takeFile(file: File): Promise<void> {
  const analysed = await analyseFile(file);
  if (typeof analysed === 'string') $refusal.set(analysed);
  else show(analysed);
}

function show(analysed: AnalysedEmail): void {
  $refusal.set('');
  $panel.set({ status: 'analysed', analysed });
}
