/** Opens the menu of narrow windows, and closes it when a link is chosen or the window has grown wide. */
export function openMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  document.querySelector('[data-menu-open]')?.addEventListener('click', () => menu?.showModal());
  menu?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.close();
  });
  matchMedia('(min-width: 64rem)').addEventListener('change', () => {
    if (!menu?.open) return;
    menu.close();
    // The button that had the focus is gone; the same links stand in the header.
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}
