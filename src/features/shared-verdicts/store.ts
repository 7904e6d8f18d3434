import { atom } from 'nanostores';
import { query } from '../../client/queries.ts';
import { showToast } from '../../client/toast.ts';
import { listLinks, revokeLink, type Sharing } from './api.ts';
import { SHARE_TEXTS, SHARED_LINKS_TEXTS } from './texts.ts';

export type { Checkable } from './api.ts';

export const $links = query('shared-verdicts', listLinks);

/** The dialog is loaded when it is first needed: most results are never shared. */
export async function shareVerdict(sharing: Sharing): Promise<void> {
  try {
    const { openShareDialog } = await import('./views/open-share-dialog.tsx');
    openShareDialog(sharing);
  } catch {
    showToast('error', SHARE_TEXTS.notPrepared);
  }
}

/** The id of the link that is being revoked. */
export const $revoking = atom<string | null>(null);

/** @returns whether the link is gone */
export async function endLink(id: string): Promise<boolean> {
  if ($revoking.get() !== null) return false;
  $revoking.set(id);
  const gone = await revokeLink({ id });
  $revoking.set(null);
  showToast(gone ? 'success' : 'error', gone ? SHARED_LINKS_TEXTS.revoked : SHARED_LINKS_TEXTS.failed);
  if (gone) $links.revalidate();
  return gone;
}
