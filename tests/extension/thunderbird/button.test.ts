import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyse, type Email } from '../../../src/engines/detection/index.ts';
import { INK, VERDICT_COLOURS } from '../../../src/extension/colours.ts';
import { buttonOf } from '../../../src/extension/thunderbird/button.ts';
import type { Displayed } from '../../../src/extension/thunderbird/displayed-email.ts';
import { VERDICTS, verdictIcon } from '../../../src/extension/thunderbird/icons.ts';
import { UNCHECKED_TEXTS } from '../../../src/extension/thunderbird/texts.ts';
import { warningOf } from '../../../src/extension/thunderbird/warning.ts';
import { PHISHING, PLAIN } from '../../../src/tools/testing/fake-mail-sites/emails.ts';

function displayed(email: Email): Displayed {
  return { status: 'analysed', analysed: { email, analysis: analyse(email), from: 'mailbox' } };
}

const LURE = displayed({ subject: PHISHING.subject, body: '', html: PHISHING.body });
const HONEST = displayed({ subject: PLAIN.subject, body: '', html: PLAIN.body });

test('the button has the verdict, its reason and its seal', () => {
  expect(buttonOf(LURE)).toEqual({
    label: 'Dangerous',
    title: expect.stringMatching(/^Letterlock: Dangerous\. This email .+\.$/),
    seal: 'dangerous',
  });
  expect(buttonOf(HONEST)).toMatchObject({ label: 'No threats found', seal: 'safe' });
  expect(buttonOf(displayed({ subject: '', body: '' }))).toMatchObject({ label: 'Unknown', seal: 'unknown' });
});

test('an email that was not read in full does not get the seal of a safe one', () => {
  if (HONEST.status !== 'analysed') throw new Error(HONEST.status);
  const { analysed } = HONEST;
  const coverage = { ...analysed.analysis.coverage, filesRead: false };
  const partly: Displayed = {
    status: 'analysed',
    analysed: { ...analysed, analysis: { ...analysed.analysis, coverage } },
  };
  expect(buttonOf(partly)).toMatchObject({ label: 'Couldn’t check everything', seal: 'unknown' });
});

test('the button never has a verdict that was not found', () => {
  for (const state of [{ status: 'checking' }, { status: 'none' }, { status: 'several' }] as const) {
    expect(buttonOf(state)).not.toHaveProperty('seal');
    expect(buttonOf(state).label).toMatch(/^(?:Checking…|Letterlock)$/);
  }
  for (const reason of Object.keys(UNCHECKED_TEXTS) as (keyof typeof UNCHECKED_TEXTS)[]) {
    expect(buttonOf({ status: 'unchecked', reason })).toEqual({
      label: 'Couldn’t check',
      title: `Letterlock: Couldn’t check. ${UNCHECKED_TEXTS[reason].conclusion}`,
      seal: 'unknown',
    });
  }
});

test('a bar only ever warns, and sends readers to the button', () => {
  expect(warningOf(LURE)).toEqual({
    verdict: 'dangerous',
    heading: 'Letterlock: Dangerous',
    sentence: expect.stringContaining('This email'),
    evidence: 'Press “Dangerous” at the top of the email for the evidence.',
  });
  expect(warningOf(HONEST)).toBeUndefined();
  expect(warningOf({ status: 'none' })).toBeUndefined();
  expect(warningOf({ status: 'several' })).toBeUndefined();
  expect(warningOf({ status: 'unchecked', reason: 'encrypted' })).toMatchObject({
    verdict: 'unknown',
    heading: 'Letterlock: Couldn’t check',
    sentence: 'We couldn’t check this encrypted email.',
  });
});

test('what is drawn outside our pages has the colours of tokens.css', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  const declared = (name: string, { light, dark }: Record<'light' | 'dark', string>) =>
    tokens.includes(`--color-${name}: light-dark(${light}, ${dark});`);
  expect(declared('ink', INK)).toBe(true);
  for (const verdict of VERDICTS) {
    expect(declared(verdict, VERDICT_COLOURS[verdict].ink)).toBe(true);
    expect(declared(`${verdict}-ground`, VERDICT_COLOURS[verdict].ground)).toBe(true);
    expect(verdictIcon(verdict)).toContain(VERDICT_COLOURS[verdict].ink.dark);
  }
});
