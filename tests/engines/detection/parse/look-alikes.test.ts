import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { readWords } from '../../../../src/engines/detection/parse/look-alikes.ts';
import { testTable } from '../../../support/test-table.ts';

const norms = (text: string) => readWords(text, false).map(({ norm }) => norm);
const disguised = (text: string) => readWords(text, false).filter(({ disguise }) => disguise !== undefined);

describe('a word is read as it looks', () => {
  testTable([
    ['a capital I for an l', 'PayPaI account is Iimited', 'paypal account is limited'],
    ['several of them', 'biIIing detaiIs, wiII faiI', 'billing details will fail'],
    ['a true capital I beside a false one', 'ImmediateIy', 'immediately'],
    ['one after a capital', 'PIease SeIect', 'please select'],
    ['a short word beside others', 'PIease Iog in', 'please log in'],
    ['a small l for a capital I', 'lnvoice from lnstagram', 'invoice from instagram'],
    ['one among capitals', 'lMPORTANT: VERlFY', 'important verify'],
    ['an l before a German noun', 'lhr Konto', 'ihr konto'],
    ['a German verb', 'Bitte meIden', 'bitte melden'],
    ['digits', 'Y0ur acc0unt is l1mited', 'your account is limited'],
    ['digits at the start', '0rder 1nvoice', 'order invoice'],
    ['a digit at the end', 'emai1 to PayPa1 and Wells Farg0', 'email to paypal and wells fargo'],
    ['digits beside accents', 'confirmaci0n Überwe1sung', 'confirmacion uberweisung'],
    ['digits among capitals', 'AMAZ0N ACC0UNT', 'amazon account'],
  ])('%s', (_, text, read) => {
    expect(norms(text).join(' ')).toBe(read);
  });

  test('and keeps its place', () => {
    const [, word] = readWords('Your acc0unt', false);
    expect(word).toMatchObject({ norm: 'account', start: 5, end: 12, disguise: 'look-alike-characters' });
  });
});

describe('what is meant as it is written stays so', () => {
  testTable([
    ['names of companies', 'OpenAI LinkedIn WiFi iPhone13 3Com 1Password G4S O2'],
    ['names of people', 'Ian Iain Ioan Ioana Iona McIntosh DiIorio Ieva Iulia'],
    ['technical terms', 'MP3 B2B h264 i18n a11y log4j k8s x86 W3C IPv4 UTF8 sun4u open3d LOG4CPP'],
    ['plurals of abbreviations', 'APIs KPIs AIs UIs'],
    ['abbreviations', 'lts lst lng ldap ltd lbs llc lvl'],
    ['an airport', 'lhr to jfk, lhr London'],
    ['ordinals', '1st 2nd 3rd 4th 1er 5ton'],
    ['numbered things', 'page1 beta1 gamma1 Bolu50 step5 account1 photo5 chapter3'],
    ['numbers of parts and orders', 'B00K-5521 C0DE:99 #L0AN 7-ACC0UNT'],
    ['codes and hashes', 'a3f5c0de91 9b74c9897bac 7hX0pQ1'],
    ['words of addresses', 'https://paypa1.example/acc0unt l0gin@alder.example paypa1-desk.example xn--l1agf.xn--p1ai'],
    ['capitals only', 'ALL WILL VISIT III HAWAII'],
    ['words of other languages', 'lhe lhota ljubav lžíce'],
  ])('%s', (_, text) => {
    expect(disguised(text)).toEqual([]);
  });
});

describe('a disguise is a reason', () => {
  const found = (email: { subject?: string; body?: string; name?: string }) =>
    analyse({
      subject: email.subject ?? 'News',
      body: email.body ?? 'See you on Friday.',
      from: { name: email.name ?? 'Ada', address: 'ada@alder.example' },
    }).signals.map(({ id }) => id);

  test('with two words, or one that is a company’s name', () => {
    expect(found({ body: 'My acc0unt of the walk, and a P0st' })).toContain('look-alike-characters');
    expect(found({ subject: 'Micr0soft' })).toContain('look-alike-characters');
    expect(found({ body: 'My acc0unt of the walk' })).not.toContain('look-alike-characters');
  });

  test('but not where the name is quoted in a warning', () => {
    expect(found({ body: 'Look out for “PayPaI” and similar.' })).not.toContain('look-alike-characters');
  });

  test('in a sender’s name', () => {
    expect(found({ name: 'PayPa1' })).toContain('disguised-sender-name');
    expect(found({ name: 'Kundenservice lhre Bank' })).toContain('disguised-sender-name');
    for (const name of ['S0cial Club', 'lts Support', 'Ian Hale', 'OpenAI']) {
      expect(found({ name })).not.toContain('disguised-sender-name');
    }
  });

  test('what it says is judged as if it were written plainly', () => {
    const body = (text: string) => `${text} https://secure-check.example/login`;
    const plain = analyse({ subject: 'Notice', body: body('Your account is limited. Please verify your details.') });
    const hidden = analyse({ subject: 'Notice', body: body('Y0ur acc0unt is Iimited. PIease v3rify y0ur detai1s.') });
    const ids = hidden.signals.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(plain.signals.map(({ id }) => id)));
    expect(ids).toContain('look-alike-characters');
  });
});
