import { describe, expect, test } from 'vitest';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const OWN: Context = { ownDomains: ['larchmont-foods.example'], recipient: 'maren@larchmont-foods.example' };
const ASKS =
  'Your mailbox is moving to the new server tonight. Please confirm your password on the page below by noon.';
const idsOf = (email: Partial<Email>, context: Context = OWN) =>
  analyse(
    { subject: 'Mailbox', body: ASKS, from: { name: 'Helpdesk', address: 'desk@willow.example' }, ...email },
    context,
  ).signals.map(({ id }) => id);

describe('an email from outside that is signed as the reader’s own organization', () => {
  testTable([
    'Larchmont Foods IT Service Desk',
    'HR Department of Larchmont Foods',
    'Larchmont Foods | Payroll',
    'IT Service Desk\nLarchmont Foods Ltd',
    'Personalabteilung der Larchmont Foods',
    'Larchmont Foods – Ressources humaines',
    'Recursos Humanos de Larchmont Foods',
    'Dział kadr Larchmont Foods',
    'Отдел кадров Larchmont Foods',
    'Larchmont Foods 人事部',
    'Larchmont Foods 信息技术部',
    'Larchmont Foods İnsan Kaynakları',
    'Phòng nhân sự Larchmont Foods',
    'ฝ่ายบุคคล Larchmont Foods',
  ])('%s', (signature) => {
    expect(idsOf({ body: `Hello Maren,\n\n${ASKS}\n\nKind regards\n${signature}` })).toContain(
      'own-organization-signed',
    );
  });

  testTable<[string, Partial<Email>, Context]>([
    ['of the organization itself', { from: { name: 'Desk', address: 'it@larchmont-foods.example' } }, OWN],
    ['of a contact', {}, { ...OWN, contacts: [{ name: 'Desk', address: 'desk@willow.example' }] }],
    ['of a subsidiary', { from: { name: 'Ole Berg', address: 'ole@larchmont-foods.test' } }, OWN],
    ['to a reader whose organization is unknown', {}, {}],
  ])('but none %s', (_, email, context) => {
    const body = `Hello Maren,\n\n${ASKS}\n\nKind regards\nLarchmont Foods IT Service Desk`;
    expect(idsOf({ body, ...email }, context)).not.toContain('own-organization-signed');
  });

  testTable<[string, Partial<Email>, string]>([
    ['a list', { headers: [{ name: 'List-Id', value: '<staff.willow.example>' }] }, ''],
    ['a forward', { headers: [{ name: 'X-Forwarded-To', value: 'maren@willow.example' }] }, ''],
    ['a full stop', {}, '.'],
    ['a footer', {}, '\n\nSent from my phone'],
    ['a notice', {}, '\n\nThis email is confidential.\n\nRef 4411'],
  ])('whatever comes with it: %s', (_, email, end) => {
    const body = `Hello Maren,\n\n${ASKS}\n\nKind regards\nLarchmont Foods IT Service Desk${end}`;
    expect(idsOf({ body, ...email })).toContain('own-organization-signed');
  });

  test('with two lines above the footer of a mail program', () => {
    const body = `Hello Maren,\n\n${ASKS}\n\nIT Service Desk\nLarchmont Foods\n\nSent from my phone`;
    expect(idsOf({ body })).toContain('own-organization-signed');
  });

  testTable([
    `Your order leaves on Monday.\n\nShip to:\nMaren Elm\nLarchmont Foods\nAccounts\n12 Mill Lane\n\nWillow Crates`,
    `Your plan renews on Friday.\n\nWorkspace\nLarchmont Foods\nTeam plan\n\nSpendwell`,
    `We will answer by noon.\n\nCustomer\nLarchmont Foods\nSupport Gold`,
    `We will answer by noon.\n\nPlan for\nLarchmont Foods\nSupport Gold\n\nSpendwell`,
    `My laptop is broken, see you tomorrow.\n\nTim\nLarchmont Foods`,
    `Larchmont Foods\nAccounts department\n12 Mill Lane\n\nThank you for your order of forty crates, which leave us on Monday morning.\n\nWillow Crates`,
    `Hello Maren,\n\nI would like to speak to the HR department of Larchmont Foods about the apprenticeship that you offer.\n\nAda Lovelace`,
    `Hello Maren,\n\nThe invoice for last week’s crates is attached, and the next ones leave on Monday.\n\nBill to: Larchmont Foods, Accounts\n\nWillow Crates`,
    `Hello Maren,\n\nThank you for visiting our stand, here are the pictures that I promised you.\n\nTom\n\nOn Monday, Maren <maren@larchmont-foods.example> wrote:\n> See you there.\n> Larchmont Foods IT Service Desk`,
  ])('nor one that is only addressed to it or quotes it: %#', (body) => {
    expect(idsOf({ body })).not.toContain('own-organization-signed');
  });
});

