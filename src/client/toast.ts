import { createElement, Fragment } from 'react';
import { toast } from 'react-hot-toast/headless';
import { TOAST_TEXTS } from './texts.ts';

export type ToastKind = 'success' | 'error' | 'plain';

const DEFAULT_DURATIONS: Record<ToastKind, number> = { success: 2000, error: 4000, plain: 5000 };

const HANDOVER_ENTRY = 'toasts';

interface HandedOver {
  kind: ToastKind;
  message: string;
  /** Milliseconds since the epoch. */
  until: number;
}

/** The same as in the stylesheet; the library's default is one second. */
const LEAVING_MS = 240;

/** The same text again restarts the toast. */
export function showToast(kind: ToastKind, message: string, duration = DEFAULT_DURATIONS[kind]): void {
  const show = kind === 'plain' ? toast : toast[kind];
  show(message, { id: `${kind}: ${message}`, duration, removeDelay: LEAVING_MS });
}

const UNDO_MS = 10_000;

/**
 * Says what was done, with a button that undoes it.
 * @param what names what was done, for `dismissUndo`
 */
export function showUndo(what: string, message: string, undo: () => void): void {
  const id = undoOf(what);
  const press = () => {
    toast.dismiss(id);
    undo();
  };
  const button = createElement(
    'button',
    { type: 'button', className: 'toast-action', onClick: press },
    TOAST_TEXTS.undo,
  );
  toast.success(createElement(Fragment, null, message, ' ', button), {
    id,
    duration: UNDO_MS,
    removeDelay: LEAVING_MS,
  });
}

/** It was already undone elsewhere, so the offer would only be in the way. */
export function dismissUndo(what: string): void {
  toast.dismiss(undoOf(what));
}

function undoOf(what: string): string {
  return `undo: ${what}`;
}

export function toastAfterNavigation(kind: ToastKind, message: string, duration = DEFAULT_DURATIONS[kind]): void {
  const handedOver: HandedOver = { kind, message, until: Date.now() + duration };
  try {
    sessionStorage.setItem(HANDOVER_ENTRY, JSON.stringify([...readHandedOver(), handedOver]));
  } catch {
    // Storage is disabled: the toast is lost.
  }
}

export function showHandedOverToasts(): void {
  const handedOver = readHandedOver();
  if (handedOver.length > 0) sessionStorage.removeItem(HANDOVER_ENTRY);
  for (const { kind, message, until } of handedOver) {
    const left = until - Date.now();
    if (left > 0) showToast(kind, message, left);
  }
}

function readHandedOver(): HandedOver[] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(HANDOVER_ENTRY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isHandedOver) : [];
  } catch {
    return [];
  }
}

function isHandedOver(entry: unknown): entry is HandedOver {
  if (typeof entry !== 'object' || entry === null) return false;
  const { kind, message, until } = entry as Record<string, unknown>;
  return Object.hasOwn(DEFAULT_DURATIONS, String(kind)) && typeof message === 'string' && typeof until === 'number';
}
