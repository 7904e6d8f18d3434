import { showToast } from '../../client/toast.ts';
import type { Checkable, Sharing } from './api.ts';
import { SHARE_TEXTS } from './texts.ts';

export type { Checkable } from './api.ts';

/** The text or file itself; nothing of a stored scan. */
export const sourceOf = (what: Checkable): string | Blob =>
  'source' in what ? what.source : 'Body' in what ? what.Body : '';

/**
 * The dialog is loaded when it is first needed: most results are never shared.
 * @returns whether it opened; the landing page shows no toasts
 */
export async function shareVerdict(sharing: Sharing): Promise<boolean> {
  try {
    const { openShareDialog } = await import('./views/open-share-dialog.tsx');
    openShareDialog(sharing);
    return true;
  } catch {
    showToast('error', SHARE_TEXTS.notPrepared);
    return false;
  }
}
