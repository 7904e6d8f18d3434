import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Email, type PictureText } from '../../../../src/engines/detection/index.ts';

const CALL =
  'Thank you for your order. Your account was charged 499.99 USD for Norton 360. If you did not authorise this charge, call our support at +1 888 555 0142 within 24 hours to cancel the subscription and get a refund.';
const COVER = 'Hello Ben, it was lovely to see you and the children on Sunday. The photo of the garden is here. Ann';
const NOTICE =
  'Mill Lane will be closed from Monday to Wednesday while the water pipes are replaced. Buses stop at the church.';

function picture(text: string): PictureText {
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    box: { left: 0, top: 0, width: 0.1, height: 0.05 },
  }));
  return { name: 'a.png', width: 600, height: 400, isShown: true, text, words, isCut: false };
}
const email = (about: Partial<Email>): Email => ({
  subject: 'Sunday',
  body: '',
  from: { name: 'Ann Marsh', address: 'ann@alder.example' },
  headers: [],
  attachments: [],
  ...about,
});

describe('honest words around a picture or a file', () => {
  const alone = analyse(email({ subject: '', body: CALL }));
  const inPicture = analyse(email({ body: COVER, pictures: [picture(CALL)] }));
  const content = new TextEncoder().encode(CALL);
  const inFile = analyse(
    email({
      body: COVER,
      attachments: [{ filename: 'order.txt', mimeType: 'text/plain', size: content.length, content }],
    }),
  );

  test('don’t outweigh what it says', () => {
    expect(rank(alone.severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(rank(inPicture.severity)).toBeGreaterThanOrEqual(rank(alone.severity));
    expect(rank(inFile.severity)).toBeGreaterThanOrEqual(rank(alone.severity));
  });

  test('are not what the evidence is placed in', () => {
    const places = (analysis: typeof alone) =>
      new Set(
        analysis.signals
          .filter(({ weight }) => weight > 0)
          .flatMap(({ evidence }) => evidence.map(({ where }) => where)),
      );
    expect([...places(inPicture)]).toContain('picture');
    expect([...places(inFile)]).toContain('attachment');
    expect(inFile.text).toBe(COVER);
  });

  test('stay as honest as they are beside an honest picture', () => {
    expect(analyse(email({ body: COVER, pictures: [picture(NOTICE)] })).severity).toBe('None');
  });
});

describe('of many files', () => {
  const FULL =
    'Your mailbox is full. Sign in at https://mailbox-quota.example/login and confirm your password within 24 hours or it is deleted.';
  const note = (number: number) =>
    `Notes of the garden club, meeting ${number}. Mary brings the cake next time, and Tom mends the gate.`;
  const withFiles = (texts: readonly string[], headers: Email['headers'] = []) =>
    analyse(
      email({
        body: 'Lovely to see you on Sunday. The notes are here. Ann',
        headers,
        attachments: texts.map((text, index) => {
          const content = new TextEncoder().encode(text);
          return { filename: `${index}.txt`, mimeType: 'text/plain', size: content.length, content };
        }),
      }),
    );
  const notes = Array.from({ length: 99 }, (_, index) => note(index));

  test('the worst counts wherever it is', () => {
    const first = withFiles([FULL, ...notes.slice(0, 9)]);
    const last = withFiles([...notes.slice(0, 9), FULL]);
    expect(rank(first.severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(last.severity).toBe(first.severity);
    expect(rank(withFiles([...notes, FULL]).severity)).toBeGreaterThanOrEqual(rank('Medium'));
  });

  test('copies of one text take no room', () => {
    const copies = Array.from({ length: 60 }, () => note(1));
    expect(rank(withFiles([...copies, FULL]).severity)).toBeGreaterThanOrEqual(rank('Medium'));
  });

  test('honest ones stay honest', () => {
    expect(withFiles(notes).severity).toBe('None');
  });

  test('four times as many are at most about four times as much to read', () => {
    const readsOf = (texts: readonly string[]) => {
      let reads = 0;
      const header = {
        value: 'text/plain',
        get name() {
          reads++;
          return 'content-type';
        },
      };
      withFiles(texts, [header]);
      return reads;
    };
    expect(readsOf(notes.slice(0, 24))).toBeGreaterThan(24);
    expect(readsOf(notes.slice(0, 96))).toBeLessThan(5 * readsOf(notes.slice(0, 24)));
  });
});
