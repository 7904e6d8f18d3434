import { atom } from 'nanostores';
import { query } from '../../client/queries.ts';
import { showToast } from '../../client/toast.ts';
import { listLinks, revokeLink } from './api.ts';
import { SHARED_LINKS_TEXTS } from './texts.ts';

export const $links = query('shared-verdicts', listLinks);

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
