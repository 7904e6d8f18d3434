import type { Scenario } from '../seed.ts';

export const passwordExpiry: Scenario = {
  id: 'password-expiry',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your password expires on {date}',
      opening: ['The password of your {own} account is 90 days old and will expire on {date}.'],
      benign: {
        ask: [
          'You will be asked for a new one the next time you sign in to your computer. Nothing else is needed, and we will never ask you for the old one by mail. How long a password has to be is written down on the intranet.',
        ],
        link: 'Password rules',
      },
      malicious: {
        ask: [
          'To keep using the old one, confirm it on the page below before that day. Accounts that are not confirmed in time are closed, and messages that arrive meanwhile are deleted. Have your present password at hand.',
        ],
        link: 'Keep my password',
      },
      closing: ['[The service desk can be reached|You can reach the service desk] under {phone} until {time}.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'passwort läuft ab - {own}',
      opening: ['hallo zusammen, kurzer hinweis weil gestern wieder einige gefragt haben:'],
      benign: {
        ask: [
          'am {date} laufen die passwörter aus. windows meldet sich da von selbst, einfach dann ein neues vergeben. bitte nicht vorher irgendwo eintragen und auch niemandem schicken, wir brauchen eures nicht.',
        ],
      },
      malicious: {
        ask: [
          'am {date} laufen die passwörter aus. wer seins behalten will, antwortet einfach kurz auf diese mail mit benutzername und passwort, dann trage ich das von hand ein und ihr müsst gar nichts machen.',
        ],
      },
      closing: ['bei fragen meldet euch, bin bis {time} da'],
    },
  ],
};
