import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { readMessage } from '../../../../src/engines/detection/mime/message.ts';

const email = (subject: string, body: string, more: Partial<Email> = {}): Email => ({ subject, body, ...more });
const idsIn = (given: Email) => analyse(given).signals.map(({ id }) => id);

describe('an account that can’t receive payments', () => {
  const demo = new URL('../../../../src/features/demo-provider/emails/supplier-bank-change.eml', import.meta.url);

  test('is not work for a money mule', async () => {
    const { kind, signals, actions } = analyse(await readMessage(readFileSync(demo)));
    expect(kind).toBe('payment-fraud');
    expect(signals.map(({ id }) => id)).not.toContain('money-mule');
    expect(actions.join(' ')).toMatch(/Don’t pay.*number you already had/);
  });

  test.each([
    'You will receive payments from our customers in your bank account and send them to our partners.',
    'Sie erhalten Zahlungen unserer Kunden auf Ihr eigenes Konto und behalten 5 %.',
    'Recibirá transferencias de clientes en su cuenta y las enviará.',
  ])('but this is: %s', (body) => {
    expect(idsIn(email('Part-time job', body))).toContain('money-mule');
  });

  test('and a company that is only paid itself has none', () => {
    expect(
      idsIn(email('Terms', 'We process your payments on the first of each month and email receipts.')),
    ).not.toContain('money-mule');
  });
});
