/** Opens the mobile menu. It closes when a link is chosen or the window grows wide. */
export function openMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  document.querySelector('[data-menu-open]')?.addEventListener('click', () => menu?.showModal());
  menu?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.close();
  });
  matchMedia('(min-width: 64rem)').addEventListener('change', () => {
    if (!menu?.open) return;
    menu.close();
    // The menu button is hidden now, so the focus goes to the header.
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}
