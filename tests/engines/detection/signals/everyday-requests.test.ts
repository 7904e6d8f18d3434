import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const SERVER = 'mx.alder.example';

function delivered(body: string, from: string, more: Partial<Email> = {}, context: Context = {}) {
  const [, name = '', address = from] = /^(.*) <(.*)>$/.exec(from) ?? [];
  const pass = `${SERVER}; dmarc=pass header.from=${address.split('@')[1]}`;
  return analyse(
    {
      subject: 'Note',
      body,
      from: { name, address },
      to: [{ name: '', address: 'ines@alder.example' }],
      headers: [{ name: 'Authentication-Results', value: pass }],
      attachments: [],
      ...more,
    },
    { authservId: SERVER, recipient: 'ines@alder.example', ownDomains: ['alder.example'], ...context },
  );
}

const idsOf = (...given: Parameters<typeof delivered>) => delivered(...given).signals.map(({ id }) => id);

describe('what people ask each other every day', () => {
  test('a colleague asks whether somebody is free', () => {
    const body = 'Hi Ines, are you free for a call this afternoon?';
    expect(idsOf(body, 'Tom Avery <tom@alder.example>')).not.toContain('availability-question');
    expect(rank(delivered(body, 'Tom Avery <tom@alder.example>').severity)).toBeLessThan(rank('Medium'));
    expect(idsOf(body, 'Tom Avery <tom.avery@gmail.com>')).toContain('availability-question');
  });

  test('a colleague whom nobody verified may be an impostor', () => {
    const headers = [{ name: 'Authentication-Results', value: `${SERVER}; dmarc=fail header.from=alder.example` }];
    expect(idsOf('Are you free for a call?', 'Tom Avery <tom@alder.example>', { headers })).toContain(
      'availability-question',
    );
  });

  test('a number for the driver continues nothing elsewhere', () => {
    const driver = 'Could you send me a mobile number so the driver can reach you at the gate on Thursday?';
    const task = 'I’m in a meeting and need a task done quickly. Send me your mobile number.';
    expect(idsOf(driver, 'Greta Holm <greta@holm-transport.example>')).not.toContain('other-channel-request');
    expect(idsOf(task, 'Greta Holm <greta@holm-transport.example>')).toContain('other-channel-request');
  });
});

describe('the code of a gift card', () => {
  test('is given by a shop', () => {
    const body =
      'Happy birthday! Here’s a gift card code for our shop: MOSS-4471-BDAY. Enter the code at checkout: https://moss.example/basket';
    expect(idsOf(body, 'Moss <hello@moss.example>')).not.toContain('gift-card-codes');
  });

  test('is wanted by a fraud, even with an example', () => {
    const body =
      'Buy three gift cards. Scratch them and send me the gift card code: it looks like XGHT-6578-KLMN. Send me a photo.';
    expect(idsOf(body, 'Tom Avery <tom.avery@gmail.com>')).toContain('gift-card-codes');
  });
});

describe('a changed account', () => {
  const CHANGE =
    'Our bank account has changed. Please use the new IBAN DE89370400440532013000 for all payments from now on.';
  const elsewhere = { replyTo: [{ name: '', address: 'pay@other-firm.example' }] };
  const PDF = new TextEncoder().encode('%PDF-1.4');
  const letter = {
    attachments: [{ filename: 'letter.pdf', mimeType: 'application/pdf', size: 8, content: PDF, text: CHANGE }],
  };
  const HOLM = 'Greta Holm <greta@holm.example>';

  testTable([
    ['in the text', CHANGE, elsewhere],
    ['in an attached file', 'Please see the attached letter.', { ...letter, ...elsewhere }],
    [
      'in an attached file, with a free mailbox',
      'Please see the attached letter.',
      { ...letter, replyTo: [{ name: '', address: 'holm.pay@gmail.com' }] },
    ],
  ])('is suspicious where replies go elsewhere: %s', (_, body, more) => {
    const { signals, severity, kind } = delivered(body, HOLM, more);
    expect(signals.map(({ id }) => id)).toContain('bank-change-answers-elsewhere');
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(kind).toBe('payment-fraud');
  });

  testTable([
    ['in the sender’s company', CHANGE, { replyTo: [{ name: '', address: 'billing@holm.example' }] }],
    ['through a list', CHANGE, { ...elsewhere, headers: [{ name: 'List-Id', value: '<suppliers.holm.example>' }] }],
    ['about something else', 'Your invoice is attached.', elsewhere],
  ])('has no replies elsewhere: %s', (_, body, more) => {
    expect(idsOf(body, HOLM, more)).not.toContain('bank-change-answers-elsewhere');
  });
});

describe('a domain with the name of the reader’s own organization', () => {
  const praise = (from: string) =>
    delivered('Your pay slip is ready.', from).signals.filter(({ tier }) => tier === 'mitigating');

  test('is not praised for fitting the sender’s name', () => {
    expect(praise('Alder HR <hr@alder-hr.example>')).toEqual([]);
    expect(praise('Alder Payroll <pay@payroll-alder.test>')).toEqual([]);
  });

  test('another company’s domain is', () => {
    expect(praise('Fernleaf <hello@fernleaf.example>').map(({ id }) => id)).toEqual(['sender-name-in-domain']);
  });
});
