import { $monitor } from '../scanning/store.ts';

/** The number of unread alerts on the icon of the installed app. @returns stops it */
export function showUnreadOnIcon(): () => void {
  let shown: number | undefined;
  return $monitor.subscribe(({ data }) => {
    if (!data || data.unread === shown) return;
    shown = data.unread;
    // 0 removes the badge. Not every browser has badges, and some refuse them to pages that are not installed.
    navigator.setAppBadge?.(shown).catch(() => undefined);
  });
}
