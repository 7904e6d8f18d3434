import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Email, type PictureText } from '../../../../src/engines/detection/index.ts';

/** A picture with its words in one line, each a tenth of the width, in rows a tenth of the height apart. */
function picture(text: string, about: Partial<PictureText> = {}): PictureText {
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }, place) => ({
    start: index,
    end: index + word.length,
    box: { left: (place % 10) / 10, top: Math.floor(place / 10) / 10, width: 0.1, height: 0.05 },
  }));
  return { name: 'image001.png', width: 600, height: 400, isShown: true, text, words, isCut: false, ...about };
}

const FROM = { name: 'Accounts Brightwell', address: 'accounts.brightwell@gmail.com' };
const CHANGE =
  'Dear customer, please note that our bank details have changed. Transfer the outstanding amount of 18,400.00 EUR today to our new account.';
const NOTICE =
  'Mill Lane will be closed from Monday to Wednesday while the water pipes are replaced. Buses stop at the church. The village hall is open for coffee from ten each morning. Thank you for your patience.';
const HTML = '<html><body><img src="cid:picture"></body></html>';
const email = (about: Partial<Email>): Email => ({
  subject: 'Invoice 20417',
  body: '',
  html: HTML,
  from: FROM,
  headers: [],
  attachments: [],
  ...about,
});

describe('an email that is a picture', () => {
  const read = analyse(email({ pictures: [picture(CHANGE)] }));

  test('is judged by the words in it', () => {
    expect(rank(read.severity)).toBeGreaterThanOrEqual(rank('High'));
    expect(read.signals.map(({ id }) => id)).toContain('payment-to-changed-account');
  });

  test('says nothing of the kind while nobody has read it', () => {
    const unread = analyse(email({}));
    expect(rank(unread.severity)).toBeLessThan(rank('High'));
    expect(unread.signals.map(({ id }) => id)).not.toContain('payment-to-changed-account');
  });

  test('has evidence with a place on the picture, and none in the text', () => {
    const all = read.signals.flatMap(({ evidence }) => evidence);
    const [change] = all.filter(({ quote }) => /bank details have changed/.test(quote));
    expect(change).toMatchObject({
      where: 'picture',
      source: 'the picture “image001.png”',
      around: {
        before: expect.stringMatching(/note that our $|note that $/),
        after: expect.stringMatching(/Transfer/),
      },
    });
    // The seventh to tenth word.
    expect(change?.box).toMatchObject({ left: expect.closeTo(0.6), width: expect.closeTo(0.4), top: 0 });
    expect(change).not.toHaveProperty('start');
    expect(all.filter(({ where }) => where === 'body')).toEqual([]);
    expect(read.text.trim()).toBe('');
  });

  test('that is honest is safe once it is read', () => {
    const from = { name: 'Parish Council', address: 'clerk@millbrook.example' };
    const honest = email({ subject: 'Road closed on Monday', from, pictures: [picture(NOTICE)] });
    expect(analyse(honest).verdict).toBe('safe');
    expect(analyse({ ...honest, pictures: [picture('', { isCut: true })] }).verdict).toBe('unknown');
  });

  test('names a brand that did not send it', () => {
    const text =
      'PayPal. Your account has been limited. We noticed unusual sign-in activity on your PayPal account. Verify your identity within 24 hours. PayPal Security Team';
    const from = { name: 'Service', address: 'notice@pay-center.test' };
    const found = analyse(email({ subject: 'Important notice', from, pictures: [picture(text)] }));
    expect(rank(found.severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(found.signals.some(({ group, weight }) => group === 'sender' && weight > 0)).toBe(true);
  });
});

describe('a picture beside a text', () => {
  const filler =
    'The garden was quiet in the morning and the children walked slowly along the river to school. '.repeat(6);

  test('that it covers more of the screen than the text counts whatever the text is', () => {
    const html = `<html><body><p>${filler}</p><img src="cid:picture"></body></html>`;
    const shown = picture(CHANGE, { width: 900, height: 900 });
    expect(rank(analyse(email({ html, pictures: [shown] })).severity)).toBeGreaterThanOrEqual(rank('High'));
  });

  test('leaves the places in the text as they are', () => {
    const html =
      '<html><body><p>Our bank details have changed, see the picture.</p><img src="cid:picture"></body></html>';
    const { signals, text } = analyse(email({ html, pictures: [picture(CHANGE)] }));
    const inText = signals.flatMap(({ evidence }) => evidence).filter(({ where }) => where === 'body');
    expect(inText.length).toBeGreaterThan(0);
    for (const { quote, start, end } of inText) expect(text.slice(start, end)).toBe(quote);
    expect(text).not.toContain('Transfer');
  });

  test('that is attached counts like a file', () => {
    const invoice = picture(
      'Oakley Plumbing. Invoice 1187. Labour two hours. Total 184.00 GBP. Payable within 30 days.',
      {
        isShown: false,
      },
    );
    const from = { name: 'Oakley Plumbing', address: 'office@oakleyplumbing.example' };
    const about = { subject: 'Your invoice', body: filler, from, pictures: [invoice] };
    const { html: _html, ...plain } = email(about);
    expect(analyse(plain).severity).toBe('None');
    const lure = picture(CHANGE, { isShown: false });
    const { signals } = analyse({ ...plain, from: FROM, pictures: [lure] });
    const [found] = signals.flatMap(({ evidence }) => evidence).filter(({ where }) => where === 'picture');
    expect(found).toMatchObject({ source: 'the picture “image001.png”', box: expect.anything() });
  });
});

describe('misread words', () => {
  test('are neither disguises nor links', () => {
    const misread = picture('Yоur раssword ехpires tоday. Visit раypaI.com or alder.example/login to keep your mail.');
    const { signals, coverage } = analyse(email({ pictures: [misread] }));
    expect(signals.map(({ id }) => id)).not.toContain('look-alike-letters');
    expect(coverage.links).toBe(0);
  });
});

describe('what could not be read', () => {
  test('is said', () => {
    const { coverage } = analyse(email({ pictures: [picture('', { isCut: true })] }));
    expect(coverage.notSeen).toContain('We couldn’t read the words in the picture “image001.png”.');
    expect(coverage.filesRead).toBe(false);
  });

  test('is said of the rest', () => {
    const { coverage } = analyse(email({ pictures: [picture(CHANGE, { isCut: true, name: '' })] }));
    expect(coverage.notSeen).toContain('Only part of the words in a picture was read.');
  });
});
