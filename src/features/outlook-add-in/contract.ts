export const ADD_IN_PATH = '/outlook-add-in';
export const MANIFEST_PATH = '/outlook-add-in/manifest.xml';

/** Microsoft allows Office.js from its own server only. The page's policy in src/server/headers.ts names the same origin. */
export const OFFICE_SCRIPT = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';

/** `WIDTH.png` in `/icons`: two for the list of add-ins, and three for the button. */
export const ADD_IN_ICONS = { list: 64, largeList: 128, button: [16, 32, 80] } as const;
