import { site } from '../content/site.ts';

export const MANIFEST_TEXTS = {
  description: 'See who really sent an email, where its links go and what it asks of you. Analysed in your browser.',
  thunderbird: 'See who really sent an email, where its links go and what it asks of you. Analysed on your computer.',
  button: `Check this email with ${site.name}`,
} as const;

export const MENU_TEXTS = {
  checkSelection: `Check the selected email with ${site.name}`,
} as const;

export const PANEL_TEXTS = {
  failed: 'Something went wrong. Close this panel and open it again. Your email is unchanged.',
  options: 'Options',
  looking: 'Looking for an open email…',
  partial: 'Opened without its headers or the contents of its attachments.',
  privacy: `${site.name} analyses emails in your browser. Nothing leaves it until you press a button that says so.`,
} as const;

export const PERMISSION_TEXTS = {
  asking: 'Your browser is asking for your permission. Answer there to continue.',
} as const;

export const NO_EMAIL_TEXTS = {
  none: 'Open an email to check it here.',
  unreadable: 'We couldn’t read the email on this page.',
  unreadableWhy: 'The mail site may have changed its layout. Until the extension is updated, you can:',
  unreadableSteps: [
    'select the email’s text and choose “Check the selected email” from the context menu',
    'paste its text or drop a saved email (.eml) below',
  ],
  off: 'No email found on this page.',
  offSteps: [
    'Using Gmail or Outlook? Turn on your mail site under Options.',
    'On any other page, select an email’s text and choose “Check the selected email” from the context menu.',
    'Or paste its text or drop a saved email (.eml) below.',
  ],
} as const;

export const SEND_TEXTS = {
  section: 'Report or open this email',
  report: 'Report incorrect analysis',
  reporting: 'Opening the report…',
  reportHint: (host: string) => `Opens ${host} with this email in the form. It’s sent when you press Submit there.`,
  open: `Open in ${site.name}`,
  opening: 'Opening…',
  openHint: (host: string) =>
    `Logged-in users only. Opens this email on ${host}. It’s sent when you press Analyse there.`,
  openFromPageHint: (host: string) =>
    `Logged-in users only. Gets the whole email from your mail site if possible and opens it on ${host}. It’s sent when you press Analyse there.`,
  tooLongToReport: 'This email is too long to report.',
  anotherReport: 'Another report is open. Send it or discard it first.',
  tooLongToOpen: 'This email is too long to open this way. Save it, then open the file on the site.',
} as const;

export const PENDING_REPORT_TEXTS = {
  open: 'A report is open in another tab.',
  deletedOnArrival: 'Its email is stored here until the report arrives or you close that tab.',
  deletedByHand: 'Its email is stored here. After you send the report, discard it here or close that tab.',
  reopen: 'Reopen report',
  discard: 'Discard report',
} as const;

export const OTHER_EMAIL_TEXTS = {
  summary: 'Check another email',
  file: 'Saved email',
  fileHint: 'Choose or drop an .eml file of up to 25 MB.',
  text: 'Email text or source',
  textHint: 'Paste the full source for a deeper check.',
  check: 'Check text',
  empty: 'Enter the text to check.',
  tooLarge: 'This file is too large. The limit is 25 MB.',
  unreadable: 'We couldn’t read this file.',
  outlookFile: 'This is an Outlook file (.msg). In Outlook, save the email as .eml instead.',
  notAnEmail: 'This isn’t a saved email. Save the email as .eml, or its source as a text file.',
} as const;

export const MARK_TEXTS = {
  words: { dangerous: 'Dangerous', suspicious: 'Suspicious' },
  label: (warning: 'dangerous' | 'suspicious') => `${site.name}: ${warning}`,
} as const;

export const OPTIONS_TEXTS = {
  title: 'Options',
  failed: 'Something went wrong on this page. Please reload it.',
  mailSites: 'Mail sites',
  mailSitesHint: `Turn on the mail sites you use. Your browser then asks whether ${site.name} may read them. Emails you open there are analysed in the side panel, in this browser. Nothing is sent anywhere.`,
  openPanelHint: `Then open an email, and open the panel with the ${site.name} button next to the address bar or the one below.`,
  openPanel: 'Open panel',
  marks: 'Mark dangerous and suspicious emails in the message list',
  marksHint:
    'Emails you open beside the panel are marked afterwards. The extension stores their verdicts under hashed ids, up to 500, on this computer only.',
  forget: 'Forget marks',
  forgotten: 'Marks forgotten.',
  origin: `${site.name} address`,
  originHint: 'Reports, and emails you open there, go to this address only.',
  originInvalid: 'Enter an address that starts with https:// or http://localhost.',
  save: 'Save',
  saved: 'Saved.',
  siteAccess: 'Let this site tell the extension when a report arrives, so its email can be deleted here',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;
