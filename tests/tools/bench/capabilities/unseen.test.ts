import { expect, test } from 'vitest';
import { readMessage } from '../../../../src/engines/detection/mime/message.ts';
import type { Row } from '../../../../src/tools/bench/capabilities/unseen/row.ts';
import { sourceOf } from '../../../../src/tools/bench/capabilities/unseen/source.ts';
import { UNSEEN } from '../../../../src/tools/bench/capabilities/unseen.ts';

const ROW: Row = {
  id: 'one',
  language: 'de',
  isAttack: false,
  from: 'Müller, Böttcher & Söhne <info@boettcher.example>',
  subject: 'Ihre Bestellung über zwölf Körbe',
  checks: 'pass',
  html: '<p>Guten Tag,</p><p>hier die <a href="https://boettcher.example/a?b=1&amp;c=2">Rechnung</a> für {{to}}.</p>',
};

test('each attack has an honest neighbour in its family and language', async () => {
  const cases = await UNSEEN.cases();
  const counts = (isAttack: boolean) =>
    cases
      .filter((one) => one.isAttack === isAttack)
      .map(({ family, language }) => `${family} ${language}`)
      .toSorted();
  expect(counts(true)).toHaveLength(125);
  expect(counts(false)).toEqual(counts(true));
  expect(new Set(cases.map(({ id }) => id)).size).toBe(250);
  expect(new Set(cases.map(({ language }) => language)).size).toBeGreaterThanOrEqual(10);
});

test('an email is read as it was written', async () => {
  const email = await readMessage(await sourceOf(ROW));
  expect(email.from).toEqual({ name: 'Müller, Böttcher & Söhne', address: 'info@boettcher.example' });
  expect(email.subject).toBe(ROW.subject);
  expect(email.html).toContain('href="https://boettcher.example/a?b=1&amp;c=2"');
  expect(email.body).toContain('Rechnung (https://boettcher.example/a?b=1&c=2) für j.reuter@reuter-metallbau.example.');
});

test('its files, codes and events are found', async () => {
  const email = await readMessage(
    await sourceOf({
      ...ROW,
      code: { drawn: 'picture', text: 'https://boettcher.example/code' },
      files: [{ name: 'Liste.docx', text: 'Zwölf Körbe' }],
      event: { summary: 'Abholung', description: 'Tor 2, bitte klingeln', url: '' },
    }),
  );
  expect(email.qrCodes).toMatchObject([{ text: 'https://boettcher.example/code' }]);
  expect(email.attachments?.map(({ filename }) => filename)).toContain('Liste.docx');
  expect(email.calendar).toMatchObject([{ summary: 'Abholung', description: 'Tor 2, bitte klingeln' }]);
});

test.each([
  ['pass', 'dmarc=pass'],
  ['fail', 'dmarc=fail'],
  ['none', 'dmarc=none'],
  ['absent', undefined],
] as const)('a server that finds “%s” writes %s', async (checks, result) => {
  const { headers = [] } = await readMessage(await sourceOf({ ...ROW, checks }));
  const written = headers.find(({ name }) => name === 'Authentication-Results')?.value;
  if (result === undefined) expect(written).toBeUndefined();
  else expect(written).toContain(result);
});
