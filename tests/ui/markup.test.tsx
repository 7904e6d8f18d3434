import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Signal, Verdict as VerdictState } from '../../src/engines/detection/analysis.ts';
import { Button } from '../../src/ui/Button.tsx';
import { InputField, PasswordField } from '../../src/ui/Field.tsx';
import { Inspection } from '../../src/ui/Inspection.tsx';
import { Notice } from '../../src/ui/Notice.tsx';
import { RadioGroup } from '../../src/ui/RadioGroup.tsx';
import { Seal } from '../../src/ui/Seal.tsx';

const text = 'Our account has changed. <b>Pay</b> today, pay today.';
const soft = { group: 'pressure', tier: 'soft', weight: 0.4 } as const;
const signals: Signal[] = [
  { ...soft, id: 'deadline', title: 'A deadline', sentence: 'Today.', evidence: [at('today'), at('today', 40)] },
  { ...soft, id: 'account', title: 'A new account', sentence: 'It changed.', evidence: [at('account has changed')] },
  { ...soft, id: 'overlap', title: 'A change', sentence: 'It did.', evidence: [at('changed. <b>Pay</b>')] },
  { ...soft, id: 'headers', title: 'No signature', sentence: 'None.', evidence: [{ quote: 'x', where: 'header' }] },
];
const email = { from: 'Alder <billing@alder.example>', subject: 'Invoice' };
const inspection = render(
  <Inspection
    id="sample"
    email={email}
    analysis={{ verdict: 'suspicious', severity: 'Medium', confidence: 71, text, signals }}
  />,
);

