import { expect, test } from 'vitest';
import { senderChecksOf } from '../../../../src/engines/detection/display/sender-checks.ts';

const field = (value: string) => ({ name: 'Authentication-Results', value });

const own = field(
  'mx.google.com; spf=pass (google.com: domain of a@shop.example designates 192.0.2.7 as permitted sender) smtp.mailfrom=a@shop.example; dkim=fail header.d=shop.example; dmarc=pass (p=REJECT) header.from=shop.example; iprev=pass',
);
const forged = field('mx.trusted.example; dmarc=pass header.from=bank.example');

test('each check says what was checked, by whom, and whether it counts', () => {
  const checks = senderChecksOf([own, { name: 'Received', value: 'by mx.google.com' }, forged], 'mx.google.com');
  expect(
    checks.map(({ method, outcome, domain, address, server, counts }) => [
      method,
      outcome,
      domain,
      address,
      server,
      counts,
    ]),
  ).toEqual([
    ['spf', 'pass', 'shop.example', '192.0.2.7', 'mx.google.com', true],
    ['dkim', 'fail', 'shop.example', null, 'mx.google.com', true],
    ['dmarc', 'pass', 'shop.example', null, 'mx.google.com', true],
    ['dmarc', 'pass', 'bank.example', null, 'mx.trusted.example', false],
  ]);
});

test('without a known server none counts', () => {
  expect(senderChecksOf([own], undefined).some(({ counts }) => counts)).toBe(false);
  expect(senderChecksOf([own], 'mx.other.example').some(({ counts }) => counts)).toBe(false);
});

test('what a server softly fails is told in its own word', () => {
  const [check] = senderChecksOf([field('a.example; spf=softfail smtp.mailfrom=x@y.example')], 'a.example');
  expect(check).toMatchObject({ outcome: 'fail', word: 'softfail' });
});
