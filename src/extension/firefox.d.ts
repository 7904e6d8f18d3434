/** Firefox has a sidebar in place of Chromium's side panel. */
declare const browser: {
  sidebarAction: { open(): Promise<void>; toggle(): Promise<void>; isOpen(window: object): Promise<boolean> };
};
