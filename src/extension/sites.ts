export interface MailSite {
  /** Also the name of its content script. */
  id: 'gmail' | 'outlook';
  name: string;
  matches: string[];
}

export const MAIL_SITES: readonly MailSite[] = [
  { id: 'gmail', name: 'Gmail', matches: ['https://mail.google.com/*'] },
  {
    id: 'outlook',
    name: 'Outlook on the web',
    matches: [
      'https://outlook.live.com/*',
      'https://outlook.office.com/*',
      'https://outlook.office365.com/*',
      'https://outlook.cloud.microsoft/*',
    ],
  },
];
