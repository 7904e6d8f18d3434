import { describe, expect, test } from 'vitest';
import type { Context, Email } from '../../../../src/engines/detection/index.ts';
import { authorOf } from '../../../../src/engines/detection/parse/author.ts';
import { parse } from '../../../../src/engines/detection/parse/parse.ts';
import { testTable } from '../../../support/test-table.ts';

const READER = { name: '', address: 'ines@harbour.example' };

function authorIn(name: string, address: string, more: Partial<Email> = {}, context: Context = {}) {
  const email = { subject: '', body: '', to: [READER], from: { name, address }, ...more };
  const author = authorOf(parse(email, context));
  return author && { name: author.name, address: author.address, service: author.platform.name };
}

const reply = (address: string): Partial<Email> => ({ replyTo: [{ name: '', address }] });

describe('the user of a service', () => {
  testTable([
    ['Ada Lovelace via Docusign', 'dse_NA4@docusign.net', 'Ada Lovelace'],
    ['Ada Lovelace über Docusign', 'dse@eumail.docusign.net', 'Ada Lovelace'],
    ['Ada Lovelace (via Google Drive)', 'drive-shares-dm-noreply@google.com', 'Ada Lovelace'],
    ['Ada Lovelace (a través de Google Docs)', 'comments-noreply@docs.google.com', 'Ada Lovelace'],
    ['Ada Lovelace in Teams', 'noreply@email.teams.microsoft.com', 'Ada Lovelace'],
    ['Ada Lovelace (Jira)', 'jira@alder.atlassian.net', 'Ada Lovelace'],
    ['Microsoft Invitations on behalf of Alder Lettings', 'invites@microsoft.com', 'Alder Lettings'],
    ['"Docusign Support" via Docusign', 'dse@docusign.net', 'Docusign Support'],
    ['Ada Lovelace', 'notifications@github.com', 'Ada Lovelace'],
  ])('is named as in “%s”', (name, address, author) => {
    expect(authorIn(name, address)?.name).toBe(author);
  });

  test('has the reply address', () => {
    expect(authorIn('Alder Trees', 'quickbooks@notification.intuit.com', reply('trees@alder.example'))).toEqual({
      name: 'Alder Trees',
      address: 'trees@alder.example',
      service: 'QuickBooks',
    });
  });

  test('may have a private mailbox of the service’s own company', () => {
    const author = authorIn('Ada (via Google Drive)', 'drive-shares-noreply@google.com', reply('ada@gmail.com'));
    expect(author?.address).toBe('ada@gmail.com');
  });

  test('is who wrote to a list before it changed the sender', () => {
    const headers = [{ name: 'X-Original-From', value: '"Ada" <ada@alder.example>' }];
    expect(authorIn('Ada via Elm', 'elm@googlegroups.com', { headers })?.address).toBe('ada@alder.example');
  });

  test('is behind a mailing service’s address', () => {
    expect(authorIn('Elm', 'info=elm.example@mail4.mcsv.net')?.address).toBe('info@elm.example');
  });

  test('is named in the text, where nothing else does', () => {
    const body = 'ines@harbour.example, Ada (ada@alder.example) has shared a folder with you.';
    expect(authorIn('Dropbox', 'no-reply@dropbox.com', { body })?.address).toBe('ada@alder.example');
  });

  test('ends the subject and begins the text of an invoice', () => {
    const author = authorIn('service@paypal.com', 'service@paypal.com', {
      subject: 'Invoice from Elm & Alder (0042)',
      body: 'Elm & Alder sent you an invoice for $240.00',
    });
    expect(author?.name).toBe('Elm & Alder');
  });

  testTable([
    ['Hello, Ines\nHere is your invoice\nElm & Alder sent you an invoice for $240.00'],
    ['PayPal\n\nHello,\n\nElm & Alder has sent you an invoice.'],
  ])('begins a line below the greeting: %j', (body) => {
    const subject = 'Invoice from Elm & Alder (0042)';
    expect(authorIn('service@paypal.com', 'service@paypal.com', { subject, body: body as string })?.name).toBe(
      'Elm & Alder',
    );
  });

  testTable([
    ['a title', 'Your payment to Elm & Alder', 'You sent $20.00.\nElm & Alder\nThank you.'],
    ['within a line', 'Your payment to Elm & Alder', 'You sent $20.00 to Elm & Alder today.'],
    [
      'far below',
      'Your payment to Elm & Alder',
      `You paid.\n${'It was on Monday.\n'.repeat(90)}Elm & Alder say thanks.`,
    ],
  ])('is not %s of the service’s own notice', (_, subject, body) => {
    const more = { subject: subject as string, body: body as string };
    expect(authorIn('service@paypal.com', 'service@paypal.com', more)).toBeNull();
  });

  test('may be unknown, where only users’ words are sent', () => {
    expect(authorIn('Airbnb', 'express@airbnb.com')).toEqual({ name: '', address: '', service: 'Airbnb' });
  });
});

describe('an email without such a user', () => {
  testTable([
    ['a company', 'Ada Lovelace via Docusign', 'ada@alder.example'],
    ['a service’s notice', 'Dropbox', 'no-reply@dropbox.com'],
    ['a team', 'The Canva Team', 'no-reply@canva.com'],
    ['somebody of the service', 'Ada from Canva', 'hello@canva.com'],
    ['a mailbox for other things', 'Google', 'no-reply@accounts.google.com'],
    ['a payment', 'PayPal', 'service@paypal.com'],
    ['a look-alike', 'Ada via Docusign', 'dse@docusign.net.alder.example'],
  ])('is from %s', (_, name, address) => {
    const body = 'You sent 4.00 to Elm. Signed in as ines@harbour.example. Write to help@elm.example.';
    expect(authorIn(name, address, { subject: 'You sent 4.00 to Elm', body })).toBeNull();
  });

  test('is forged in the service’s name', () => {
    const headers = [{ name: 'Authentication-Results', value: 'mx.harbour.example; dmarc=fail' }];
    const context = { authservId: 'mx.harbour.example' };
    expect(authorIn('Ada via Docusign', 'dse@docusign.net', { headers }, context)).toBeNull();
  });
});
