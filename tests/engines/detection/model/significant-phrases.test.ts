import { describe, expect, test } from 'vitest';
import { significantPhrases } from '../../../../src/engines/detection/model/significant-phrases.ts';
import { parse } from '../../../../src/engines/detection/parse/parse.ts';
import { wordsOf } from '../../../../src/engines/detection/parse/words.ts';
import { fieldsOf, writtenEmails } from '../../../../src/tools/training/emails/written.ts';
import { testTable } from '../../../support/test-table.ts';

const read = (body: string, subject = '') => parse({ subject, body }, {}, []);
const quotesOf = (body: string) => significantPhrases(read(body)).map(({ quote }) => quote);

const ASKS = 'Please reply with your password and the code from your phone. Best regards, the whole team';

test('the request is quoted as a phrase', () => {
  const [strongest] = quotesOf(ASKS);
  expect(strongest).toMatch(/password/);
  expect(strongest).not.toMatch(/regards|team/);
});

describe('in emails of many languages', () => {
  const SPACED = /^(?:en|de|fr|es|it|pl|ru|tr|ar)$/;
  const isHarmful = ({ label }: { label: string }) => label !== 'benign';
  const emails = writtenEmails().filter((one, index) => index % 23 === 0 && isHarmful(one) && SPACED.test(one.lang));
  const found = emails.flatMap((email) => {
    const parsed = parse(fieldsOf(email), {}, []);
    return significantPhrases(parsed).map((evidence) => ({ evidence, parsed }));
  });

  test('phrases are at their offsets', () => {
    expect(found.length).toBeGreaterThan(emails.length / 2);
    for (const { evidence, parsed } of found) {
      const text = evidence.where === 'subject' ? parsed.subject : parsed.text;
      expect(text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
    }
  });

  test('they are whole phrases of one sentence, never small words alone', () => {
    for (const { evidence } of found) {
      const words = wordsOf(evidence.quote, false);
      expect(words.length).toBeGreaterThanOrEqual(2);
      expect(words.length).toBeLessThanOrEqual(12);
      expect(words.filter(({ norm }) => norm.length >= 4).length).toBeGreaterThanOrEqual(2);
      expect(new Set(words.map(({ sentence }) => sentence)).size).toBe(1);
    }
  });

  test('at most three are given, none of them twice', () => {
    for (const email of emails) {
      const shown = significantPhrases(parse(fieldsOf(email), {}, []));
      expect(shown.length).toBeLessThanOrEqual(3);
      for (const one of shown) {
        const overlapping = shown.filter(
          ({ where, start = 0, end = 0 }) => where === one.where && start < (one.end ?? 0) && (one.start ?? 0) < end,
        );
        expect(overlapping).toEqual([one]);
      }
    }
  });
});

test('addresses are not quoted', () => {
  for (const quote of quotesOf('Please confirm your password at https://www.alder.example/confirm/password today')) {
    expect(quote).not.toMatch(/alder|https/);
  }
});

describe('a line about the email itself is not quoted', () => {
  testTable([
    [
      'nl',
      'Uw pakket wacht op u, betaal de kosten vandaag nog.',
      'Wilt u zich afmelden voor deze berichten, klik dan hier.',
    ],
    ['fr', 'Votre mot de passe expire, confirmez votre compte.', 'Ce message a été envoyé par le système WillowMail.'],
    ['en', 'Confirm your password to receive your prize today.', 'Click here to unsubscribe and opt out of our list.'],
    ['sv', 'Bekräfta ditt lösenord för att få ditt paket.', 'Klicka här för att avregistrera dig från våra utskick.'],
    ['ru', 'Подтвердите ваш пароль и получите приз сегодня.', 'Нажмите здесь, чтобы отписаться от нашей рассылки.'],
  ])('%s', (_, request, footer) => {
    const quotes = quotesOf(`${request}\n\n${footer}`);
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.filter((quote) => footer.includes(quote))).toEqual([]);
  });
});
