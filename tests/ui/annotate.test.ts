import { describe, expect, test } from 'vitest';
import type { Evidence, Signal, Tier } from '../../src/engines/detection/analysis.ts';
import { annotate } from '../../src/ui/annotate.ts';

const email = {
  from: 'Alder Supplies <billing@a1der.example>',
  subject: 'Updated account',
  body: 'Our account has changed. Please pay today.',
};

const signal = (title: string, tier: Tier, ...evidence: Evidence[]): Signal => ({
  id: title,
  group: 'request',
  tier,
  weight: 0.5,
  title,
  sentence: `${title}.`,
  evidence,
});

describe('annotating an email', () => {
  test('numbers a few signals in reading order, whatever their strength', () => {
    const { notes } = annotate(
      email,
      [
        signal('Pay today', 'soft', { quote: 'today', where: 'body', start: 36, end: 41 }),
        signal('No signature', 'soft', { quote: 'dkim=none', where: 'header' }),
        signal('Account changed', 'hard', { quote: 'Our account has changed', where: 'body', start: 0, end: 23 }),
        signal('Look-alike', 'hard', { quote: 'a1der.example', where: 'from' }),
      ],
      'dangerous',
    );
    expect(notes.map(({ number, title, tone }) => `${number} ${title} ${tone}`)).toEqual([
      '1 Look-alike dangerous',
      '2 Account changed dangerous',
      '3 Pay today suspicious',
      '4 No signature suspicious',
    ]);
    expect(notes.map(({ markedIn }) => markedIn)).toEqual(['from', 'body', 'body', null]);
  });

  test('has one note for one fact, and keeps what counts or has words of its own', () => {
    const pay: Evidence = { quote: 'pay', where: 'body', start: 32, end: 35 };
    const today: Evidence = { quote: 'today', where: 'body', start: 36, end: 41 };
    const idle = (title: string, evidence: Evidence) => ({ ...signal(title, 'context', evidence), weight: 0 });
    const { notes } = annotate(
      email,
      [signal('Urgent payment', 'soft', pay), signal('Asks', 'soft', pay), idle('Payment', pay), idle('Today', today)],
      'dangerous',
    );
    expect(notes.map(({ title }) => title)).toEqual(['Urgent payment', 'Asks', 'Today']);
  });

  test('keeps offsets that quote what they say, of two equal words too', () => {
    const twice = { subject: '', body: 'now or now' };
    const { marks } = annotate(
      twice,
      [signal('Now', 'soft', { quote: 'now', where: 'body', start: 7, end: 10 })],
      'dangerous',
    );
    expect(marks.body).toEqual([{ start: 7, end: 10, note: 1 }]);
  });

  test('looks for the quote when offsets are missing or wrong, and leaves out what is not there', () => {
    const { marks, notes } = annotate(
      email,
      [
        signal('Wrong offsets', 'soft', { quote: 'pay', where: 'body', start: 0, end: 3 }),
        signal('Gone', 'soft', { quote: 'wire transfer', where: 'body' }, { quote: '', where: 'subject' }),
      ],
      'dangerous',
    );
    expect(marks.body).toEqual([{ start: 32, end: 35, note: 1 }]);
    expect(marks.subject).toEqual([]);
    expect(notes[1]?.markedIn).toBeNull();
  });

  test('marks what is in a file by its name', () => {
    const attachments = 'photo.png\ninvoice.pdf';
    const source = 'the file “invoice.pdf”';
    const { marks } = annotate(
      { ...email, attachments },
      [signal('New account', 'soft', { quote: 'our new account', where: 'attachment', source })],
      'dangerous',
    );
    expect(marks.attachments).toEqual([{ start: 10, end: 21, note: 1 }]);
  });

  test('marks every place of a signal and leads to the first', () => {
    const { marks, notes } = annotate(
      email,
      [signal('Account', 'context', { quote: 'account', where: 'link' }, { quote: 'account', where: 'subject' })],
      'dangerous',
    );
    expect(marks.subject).toEqual([{ start: 8, end: 15, note: 1 }]);
    expect(marks.body).toEqual([{ start: 4, end: 11, note: 1 }]);
    expect(notes).toMatchObject([{ markedIn: 'subject', tone: 'unknown' }]);
  });

  test('numbers the five strongest first where there are many, and hides the rest until all are asked for', () => {
    const words = ['Our', 'account', 'has', 'changed', 'Please', 'pay', 'today'];
    const signals = words.toReversed().map((quote) => signal(quote, 'soft', { quote, where: 'body' }));
    const { notes } = annotate(email, signals, 'dangerous');
    expect(notes.map(({ title, isMinor }) => `${title} ${isMinor}`)).toEqual([
      'has false',
      'changed false',
      'Please false',
      'pay false',
      'today false',
      'Our true',
      'account true',
    ]);
    expect(annotate(email, signals.slice(1), 'dangerous').notes.some(({ isMinor }) => isMinor)).toBe(false);
  });

  test('shows nothing in green unless the email is safe: an impostor’s domain matches itself, too', () => {
    const verified = [signal('Verified', 'mitigating', { quote: 'a1der.example', where: 'from' })];
    expect(annotate(email, verified, 'safe').notes[0]?.tone).toBe('safe');
    expect(annotate(email, verified, 'suspicious').notes[0]?.tone).toBe('unknown');
    expect(annotate(email, verified, 'dangerous').notes[0]?.tone).toBe('unknown');
  });
});
