import { atom } from 'nanostores';
import { site } from '../../../content/site.ts';

/** Which view is shown, as the tab says it. */
export const $title = atom('Dashboard');

/** With the number of unread alerts first, where a narrow tab shows it. */
export function documentTitle(title: string, unread: number): string {
  return `${unread > 0 ? `(${unread}) ` : ''}${title} · ${site.name}`;
}