describe('a provider that writes for the reader’s organization', () => {
  const body =
    'Hello Maren,\n\nYour pay slip for November is ready. Log in to read it.\n\nLarchmont Foods\nHuman Resources';
  const verified: Context = { ...OWN, authservId: 'mx.larchmont-foods.example' };
  const from = (name: string, address: string) => ({
    from: { name, address },
    headers: [
      {
        name: 'Authentication-Results',
        value: `mx.larchmont-foods.example; dmarc=pass header.from=${address.split('@')[1]}`,
      },
    ],
  });
  const provider = from('Paystream Payroll', 'noreply@paystream-hr.example');
  const id = 'own-organization-signed';

  test('under its own name may sign with the organization’s', () => {
    expect(idsOf({ body, ...provider }, verified)).not.toContain(id);
  });

  testTable<[string, Partial<Email>, Context]>([
    ['nobody verified it', { body, ...provider }, OWN],
    ['its name is another', { body, ...from('Human Resources', 'noreply@paystream-hr.example') }, verified],
    ['its name is the reader’s', { body, ...from('Larchmont Foods', 'hr@larchmont-foods-hr.example') }, verified],
    ['it links elsewhere', { body: body.replace('read it', 'read it: https://elm.example/in'), ...provider }, verified],
    ['it asks for a password', { body: body.replace('Log in', 'Please confirm your password'), ...provider }, verified],
  ])('but not where %s', (_, email, context) => {
    expect(idsOf(email, context)).toContain(id);
  });
});

describe('a stranger who quotes the reader’s colleagues', () => {
  const quoting = (people: string) =>
    `Maren, please pay this invoice today.\n\n-----Original Message-----\nFrom: ${people}\nSent: Monday\nTo: Tom Elm <tom@elm.example>\nSubject: Invoice 12\n\nApproved.`;
  const id = 'colleague-quoted';

  test('takes no part in the conversation', () => {
    expect(idsOf({ body: quoting('Eve Larch <eve@larchmont-foods.example>') })).toContain(id);
  });

  test('or does, as does the stranger’s company', () => {
    const body = quoting('Eve Larch <eve@larchmont-foods.example>').replace('tom@elm', 'tom@willow');
    expect(idsOf({ body })).not.toContain(id);
  });

  test('or only writes that they did', () => {
    const body = quoting('Eve Larch <eve@larchmont-foods.example>').replace('tom@elm', 'desk@willow');
    const correspondence = { toSender: 0, knowsDomain: false, similar: [], nameElsewhere: false };
    const history = { emails: 200, knowsThread: false };
    expect(idsOf({ body })).not.toContain(id);
    expect(idsOf({ body }, { ...OWN, correspondence, history })).toContain(id);
    expect(idsOf({ body }, { ...OWN, correspondence, history: { ...history, knowsThread: true } })).not.toContain(id);
  });

  test('and wants nothing', () => {
    const body = quoting('Eve Larch <eve@larchmont-foods.example>').replace(/^.*/, 'Maren, here is the catalogue.');
    expect(idsOf({ subject: 'Catalogue', body: body.replace('Invoice 12', 'Catalogue') })).not.toContain(id);
  });

  test('whatever list it claims to come from', () => {
    const headers = [{ name: 'List-Id', value: '<a.willow.example>' }];
    expect(idsOf({ body: quoting('Eve Larch <eve@larchmont-foods.example>'), headers })).toContain(id);
  });

  test('or answers the reader alone, is known, or quotes nobody of the organization', () => {
    expect(idsOf({ body: quoting('Maren <maren@larchmont-foods.example>') })).not.toContain(id);
    expect(idsOf({ body: quoting('Eve <eve@larch.example>') })).not.toContain(id);
    const correspondence = { toSender: 1, knowsDomain: true, similar: [], nameElsewhere: false };
    const body = quoting('Eve Larch <eve@larchmont-foods.example>');
    expect(idsOf({ body }, { ...OWN, correspondence })).not.toContain(id);
  });
});
