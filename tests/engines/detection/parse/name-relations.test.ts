import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { nameRelationsOf } from '../../../../src/engines/detection/parse/name-relations.ts';
import { parse } from '../../../../src/engines/detection/parse/parse.ts';
import { testTable } from '../../../support/test-table.ts';

const of = (name: string, address: string, body = 'Your parcel waits.') =>
  nameRelationsOf(parse({ subject: 'News', body, from: { name, address } }, {}, []));

describe('the sender’s domain compared with names in an email', () => {
  testTable([
    ['its own name', 'Harborline', 'info@harborline.example', 'sender'],
    ['a name of two words', 'Alder Supplies', 'info@aldersupplies.example', 'sender'],
    ['a subdomain of its own', 'Harborline', 'info@mail.harborline.example', 'sender'],
    ['a misspelt name', 'Harborline', 'info@harborlime.example', 'misspelt'],
    ['a name and a word that asks', 'Harborline', 'info@harborline-login.example', 'extended'],
    ['both in one word', 'Harborline', 'info@secureharborline.example', 'extended'],
    ['a name and a place', 'Harborline', 'info@harborline-bremen.example', 'unsaid'],
    ['a name and a trade', 'Smeets Fietsenmaker', 'info@smeetsfietsen.example', 'unsaid'],
    ['all words of the name, without a title', 'Praxis Dr. Lindner', 'info@praxis-lindner.example', 'sender'],
    ['umlauts written out', 'Kartenbüro Müller', 'info@kartenbuero-mueller.example', 'sender'],
    ['a name that goes on', 'Liceo Galilei', 'info@liceogalileivr.example', 'unsaid'],
    ['a role instead of a name', 'Helpdesk', 'x@helpdesk.example', 'unsaid'],
    ['another name', 'Harborline', 'info@lanternbay.example', 'foreign'],
    ['a department and its mailbox', 'Finance Department', 'x@lanternbay.example', 'unsaid'],
    ['a department in Polish', 'Dział IT', 'pomoc@lanternbay.example', 'unsaid'],
    ['a department of somebody', 'Harborline Finance Department', 'x@lanternbay.example', 'foreign'],
    ['initials of some of its words', 'Comité Vecinal de Higiene y Aseo', 'cvh@lanternbay.example', 'unsaid'],
    ['another word', 'Harborline', 'info@harborpine.example', 'unsaid'],
    ['an address with a page', 'Lantern', 'x@https://lantern.example/a', 'sender'],
    ['a provider’s, with his own mailbox', 'Ada Marsh', 'a.marsh@lanternbay.example', 'unsaid'],
    ['a provider’s, of nobody named', '', 'a.marsh@lanternbay.example', 'unsaid'],
    ['a mailbox for everybody', 'Harborline', 'harborline@gmail.com', 'freemail'],
    ['no domain', 'Harborline', 'undisclosed', 'none'],
  ])('%s', (_, name, address, relation) => {
    expect(of(name, address).from).toBe(relation);
  });

  test('a name in the email', () => {
    expect(of('Ada Marsh', 'ada@harborline.example', 'Regards, Ada Marsh, Harborline').from).toBe('said');
    expect(of('Ada Marsh', 'ada@harborlime.example', 'Regards, Ada Marsh, Harborline').from).toBe('misspelt');
  });

  testTable([
    ['words that only follow each other', 'The Alder Mill Guide is out.', 'aldermills', 'unsaid'],
    ['one letter of them', 'The Alder Mill Guide is out.', 'aldermil1', 'misspelt'],
    ['another ending', 'Bitcoinjs has a release.', 'bitcoinops', 'unsaid'],
    ['two letters of one word', 'Harborline has a release.', 'herborlime', 'misspelt'],
  ])('a domain like %s', (_, body, label, relation) => {
    expect(of('Jo', `jo@${label}.example`, body).from).toBe(relation);
  });

  test('a mailbox that the email has in capitals is still another name, for anyone can write it', () => {
    expect(of('Harborline', 'desk@lanternbay.example', 'Write to the DESK.').from).toBe('foreign');
  });

  test('a word is no name, and neither is the domain itself', () => {
    expect(of('Ada Marsh', 'ada@stories.example', 'We read some stores.').from).toBe('unsaid');
    expect(of('Ada Marsh', 'ada@harborline.example', 'Write to ada@harborline.example').from).toBe('unsaid');
  });
});

