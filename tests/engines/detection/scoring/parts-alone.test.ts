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