describe('an analysed email', () => {
  test('names every id once, and every link leads to one', () => {
    const ids = [...inspection.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const targets = [...inspection.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(targets).toHaveLength(4 + 3);
    for (const target of targets) expect(ids).toContain(target);
  });

  test('of a long text divides the text into blocks, and loses none of it', () => {
    const long = 'Bitte überweisen Sie hier. '.repeat(2000) + '😀'.repeat(5000);
    const written = render(
      <Inspection
        id="long"
        email={email}
        analysis={{ verdict: 'safe', severity: 'None', confidence: 71, text: long, signals: [] }}
      />,
    );
    const body = /<div class="sheet-body"[^>]*>(.*?)<\/div>/s.exec(written)?.[1] ?? '';
    const blocks = body.split('<span class="block"></span>');
    expect(blocks.join('')).toBe(long);
    expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThanOrEqual(4001);
    expect(blocks.filter((block) => !block.isWellFormed())).toEqual([]);
  });

  test('shows the text as it is, with nothing but marks in between', () => {
    const body = /<div class="sheet-body"[^>]*>(.*?)<\/div>/s.exec(inspection)?.[1] ?? '';
    const withoutNumbers = body
      .replaceAll(/ aria-label="[^"]*"/g, '')
      .replaceAll(/<a [^>]*mark-number.*?<\/a>/g, '')
      .replaceAll(/<[^>]+>/g, '');
    expect(withoutNumbers.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(text);
  });

  test('underlines words of two findings once, and lights them up for both', () => {
    expect(inspection).toContain('<mark class="mark mark-suspicious" data-note="1 2">changed</mark>');
    expect(inspection).not.toMatch(/<mark[^>]*><mark/);
  });

  test('keeps an address with a hyphen together, and lets a longer word break', () => {
    const named = `It is at a1der-supplies.example, or at ${'very-'.repeat(9)}long.example`;
    const shown = render(
      <Inspection
        id="named"
        email={email}
        analysis={{ verdict: 'safe', severity: 'None', confidence: 90, text: named, signals: [] }}
      />,
    );
    expect(shown.match(/<span class="unbroken">[^<]*/g)).toEqual(['<span class="unbroken">a1der-supplies.example,']);
  });

  test('lists the notes in the order of the email, the one without a mark last', () => {
    const titles = [...inspection.matchAll(/class="note-title">([^<]+)/g)].map((match) => match[1]);
    expect(titles).toEqual(['A new account', 'A change', 'A deadline', 'No signature']);
  });

  test('lets a long body scroll in itself and be reached by keyboard', () => {
    const long = {
      verdict: 'safe',
      severity: 'None',
      confidence: 90,
      text: 'word '.repeat(20_000),
      signals: [],
    } as const;
    const body = /<div class="sheet-body"[^>]*>/;
    expect(
      body.exec(render(<Inspection id="long" email={email} analysis={{ ...long, signals: [] }} />))?.[0],
    ).toContain('tabindex="0"');
    expect(body.exec(inspection)?.[0]).not.toContain('tabindex');
  });

  test('makes one stop of the tab key of all numbers', () => {
    expect(inspection.match(/<a class="mark-number[^>]*tabindex="0"/g)).toHaveLength(1);
  });
});

describe('the seal', () => {
  const states: VerdictState[] = ['safe', 'suspicious', 'dangerous', 'unknown'];
  const seals = states.map((state) => render(<Seal state={state} severity="High" confidence={94} />));

  test('has a word and an outline of its own in each state', () => {
    expect(seals.map((verdict) => /<strong>(.*?)<\/strong>/.exec(verdict)?.[1])).toEqual([
      'No threats found',
      'Suspicious',
      'Dangerous',
      'Unknown',
    ]);
    expect(new Set(seals.map((verdict) => / d="([^"]+)"/.exec(verdict)?.[1])).size).toBe(4);
  });

  test('says how sure and how bad, except where nothing could be analysed', () => {
    expect(seals.map((verdict) => verdict.includes('High, 94% sure'))).toEqual([true, true, true, false]);
    expect(render(<Seal state="safe" severity="None" confidence={97} />)).toContain('97% sure');
  });
});

describe('controls', () => {
  test('a busy button contains both labels, so that its width stays the same', () => {
    const label = (shown: boolean, words: string) => `<span class="button-label" data-shown="${shown}">${words}</span>`;
    const button = (busy: boolean) =>
      render(
        <Button busy={busy} busyLabel="fetching... ">
          Next
        </Button>,
      );
    expect(button(false)).toContain(label(true, 'Next') + label(false, 'fetching... '));
    expect(button(true)).toContain(label(false, 'Next') + label(true, 'fetching... '));
    expect(button(true)).toContain('aria-disabled="true"');
    expect(button(false)).not.toContain('aria-disabled');
  });

  test('a field is tied to its label, hint and error', () => {
    const field = render(<InputField id="mail" label="Work email" hint="We write once." error="Not an address." />);
    expect(field).toContain('<label class="field-label" for="mail">Work email</label>');
    expect(field).toContain('aria-describedby="mail-hint mail-error" aria-invalid="true"');
    expect(field).toContain('id="mail-hint">We write once.');
    expect(field).toContain('id="mail-error">Not an address.');
  });

  test('a field with nothing to say describes nothing', () => {
    expect(render(<InputField id="mail" label="Work email" />)).not.toContain('aria-');
  });

  test('no browser sends a password that is shown to its spelling service', () => {
    expect(render(<PasswordField label="Password" name="password" />)).toMatch(/ spellcheck="false"/i);
  });
});

test('nothing carries a style attribute, which the Content-Security-Policy forbids', () => {
  const options = [{ value: 'a', label: 'A' }];
  const all = [
    inspection,
    render(<RadioGroup legend="Why?" name="why" options={options} hint="One." error="None." />),
    render(<Notice kind="error">Gone.</Notice>),
  ];
  expect(all.join('')).not.toMatch(/ style=/);
});

function at(quote: string, after = 0): Signal['evidence'][number] {
  const start = text.indexOf(quote, after);
  return { quote, where: 'body', start, end: start + quote.length };
}

/** With the class of each tag first. */
function render(element: ReactElement): string {
  return renderToStaticMarkup(element).replaceAll(/<(\w+) ([^>]*?) (class="[^"]*")/g, '<$1 $3 $2');
}