describe('where links lead', () => {
  testTable([
    ['the sender’s domain', 'https://www.harborline.example/a', 'same'],
    ['the name with something added', 'https://harborline-login.example/a', 'extended'],
    ['elsewhere', 'https://lanternbay.example/a', 'named'],
    ['nowhere', 'no link', 'none'],
  ])('%s', (_, link, relation) => {
    expect(of('Harborline', 'info@harborline.example', `Look here: ${link}`).link).toBe(relation);
  });

  testTable([
    ['elsewhere, behind words', '<a href="https://lanternbay.example/a">the minutes</a>', 'unsaid'],
    ['where the text says', '<a href="https://lanternbay.example/a">the minutes</a> of lanternbay.example', 'named'],
    [
      'where another link says',
      '<a href="https://a.lanternbay.example/">Open</a> https://www.lanternbay.example',
      'named',
    ],
    ['a word that is no name', 'Ihre Post. <a href="https://www.dhl.de/x">Hier</a>', 'unsaid'],
    ['a short name and more', 'Ihre DHL. <a href="https://www.dhl-paket.example/x">Hier</a>', 'unsaid'],
    ['a free host’s customer', 'Ihre DHL. <a href="https://dhl-x.pages.dev/">Hier</a>', 'unsaid'],
    ['a help desk’s customer', 'Your Zendesk ticket. <a href="https://acme.zendesk.com/t">Open</a>', 'unsaid'],
    ['a wiki’s customer', 'Your Atlassian page. <a href="https://acme.atlassian.net/t">Open</a>', 'unsaid'],
    ['the wiki itself', 'Your Atlassian page. <a href="https://www.atlassian.com/t">Open</a>', 'said'],
  ])('in HTML, %s', (_, body, relation) => {
    expect(of('Jo Marsh', 'jo@lanternhill.example', `<p>${body}</p>`).link).toBe(relation);
  });

  testTable([
    ['a short name', 'Ihre DHL. https://www.dhl.de/x', 'named'],
    ['an address in the text', 'Our new site is swiftpay.io. https://swiftpay.io/', 'named'],
    ['an address under two endings', 'Rendez-vous sur impots.gouv.fr : https://www.impots.gouv.fr/x', 'named'],
    ['a name and a place', 'Ihr Hotel Post. https://www.hotelpost-bregenz.at/x', 'named'],
    ['the link’s own text', 'Look: https://swiftpay.io/', 'named'],
    ['a name and a word that asks', 'Ihr Hotel Post. https://hotelpost-login.example/x', 'extended'],
  ])('named in another form: %s', (_, body, relation) => {
    expect(of('Jo Marsh', 'jo@lanternbay.example', body).link).toBe(relation);
  });

  test('another form of a name reassures nobody', () => {
    const email = {
      subject: 'Paket',
      body: 'Ihre DHL. https://www.dhl.example/x',
      from: { name: 'Jo', address: 'jo@a.example' },
    };
    const ids = analyse(email).signals.map(({ id }) => id);
    expect(ids).not.toContain('link-domain-mentioned');
    expect(ids).not.toContain('link-unnamed-domain');
  });

  test('the worst link counts, not the first', () => {
    const body = 'Harborline: https://www.harborline.example/a and https://harborlime.example/b';
    expect(of('Harborline', 'info@harborline.example', body).link).toBe('misspelt');
  });

  test('without a sender, the link is compared with names in the email', () => {
    const email = { subject: 'Your Harborline parcel', body: 'Look here: https://harborline.example/a' };
    expect(nameRelationsOf(parse(email, {}, []))).toEqual({ from: 'none', link: 'said', host: 'harborline.example' });
  });
});

describe('a link that leads where the email says', () => {
  const ids = (name: string, body: string) =>
    analyse({
      subject: 'News',
      body: '',
      html: `<p>${body}</p>`,
      from: { name, address: 'info@lanternbay.example' },
    }).signals.map(({ id }) => id);
  const filler = 'The harbour was quiet in the morning, and the boats lay in rows. '.repeat(400);

  testTable([
    ['its address in numbers', 'Ada', 'Look: http://65.19.137.17/page'],
    ['its address far down', 'Ada', `${filler} http://www.willowmere.example/a`],
    ['its name with a legal form', 'Lux Capital', 'Look: <a href="http://luxcapitallc.example/a">here</a>'],
    ['its name with a German one', 'Harborline', 'Look: <a href="http://harborlinegmbh.example/a">here</a>'],
  ])('by %s', (_, name, body) => {
    expect(ids(name, body)).not.toContain('link-unnamed-domain');
  });

  test('and one that doesn’t', () => {
    expect(ids('Lux Capital', 'Look: <a href="http://willowmerellc.example/a">here</a>')).toContain(
      'link-unnamed-domain',
    );
  });
});

test('names in the text are joined from neighbours in one sentence', () => {
  const linkOf = (body: string) => of('Ada', 'ada@harborline.example', `${body} https://readcanoes.example/a`).link;
  expect(linkOf('A tour by Reed Canoes on Sunday.')).toBe('misspelt');
  expect(linkOf('A tour through the Reed. Canoes are ready.')).toBe('named');
  expect(linkOf('A tour through the Reed in two Canoes.')).toBe('named');
});
