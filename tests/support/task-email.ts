import { makeMessage } from './make-message.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day on which what these emails ask for is due. */
export function dueDay(days = 10): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** A message of today that asks its reader for something, by a day that is to come. */
export function taskEmail(name: string, due = dueDay()): string {
  const day = new Date(`${due}T00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return makeMessage(
    {
      From: '"Jonas Lind" <jonas@northwind.example>',
      To: 'maren@example.com',
      Subject: `Figures ${name}`,
      Date: new Date().toUTCString().replace('GMT', '+0000'),
      'Message-Id': `<${name}@northwind.example>`,
    },
    `Hello,\r\n\r\nplease send me the final figures by ${day}.\r\n\r\nJonas`,
  );
}
