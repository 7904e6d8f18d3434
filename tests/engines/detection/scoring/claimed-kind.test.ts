import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { NAMED_KINDS, type NamedKind } from '../../../../src/engines/detection/model/model.ts';
import { kindOf } from '../../../../src/engines/detection/scoring/kind.ts';
import { SIGNAL_RULES } from '../../../../src/engines/detection/signals/rules.ts';
import { testTable } from '../../../support/test-table.ts';

const rules = (...ids: string[]) => SIGNAL_RULES.filter(({ id }) => ids.includes(id));
const wording = (more: Partial<Record<NamedKind, number>> = {}) =>
  ({ ...Object.fromEntries(NAMED_KINDS.map((kind) => [kind, 0])), ...more }) as Record<NamedKind, number>;
const from = (name: string, address: string) => ({ from: { name, address }, headers: [] });
const kindOfEmail = (subject: string, body: string, more: Partial<Email> = {}) =>
  analyse({ subject, body, ...more }).kind;

describe('a kind is claimed', () => {
  testTable<[string, NamedKind]>([
    ['recovery-words-request', 'crypto-scam'],
    ['callback-lure', 'callback-scam'],
    ['attachment-macros', 'malware'],
    ['advance-fee', 'advance-fee'],
    ['extortion', 'extortion'],
    ['prize-lure', 'prize-scam'],
  ])('where %s names the act', (id, kind) => {
    expect(kindOf(rules(id), wording())).toBe(kind);
  });

  testTable([
    'brand-in-sender-name',
    'claimed-sender-without-its-links',
    'sender-look-alike',
    'crypto-lure',
    'wallet-address',
    'small-fee',
    'invoice-lure',
    'open-attachment-request',
    'hard-sell',
    'fake-thread',
  ])('not where only %s fits it', (id) => {
    expect(kindOf(rules(id), wording())).toBe('suspicious');
  });

  test('where the wording sets it apart, and not where another is close', () => {
    expect(kindOf([], wording({ extortion: 2 }))).toBe('extortion');
    expect(kindOf([], wording({ extortion: 2, unwanted: 1.5 }))).toBe('suspicious');
  });

  test('whatever company an email names: what it asks says more than whom it imitates', () => {
    const all = rules('brand-in-sender-name', 'sender-look-alike', 'link-look-alike', 'recovery-words-request');
    expect(kindOf(all, wording({ 'credential-phishing': 2, 'crypto-scam': 1 }))).toBe('crypto-scam');
  });

  test('but not as harmless advertising where something else is named, or the sender pretends to be another', () => {
    const advertised = wording({ unwanted: 3 });
    expect(kindOf(rules('hard-sell'), advertised)).toBe('unwanted');
    expect(kindOf(rules('hard-sell', 'prize-lure'), advertised)).toBe('suspicious');
    expect(kindOf(rules('hard-sell', 'brand-in-sender-name'), advertised)).toBe('suspicious');
  });

  test('where two kinds are one act in two guises', () => {
    expect(kindOf(rules('windfall-lure'), wording({ 'advance-fee': 0.1 }))).toBe('advance-fee');
  });

  test('where a conversation is taken over to change an account: both are one act', () => {
    const kind = kindOf(rules('bank-change-in-thread'), wording({ 'payment-fraud': 6, 'conversation-hijack': 0 }));
    expect(['payment-fraud', 'conversation-hijack']).toContain(kind);
  });
});

