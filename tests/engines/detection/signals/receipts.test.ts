import { expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const passed = (domain: string) => [
  { name: 'Authentication-Results', value: `mx.example.net; dmarc=pass header.from=${domain}` },
];
const analysed = (body: string, more: Partial<Email> = {}, context: Context = {}) =>
  analyse(
    {
      subject: 'Notice',
      body,
      from: { name: 'Harborline', address: 'desk@harborline.example' },
      headers: passed('harborline.example'),
      attachments: [],
      ...more,
    },
    { authservId: 'mx.example.net', ...context },
  );
const has = (id: string, ...given: Parameters<typeof analysed>) =>
  analysed(...given).signals.some((one) => one.id === id);

testTable([
  'To cancel the charge, call us at +1 (888) 555-0142 within 24 hours.',
  'To cancel, book a call: +1 (888) 555-0142. Call us within 24 hours.',
  'To cancel your booking, call us at +1 (888) 555-0142.',
  'To cancel the charge, call +1 (888) 555-0142 and come back to us soon.',
  'To cancel your appointment, call us at +1 (888) 555-0142.',
  'PayPal lines: +1 402-935-2050, +1 888-221-1161, +1 855-812-4430. To cancel, call us at +1 (888) 555-0142.',
])('a number that cancels a charge is a lure: %s', (body) => {
  expect(has('callback-lure', `Your subscription was renewed for $399.99 today. ${body}`)).toBe(true);
});

testTable([
  'Your appointment with Dr Elm is on Monday. The total due is $40. To cancel your appointment, call us at +1 (212) 555-0142.',
  'Ihr Termin ist am Montag um neun. Rechnungsbetrag 40 €. Um den Termin zu stornieren, rufen Sie uns an: +49 30 5550142.',
  'Votre rendez-vous est lundi. Montant total : 40 €. Pour annuler le rendez-vous, appelez-nous au +33 1 55 50 01 42.',
])('one that cancels an appointment is none: %s', (body) => {
  expect(has('callback-lure', body)).toBe(false);
  expect(rank(analysed(body).severity)).toBeLessThan(rank('Medium'));
});

const RECEIPT = 'Thank you for your order at Harborline. Invoice number 2041, total 48.00 EUR. You paid with PayPal.';

test('the receipt of a shop that the mailbox knows may name the service that its customer paid with', () => {
  const body = `${RECEIPT} Questions about the order: +49 30 5550142.`;
  const contacts = [{ name: 'Harborline', address: 'desk@harborline.example' }];
  expect(has('brand-receipt-by-phone', body, {}, { contacts })).toBe(false);
  expect(has('brand-receipt-by-phone', body)).toBe(true);
});

test('a stranger’s number counts after any of the company’s own', () => {
  const own = 'PayPal: +1 402-935-2050, +1 888-221-1161, +1 855-812-4430.';
  const contacts = [{ name: 'Harborline', address: 'desk@harborline.example' }];
  const body = `Invoice number 2041 from PayPal, total 48.00 EUR. You paid today. ${own}`;
  expect(has('brand-receipt-by-phone', body, {}, { contacts })).toBe(false);
  expect(has('brand-receipt-by-phone', `${body} Or +49 30 5550142.`, {}, { contacts })).toBe(true);
});

test('PayPal’s own number is no lure', () => {
  const number = '+1 402-935-2050';
  const body = `You sent a payment of 48.00 EUR to Harborline. Invoice number 2041. If you did not authorize this payment, call PayPal customer service at ${number}.`;
  const paypal = { from: { name: 'PayPal', address: 'service@paypal.com' }, headers: passed('paypal.com') };
  expect(rank(analysed(body, paypal).severity)).toBeLessThan(rank('Medium'));
  expect(has('platform-callback', body, paypal)).toBe(false);
  expect(has('platform-callback', body.replace(number, '+1 888 555 0142'), paypal)).toBe(true);
});
