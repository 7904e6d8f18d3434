import { describe, expect, test } from 'vitest';
import { analyse, type Context } from '../../../../src/engines/detection/index.ts';
import { baitWordsIn } from '../../../../src/engines/detection/parse/name-relations.ts';
import { testTable } from '../../../support/test-table.ts';

describe('bait words in a domain', () => {
  testTable([
    ['secure-login-desk.example', null, ['secure', 'login', 'desk']],
    ['confirmar-cuenta.example', 'es', ['cuenta']],
    ['hesap-giris.example', 'tr', ['hesap', 'giris']],
    ['potvrzeni-uctu.example', 'cs', ['potvrzeni']],
    ['vahvista-tili.example', 'fi', ['vahvista', 'tili']],
    ['mein-passwort2.example', 'de', ['passwort']],
  ])('are known in the language of the email: %s in %s', (domain, language, words) => {
    expect(baitWordsIn(domain as string, language as never)).toEqual(words);
  });

  testTable([
    ['a company’s trade and place', 'apk-keuring-utrecht.example', 'nl'],
    ['a company’s name and trade', 'silva-confirma.example', 'pt'],
    ['an office', 'kontor-hamburg.example', 'de'],
    ['an accountant', 'biuro-rachunkowe-nowak.example', 'pl'],
    ['one word', 'bestaetigung.example', 'de'],
    ['words that ask for nothing', 'guten-tag.example', 'de'],
    ['a language that is not known', 'potvrzeni-uctu.example', null],
  ])('are not %s', (_, domain, language) => {
    expect(baitWordsIn(domain as string, language as never)).toEqual([]);
  });

  test('are no reason where a colleague or a contact names the site', () => {
    const email = {
      subject: 'Timesheets',
      body: 'Hi Ines, please log in to https://hours-pay.example and add your hours by Friday. Thank you. Tom',
      from: { name: 'Tom Avery', address: 'tom@harbour.example' },
      headers: [
        { name: 'Authentication-Results', value: 'mx.harbour.example; dmarc=pass header.from=harbour.example' },
      ],
    };
    const ids = (context: Context) =>
      analyse(email, { authservId: 'mx.harbour.example', ...context }).signals.map(({ id }) => id);
    expect(ids({})).toContain('link-bait-domain');
    expect(ids({ ownDomains: ['harbour.example'] })).not.toContain('link-bait-domain');
    expect(ids({ contacts: [email.from] })).not.toContain('link-bait-domain');
    const forged = email.headers.map(({ name, value }) => ({ name, value: value.replace('pass', 'fail') }));
    const { signals } = analyse(
      { ...email, headers: forged },
      { authservId: 'mx.harbour.example', contacts: [email.from] },
    );
    expect(signals.map(({ id }) => id)).toContain('link-bait-domain');
  });

  test('are named in the reason', () => {
    const { signals } = analyse({
      subject: 'Účet',
      body: 'Dobrý den, prosím potvrďte svůj účet do pátku na adrese https://potvrzeni-uctu.example/a. Děkujeme za spolupráci.',
      from: { name: 'Oznámení', address: 'info@oznameni.example' },
      headers: [],
    });
    expect(signals.find(({ id }) => id === 'link-bait-domain')?.sentence).toBe(
      'A link’s domain is built around the word “potvrzeni”.',
    );
  });
});
