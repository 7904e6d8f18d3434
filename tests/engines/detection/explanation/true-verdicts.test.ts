import { describe, expect, test } from 'vitest';
import { explain } from '../../../../src/engines/detection/explanation/explain.ts';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import type { Assessment } from '../../../../src/engines/detection/scoring/assessment.ts';
import { wordingSignal } from '../../../../src/engines/detection/scoring/score.ts';
import { testTable } from '../../../support/test-table.ts';

const emailOf = (subject: string, body: string, more: Partial<Email> = {}): Email => ({ subject, body, ...more });
const praiseOf = (email: Email) => analyse(email).signals.find(({ id }) => id === 'wording-honest');

const NOTE =
  'Dear Ines, thank you for the photos of the garden. The beans did well this year, but the potatoes were late because of the wet June. We met in the village hall on Saturday and agreed on new paths for the autumn. Shall we walk along the river on Sunday and have tea at our place after that? Love, Ada';
/** The nouns of the same note with others from a dictionary. */
const HEAP =
  'garden beans potatoes heron lacuna taffeta barracuda village paths autumn river recess intervention shadow asceticism squamous photos hall repulsion bedside coadjutor axiology tea barnstorm corner lemon lantern harbor gravel button copper window candle meadow';

describe('wording is praised', () => {
  test('where sentences are honest, and not where there are none', () => {
    expect(praiseOf(emailOf('Sunday', NOTE.repeat(2)))).toBeDefined();
    expect(praiseOf(emailOf('Sunday', HEAP.repeat(2)))).toBeUndefined();
  });

  test('next to a warning not as if it decided', () => {
    const sentenceOf = (isWarned: boolean) => wordingSignal(-2, 'none', isWarned, 100, () => [])[0]?.sentence;
    expect(sentenceOf(true)).toMatch(/alone.*outweigh/);
    expect(sentenceOf(false)).not.toMatch(/outweigh/);
  });

  test('never beside what advertises', () => {
    const advertised = `${NOTE.repeat(2)} To be removed from our mailing list, click here: https://lobo.example/out`;
    expect(praiseOf(emailOf('Sunday', advertised))).toBeUndefined();
  });
});

describe('an email without a warning', () => {
  test('that praises a share is not called free of fraud', () => {
    const tip =
      'Watch this one on Tuesday. Company: Harris Exploration. Symbol: HXPN. Price: $0.64. 5-day target: $3. Strong buy!';
    const { severity, conclusion } = analyse(emailOf('News', `${NOTE} ${tip}`));
    expect(conclusion).toContain('promotes a share');
    const report = 'Symbol: HXPN. The annual meeting of Harris Exploration is on May 15 in the village hall.';
    expect(analyse(emailOf('News', `${NOTE} ${report}`)).conclusion).toContain('no signs of');
    expect(['None', 'Low', 'Medium']).toContain(severity);
  });

  test('gives no reasons that count for next to nothing', () => {
    const { response, severity, signals } = analyse(
      emailOf('Proposals', `${NOTE} Please send your proposal before the deadline on July 12.`),
    );
    expect(severity).toBe('None');
    expect(signals.map(({ id }) => id)).toContain('deadline');
    expect(response).not.toContain('little time');
  });
});

describe('what an email wants', () => {
  testTable([
    ['Your browser is out of date', 'Install the new version of your browser now: https://bit.ly/3abcd'],
    ['Mise à jour', 'Téléchargez la nouvelle version du navigateur ici : https://maj-navigateur.top/x'],
    ['Actualización', 'Su reproductor está desactualizado. Instale el nuevo player: http://185.22.1.9/flash'],
    ['Aggiornamento', 'Il tuo browser non è aggiornato. Scarica il nuovo browser: https://tinyurl.com/x3'],
  ])('is a program to run: %s', (subject, body) => {
    expect(analyse(emailOf(subject, body)).kind).toBe('malware');
  });

  test('is a password where an account is spoken of as well', () => {
    const body =
      'Update your browser, then log in and confirm your bank account: https://account-check-login.example/in';
    expect(analyse(emailOf('Your account is suspended', body)).kind).toBe('credential-phishing');
  });

  test('is a click where only the link is wrong', () => {
    const html =
      '<p>Please fill in the survey of the canteen: <a href="https://hr-benefits-portal.example/s">https://canteen.test/survey</a></p>';
    const { severity, kind, conclusion, actions } = analyse(emailOf('Canteen', '', { html }));
    expect({ severity, kind }).toEqual({ severity: 'High', kind: 'suspicious' });
    expect(conclusion).toMatch(/click a doubtful link/);
    expect(actions.join(' ')).toMatch(/Don’t click/);
  });

  test('is a click where the words ask for one and say no more', () => {
    const link = '<a href="https://lobo.example/d">here</a>';
    const html = `<p>Click ${link} now. Please click ${link} before tonight.</p>`;
    const { kind, severity, conclusion } = analyse(emailOf('Important', '', { html }));
    expect({ severity, kind }).toEqual({ severity: 'Medium', kind: 'suspicious' });
    expect(conclusion).toMatch(/click a doubtful link/);
  });

  test('is not blackmail without a threat, and not a file without one', () => {
    const hosting =
      'Hosting from an Irish company from as little as 6.50 per month. We can offer your business hosting with local support, and you are sure to get a swift response. http://185.22.1.9/host';
    expect(analyse(emailOf('Hosting', hosting)).kind).not.toBe('extortion');
    const summons =
      'You have been summoned for jury service. Be prepared to attend court and bring the attached summons. Details: https://mail-quota-update.example/x';
    expect(analyse(emailOf('Jury duty', summons, { attachments: [] })).kind).not.toBe('malware');
  });
});

