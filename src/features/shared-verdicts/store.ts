import { showToast } from '../../client/toast.ts';
import type { Sharing } from './api.ts';
import { SHARE_TEXTS } from './texts.ts';

export type { Checkable } from './api.ts';

/** The dialog is loaded when it is first needed: most results are never shared. */
export async function shareVerdict(sharing: Sharing): Promise<void> {
  try {
    const { openShareDialog } = await import('./views/open-share-dialog.tsx');
    openShareDialog(sharing);
  } catch {
    showToast('error', SHARE_TEXTS.notPrepared);
  }
}
