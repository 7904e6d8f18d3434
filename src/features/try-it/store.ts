import { atom } from 'nanostores';
import { type Answer, serverMessage } from '../../client/answer.ts';
import { send } from '../../client/send.ts';
import { $auth } from '../../client/session.ts';
import { screenshotTypeOf } from '../../engines/detection/attachments/screenshot-type.ts';
import { isOutlookFile, OUTLOOK_TYPE } from '../../engines/detection/mime/outlook-file.ts';
import { type Prediction, readPrediction } from '../predict/api.ts';
import { ANALYSES_PATH, ANONYMOUS_LIMIT, MESSAGE_TYPE, PREDICT_PATH } from '../predict/contract.ts';
import type { Checkable } from '../shared-verdicts/store.ts';
import { fromPasted } from './pasted.ts';
import { TRY_ERRORS } from './texts.ts';

export type CheckState =
  | { status: 'idle' }
  /** Whether it is a whole email, and not only a text. */
  | { status: 'checking'; isWhole: boolean }
  | { status: 'failed'; message: string }
  | { status: 'done'; checked: Prediction; what: Checkable };

export const $check = atom<CheckState>({ status: 'idle' });

/** Incremented when another email is checked or the result is closed, which makes earlier answers stale. */
let generation = 0;

/** Sent without the session: what is tried here has nothing to do with anyone's account. */
export async function checkText(text: string): Promise<void> {
  if (text.trim() === '') return fail(TRY_ERRORS.empty);
  const body = fromPasted(text);
  if ('source' in body) {
    if (body.source.size > ANONYMOUS_LIMIT) return fail(TRY_ERRORS.tooLarge(TRY_ERRORS.pasted, isLoggedIn()));
    return checkSource(body.source);
  }
  if (sizeOf(JSON.stringify(body)) > ANONYMOUS_LIMIT) return fail(TRY_ERRORS.tooLarge(TRY_ERRORS.pasted, isLoggedIn()));
  return check(body, () => send<unknown>({ method: 'POST', path: PREDICT_PATH, host: 'predict', body }));
}

export async function checkFiles(files: readonly File[]): Promise<void> {
  const [file] = files;
  if (!file) return;
  if (files.length > 1) return fail(TRY_ERRORS.several);
  const { name, size } = file;
  // A dropped folder looks like a file until it is read. For a file that is too large, only its type is needed.
  const content = await file
    .slice(0, ANONYMOUS_LIMIT)
    .arrayBuffer()
    .catch(() => undefined);
  if (!content || size === 0) return fail(TRY_ERRORS.unreadable(name));
  const bytes = new Uint8Array(content);
  // Only the email test removes place and time from a picture before sending it.
  if (screenshotTypeOf(bytes)) return fail(TRY_ERRORS.picture(name, isLoggedIn()));
  if (size > ANONYMOUS_LIMIT) return fail(TRY_ERRORS.tooLarge(name, isLoggedIn()));
  const type = isOutlookFile(bytes) ? OUTLOOK_TYPE : MESSAGE_TYPE;
  return checkSource(new Blob([content], { type }));
}

function checkSource(source: Blob): Promise<void> {
  return check({ source }, () => send<unknown>({ method: 'POST', path: ANALYSES_PATH, body: source }));
}

/** Only used for what to suggest next. */
export const isLoggedIn = (): boolean => $auth.get().userId !== null;

export function closeResult(): void {
  generation += 1;
  $check.set({ status: 'idle' });
}

async function check(what: Checkable, ask: () => Promise<Answer<unknown>>): Promise<void> {
  generation += 1;
  const own = generation;
  $check.set({ status: 'checking', isWhole: 'source' in what });
  const answer = await ask();
  if (own !== generation) return;
  const checked = answer.ok ? readPrediction(answer.data) : undefined;
  if (checked) $check.set({ status: 'done', checked, what });
  else fail((!answer.ok && (serverMessage(answer.error) ?? answer.error.message)) || TRY_ERRORS.failed);
}

function fail(message: string): void {
  generation += 1;
  $check.set({ status: 'failed', message });
}

const sizeOf = (text: string) => new TextEncoder().encode(text).byteLength;
