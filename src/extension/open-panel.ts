/** Opens the panel beside the pages of a window: on a click only, and before anything that takes time. */
export function openPanel(windowId: number = chrome.windows.WINDOW_ID_CURRENT): void {
  if (chrome.sidePanel) void chrome.sidePanel.open({ windowId });
  // It knows no other window than the one of the click.
  else void browser.sidebarAction.open();
}