test('advice is on what either part of an email has', () => {
  const html =
    '<p>Menu of the week</p><p><a href="https://lobo.example/menu">Soup and bread</a></p><p>Come on Monday, the kitchen is open from noon until two, and there is cake on Fridays.</p>';
  const body =
    'LEDGER SECURITY. Several security issues have been reported. Your crypto could be stolen by a third party. Scan your device online now: enter your recovery phrase on the page behind the button to keep your wallet.';
  const { actions } = analyse(emailOf('Secure your portfolio', body, { html }));
  expect(actions.join(' ')).not.toContain('Don’t reply, and don’t share your password');
});

describe('what is said of an email is no more than what was checked', () => {
  const of = (confidence: number, kind: Assessment['kind'] = 'none', more: Partial<Assessment> = {}) =>
    explain(
      { severity: 'None', category: 'safe', kind, verdict: 'safe', confidence, ...more },
      [],
      { ...analyse(emailOf('Sunday', NOTE)).coverage, limitations: [], cut: [] },
      { has: new Set(['link']), mayHave: new Set(['link']) },
    ).conclusion;

  test('harmless is what is sure to be', () => {
    expect(of(95)).toContain('no signs of phishing');
    expect(of(65)).toContain('can’t rule one out');
  });

  test('a long text that leaves it open is not called too little', () => {
    const unknown = { category: 'unknown', verdict: 'unknown' } as const;
    expect(of(20, 'unknown', unknown)).toBe('We can’t tell from this email whether it’s harmful.');
  });

  test('what it wants is less sure where only thin wording tells', () => {
    const phishing = { severity: 'Medium', category: 'phishing', verdict: 'suspicious' } as const;
    expect(of(90, 'credential-phishing', { ...phishing, isKindSure: true })).toContain('probably');
    expect(of(90, 'credential-phishing', { ...phishing, isKindSure: false })).toContain('might');
    const critical = { severity: 'Critical', category: 'phishing', verdict: 'dangerous', isKindSure: false } as const;
    expect(of(99, 'credential-phishing', critical)).toContain('very likely');
  });

  test('it deceives where something is not what it seems, and otherwise only resembles fraud', () => {
    const odd = { severity: 'Medium', category: 'phishing', verdict: 'suspicious' } as const;
    expect(of(90, 'suspicious', odd)).toContain('resembles spam and fraud');
  });

  test('a reservation that lapses is no pressure', () => {
    const { conclusion } = analyse(
      emailOf('Missed check-in', 'You missed your check-in. If you do not check in, your booking will be cancelled.'),
    );
    expect(conclusion).not.toContain('pressures');
  });

  test('words that only surround a picture nobody read are not praised', () => {
    const html = `<p>${NOTE.repeat(2)}</p>`;
    expect(praiseOf(emailOf('Sunday', '', { html }))).toBeDefined();
    const around = emailOf('Sunday', '', { html: `${html}<img src="cid:one@alder.example">` });
    expect(praiseOf(around)).toBeUndefined();
    expect(analyse(around).conclusion).not.toContain('no signs of');
  });
});

describe('a quotation', () => {
  test('of a name that Japanese text follows ends with the name', () => {
    const { signals } = analyse(emailOf('Bitcoinのニュース', 'Bitcoinの価格とBitcoinウォレットについて。'));
    const quotes = signals.filter(({ id }) => id === 'crypto-lure').flatMap(({ evidence }) => evidence);
    expect(quotes.map(({ quote }) => quote)).toContain('Bitcoin');
    expect(quotes.map(({ quote }) => quote).join()).not.toMatch(/[ぁ-ん]/);
  });
});

describe('an address in a link', () => {
  const isFound = (path: string) =>
    analyse(emailOf('Lists', `Please read https://lobo.example/${path}`)).signals.some(
      ({ id }) => id === 'link-recipient-address',
    );

  test('is somebody’s, and not the Message-ID in an archive of a mailing list', () => {
    expect(isFound('x?e=ines.alder@north.example')).toBe(true);
    expect(isFound('dev/f118d974-8fd5-42b8-9105-57e215d8a14an@groups.example/')).toBe(false);
  });
});

describe('the advice on an email without a warning', () => {
  const NOTICE = `${NOTE} The minutes are on our site: https://willow.example/minutes`;
  const stepsOf = (address: string, body = NOTICE) =>
    analyse(emailOf('Minutes', body, { from: { name: 'Willow', address }, headers: [], attachments: [] })).actions;

  test('speaks of a reply where somebody would get one', () => {
    expect(stepsOf('ada@willow.example')).toEqual(['Check the address before you reply.']);
  });

  testTable([
    'noreply@willow.example',
    'do-not-reply@willow.example',
    'notifications-no_reply@willow.example',
    'nao-responda@willow.example',
    'ne-pas-repondre@willow.example',
    'nicht-antworten@willow.example',
    'MAILER-DAEMON@willow.example',
  ])('and not to %s', (address) => {
    expect(stepsOf(address).join()).not.toContain('reply');
    expect(stepsOf(address, NOTE).join()).toBe('');
  });

  test('warns of paying only where something is to be paid', () => {
    const paid = 'Your ticket to Bonn is paid by direct debit from your account, IBAN DE89 3704 0044 0532 0130 00.';
    const { signals, response } = analyse(emailOf('Your ticket', `${NOTE} ${paid}`));
    expect(signals.map(({ id }) => id)).toContain('bank-details');
    expect(response).not.toMatch(/paying|you pay/);
    expect(analyse(emailOf('Your ticket', `${NOTE} Please pay the invoice to our account.`)).response).toMatch(
      /paying/,
    );
  });
});
