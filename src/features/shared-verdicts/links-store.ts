import { atom } from 'nanostores';
import { query } from '../../client/queries.ts';
import { showToast } from '../../client/toast.ts';
import { listLinks, revokeLink } from './api.ts';
import type { LinkAnswer } from './contract.ts';
import { SHARED_LINKS_TEXTS } from './links-texts.ts';

export const $links = query('shared-verdicts', listLinks);

/** The id of the link that is being revoked in the list. */
export const $revoking = atom<string | null>(null);

/** @returns whether the link is gone */
export async function endLink(link: Pick<LinkAnswer, 'id' | 'receipt'>): Promise<boolean> {
  const gone = await revokeLink(link);
  if (!gone) return false;
  const { forgetLink } = await import('./made-links.ts');
  forgetLink(link.id);
  if (link.receipt === null) $links.revalidate();
  return true;
}

/** One of the list. @returns whether it is gone */
export async function endListed(id: string): Promise<boolean> {
  if ($revoking.get() !== null) return false;
  $revoking.set(id);
  const gone = await endLink({ id, receipt: null });
  $revoking.set(null);
  showToast(gone ? 'success' : 'error', gone ? SHARED_LINKS_TEXTS.revoked : SHARED_LINKS_TEXTS.failed);
  return gone;
}
