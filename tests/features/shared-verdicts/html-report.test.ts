import { expect, test } from 'vitest';
import { analyse } from '../../../src/engines/detection/index.ts';
import { askEmail } from '../../../src/features/shared-verdicts/ask-email.ts';
import { shareableOf, textsIn, withTexts } from '../../../src/features/shared-verdicts/claims.ts';
import type { Claims } from '../../../src/features/shared-verdicts/contract.ts';
import { htmlReport } from '../../../src/features/shared-verdicts/html-report.ts';

const EMAIL = { from: '"<b>Bank</b>" <alert@bank.example>', subject: 'Your account is <i>suspended</i>' };
const analysis = analyse({
  ...EMAIL,
  from: { name: '<b>Bank</b>', address: 'alert@bank.example' },
  body: 'Verify your password at http://203.0.113.7/login <script>alert(1)</script> now or lose your account “today”.',
});
const shareable = shareableOf(EMAIL, analysis);
const shared = withTexts(shareable, textsIn(shareable));
const claims: Claims = {
  ...{ iss: 'https://letterlock.example', iat: 1_800_000_000, engine: '3', checked: 'message', quotes: true },
  email: { from: shared.from, subject: shared.subject },
  analysis: shared.analysis,
};

test('a report has the verdict and its evidence, loads nothing, runs nothing and leads nowhere', () => {
  const report = htmlReport(claims);
  expect(report).toContain('<strong>Dangerous</strong>');
  expect(report).toContain('What to do now');
  for (const { title } of shared.analysis.signals) expect(report).toContain(title.replaceAll('"', '&quot;'));
  expect(report).toContain('&lt;i&gt;suspended&lt;/i&gt;');
  expect(report).not.toMatch(/<(?:script|link|img|iframe|b|i|a)\b/);
  expect(report.replace(claims.iss, '')).not.toMatch(/https?:|\s(?:src|href)=/);
});

test('without quotes it has no subject', () => {
  expect(htmlReport({ ...claims, quotes: false })).not.toContain('suspended&lt;');
});

test('an email that asks for an opinion quotes nothing of the email, and has one link', () => {
  const asking = { asker: 'ada@example.com', url: 'https://letterlock.example/r/x', expiresAt: 0, claims };
  const { subject, text } = askEmail({ ...asking, note: 'See\r\n\r\nhttps://evil.example and www.evil.example' });
  expect(subject).toBe('ada@example.com asks what you think of an email');
  expect(text).toContain('“See hxxps://evil[.]example and www[.]evil[.]example”');
  expect(text.match(/https?:\S+/g)).toEqual([asking.url]);
  expect(text).not.toMatch(/bank|suspended|203|script/i);
  expect(askEmail({ ...asking, note: 'Pay \u202Egpj.exe' }).text).toContain('Pay [U+202E]gpj[.]exe');
  expect(askEmail({ ...asking, note: ' ' }).text).not.toContain('Their message');
});
