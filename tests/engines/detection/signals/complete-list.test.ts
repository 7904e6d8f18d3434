import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const ID = 'outside-complete-list';
const LINK = 'https://service-form.example/start';

function written(name: string, address: string, more: Partial<Email> = {}): Email {
  return {
    subject: 'Your account',
    body: `Please confirm your password and card number here: ${LINK}`,
    from: { name, address },
    ...more,
  };
}

const isFound = (email: Email) => analyse(email).signals.some(({ id }) => id === ID);

describe('a sender whose domains are all known', () => {
  testTable([
    ['an authority', 'Canada Revenue Agency', 'notice@service-form.example'],
    ['an authority’s office', 'SARS eFiling Support', 'notice@service-form.example'],
    ['a bank', 'N26 Security', 'notice@service-form.example'],
    ['an authority in another script', '国税庁', 'info@service-form.example'],
  ])('is imitated from elsewhere: %s', (_, name, address) => {
    const analysis = analyse(written(name, address));
    expect(analysis.signals.map(({ id }) => id)).toContain(ID);
    expect(rank(analysis.severity)).toBeGreaterThanOrEqual(rank('Medium'));
  });

  testTable([
    ['it writes itself', written('Canada Revenue Agency', 'noreply@cra-arc.gc.ca')],
    ['another office of the state writes', written('HMRC', 'noreply@notifications.service.gov.uk')],
    ['the name has other words', written('HMRC Advice for Bakers', 'ada@bakers-tax.example')],
    [
      'a link leads to it',
      written('HMRC', 'ada@bakers-tax.example', { body: 'Confirm your password: https://www.gov.uk/log-in' }),
    ],
    ['nothing is asked', written('HMRC', 'ada@bakers-tax.example', { body: `Rates change in April: ${LINK}` })],
    [
      'a list passed it on',
      written('HMRC', 'ada@bakers.example', { headers: [{ name: 'List-Id', value: '<a.bakers.example>' }] }),
    ],
    ['a mailing service sent it', written('HMRC', 'hmrc@govdelivery.com')],
    ['another state’s office of that name writes', written('Bureau of Internal Revenue', 'info@tax-office.gov.tt')],
    ['the list is not complete', written('Česká pošta', 'info@service-form.example')],
  ])('is not called foreign where %s', (_, email) => {
    expect(isFound(email as Email)).toBe(false);
  });

  test('says whose addresses are known', () => {
    const found = analyse(written('N26', 'n26@service-form.example')).signals.find(({ id }) => id === ID);
    expect(found?.sentence).toBe('N26 writes only from its own domains, and this isn’t one of them.');
  });
});