describe('the kind of an email', () => {
  testTable<[string, string, string, readonly string[]]>([
    [
      'an airdrop in a company’s name',
      'NFT gratis',
      'Tu cartera ha sido seleccionada para recibir un NFT exclusivo. Conecta tu billetera para reclamarlo antes de 24 horas: https://mint-eventos.example/reclamar',
      ['crypto-scam', 'suspicious'],
    ],
    [
      'an inheritance in a wallet',
      'My last wish',
      'I am a widow and dying. My late husband left USD 8.4 million, kept as bitcoin in a wallet. I want you to receive this fund. Reply with your full name, address and phone number.',
      ['advance-fee'],
    ],
    [
      'copied watches paid in bitcoin',
      'Watches from $149',
      'Luxury replica watches. You know you want one. Nobody will notice! Pay by card or Bitcoin and get 20% off. Offer ends in 24 hours. http://tick.example/shop',
      ['unwanted', 'suspicious'],
    ],
    [
      'a lonely stranger',
      'hello stranger',
      'I found your profile and I just had to write. I am a lonely woman of 34, honest and kind, and I am looking for a serious relationship. I work as a nurse. Can we get to know each other? Write me and I will send you my photos.',
      ['advance-fee', 'suspicious'],
    ],
  ])('%s', (_, subject, body, kinds) => {
    const { kind } = analyse({ subject, body, ...from('OpenSea', 'x@mint-eventos.example') });
    expect(kinds).toContain(kind);
  });

  test('a picture in a company’s name only pretends to be from it', () => {
    const html = '<a href="https://bright-lane.example/c/9"><img src="https://bright-lane.example/i.jpg"></a>';
    const email = { subject: 'Your Costco reward is waiting', body: '', html };
    const { kind, conclusion, actions } = analyse({ ...email, ...from('Costco', 'news@bright-lane.example') });
    expect(kind).toBe('suspicious');
    expect(conclusion).toMatch(/pretends? to be from someone/);
    expect(actions.join(' ')).not.toContain('password');
  });

  test('that is in a language that was not learned is told by signals alone', () => {
    const body = 'Nimekurekodi kwa kamera yako na nitatuma video kwa watu wote unaowajua kesho asubuhi mapema sana.';
    expect(['suspicious', 'none', 'unknown']).toContain(kindOfEmail('Onyo', body));
  });
});

describe('advertising is spam, however little its wording adds,', () => {
  testTable<[string, string, string]>([
    [
      'mary5571@yahoo.com',
      'Your website',
      'We offer bulk email to one million addresses from $200. You just give us the ad and we do all the mailing. Reply for our price list.',
    ],
    [
      'april@tick-tock.example',
      'Replica watches',
      'Every famous watch, made to look exactly like the real one, from $149. Visit our shop: http://tick-tock.example',
    ],
  ])('from %s: %s', (address, subject, body) => {
    expect(analyse({ subject, body, ...from('Curb Time', address) }).category).toBe('spam');
  });

  test('where no signal fits it', () => {
    const body =
      'Every famous watch, made to look like the real one, from $149. Visit our shop: http://tick-tock.example';
    expect(kindOfEmail('Replica watches', body, from('Curb Time', 'april@wireless-suite.example'))).toBe('unwanted');
  });

  test('but not where a link deceives or the sender poses as a company', () => {
    const body = 'Half price on every watch this week only. Order today at our shop and get a second one free.';
    const html = `<p>${body}</p><a href="https://bright-lane.example/c">https://www.costco.com/watches</a>`;
    const { kind, category } = analyse({ subject: 'Watches', body, html, ...from('Costco', 'x@bright-lane.example') });
    expect({ kind, category }).toEqual({ kind: 'suspicious', category: 'phishing' });
  });
});

describe('the wording is said to resemble', () => {
  testTable<[string, string, RegExp]>([
    [
      'what it resembles',
      'I am Barrister James Cole. My late client left 18.5 million dollars and you bear his name. Reply with your full name and telephone number so that the fund can be moved to your account.',
      /resembles advance-fee fraud/,
    ],
    [
      'spam',
      'I was on your website. We are an SEO company and offer SEO packages, link building, backlinks and guest posts on page one of Google at affordable prices. Can I send you a quote and price list?',
      /resembles spam/,
    ],
  ])('%s', (_, body, sentence) => {
    const { signals } = analyse({ subject: 'Hello', body });
    expect(signals.find(({ id }) => id === 'wording')?.sentence).toMatch(sentence);
  });
});

test('a quoted exchange without headers is not called made up', () => {
  const body =
    'Hi, just following up on my email below.\n\nFrom: Lea <lea@studio.example>\nSent: Monday, November 2, 2026\nTo: you\nSubject: your website\n\nHi, we redesign websites.';
  const { signals } = analyse({ subject: 'Re: your website', body, headers: [] });
  const found = signals.find(({ id }) => id === 'fake-thread');
  expect(found?.sentence).toContain('can’t confirm');
  expect(`${found?.title} ${found?.sentence}`).not.toMatch(/fake|forged|made.up/i);
});
