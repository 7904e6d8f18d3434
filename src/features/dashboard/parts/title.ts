import { atom } from 'nanostores';
import { site } from '../../../content/site.ts';
import { DASHBOARD_TEXTS } from '../texts.ts';

export const $title = atom<string>(DASHBOARD_TEXTS.title);

/** The number of unread alerts comes first, where a narrow tab shows it. */
export function documentTitle(title: string, unread: number): string {
  return `${unread > 0 ? `(${unread}) ` : ''}${title} · ${site.name}`;
}
