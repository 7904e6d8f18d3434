/** Opens a dialog. The scrollbar of the page behind it disappears, and base.css keeps its width free. */
export function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  // Another open dialog has already hidden the scrollbar.
  if (!document.querySelector('dialog:modal'))
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
  dialog.showModal();
}
