import { expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';

const LUNCH =
  'Hi Bo, thanks for the notes from Monday. Shall we meet for lunch on Thursday at half past twelve, in the place next to the station? I would like to talk about the plan for the garden and what we need for spring. See you soon, Maren';

function screenshotOf(text: string, isCut = false): Email {
  const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    box: { left: 0.1, top: index / text.length, width: 0.1, height: 0.02 },
  }));
  const about = { name: '', width: 1170, height: 2532, isShown: true, isScreenshot: true };
  return { subject: '', body: '', pictures: [{ ...about, text, words, isCut }] };
}

test('a screenshot of a harmless email is not called free of threats', () => {
  expect(analyse({ subject: '', body: LUNCH }).verdict).toBe('safe');
  const { verdict, severity, conclusion, actions } = analyse(screenshotOf(LUNCH));
  expect({ verdict, severity }).toEqual({ verdict: 'unknown', severity: 'None' });
  expect(conclusion).toMatch(/no clear sign of a threat in this screenshot/);
  expect(actions).toHaveLength(1);
});

test('nor is one of which some words weren’t read, which is named', () => {
  expect(analyse(screenshotOf(LUNCH, true))).toMatchObject({
    verdict: 'unknown',
    coverage: { notSeen: expect.arrayContaining(['Only part of the words in the screenshot was read.']) },
  });
});

test('what is found in it has a place and no other source', () => {
  const { signals } = analyse(screenshotOf(`Dear customer, ${LUNCH} Verify your password within 24 hours.`));
  const [evidence] = signals.find(({ id }) => id === 'secret-request')?.evidence ?? [];
  expect(evidence).toMatchObject({ where: 'picture', picture: { name: '', width: 1170, height: 2532 } });
  expect(evidence?.box?.left).toBe(0.1);
  expect(evidence).not.toHaveProperty('source');
  expect(signals.map(({ sentence }) => sentence).join(' ')).not.toContain('picture');
});

test('the sender’s address above its text greets nobody', () => {
  const shown = `maren@willow.example\n${LUNCH}`;
  const idsOf = (email: Email) => analyse(email).signals.map(({ id }) => id);
  expect(idsOf(screenshotOf(shown))).not.toContain('generic-greeting');
  expect(idsOf({ subject: '', body: shown })).toContain('generic-greeting');
});
