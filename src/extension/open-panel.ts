/** Browsers allow it only right after a click. */
export function openPanel(windowId: number = chrome.windows.WINDOW_ID_CURRENT): void {
  if (chrome.sidePanel) void chrome.sidePanel.open({ windowId });
  // Always in the window of the click.
  else void browser.sidebarAction.open();
}
