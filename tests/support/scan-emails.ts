import { makeMessage } from './make-message.ts';

/** A message that everybody would warn of. */
export function fraud(name: string, headers: Record<string, string> = {}): string {
  return makeMessage(
    {
      From: '"PayPal Security" <alert@paypa1-secure.example>',
      To: 'maren@example.com',
      Subject: `Your account is suspended ${name}`,
      'Message-Id': `<${name}@paypa1-secure.example>`,
      ...headers,
    },
    [
      'Dear customer,',
      'we noticed unusual activity. Your PayPal account has been suspended and will be closed within 24 hours.',
      'Verify your password and card number now: http://paypal.com.account-verify.example/login',
      'PayPal Security Team',
    ].join('\r\n'),
  );
}

/** A message that nobody would warn of. */
export function harmless(name: string, headers: Record<string, string> = {}): string {
  return makeMessage(
    {
      From: '"Jonas Lind" <jonas@northwind.example>',
      To: 'maren@example.com',
      Subject: `Lunch ${name}`,
      Date: 'Fri, 20 Nov 2026 12:10:00 +0100',
      'Message-Id': `<${name}@northwind.example>`,
      ...headers,
    },
    'Hello Maren,\r\n\r\nthe soup place at the corner has opened again. Shall we go there on Thursday?\r\n\r\nJonas',
  );
}
