import { expect, test } from 'vitest';
import { analyse, type Email } from '../../../src/engines/detection/index.ts';
import {
  asciiAddress,
  proofsOf,
  senderProof,
  spellingsOf,
  strongestProof,
} from '../../../src/features/corrections/proof.server.ts';
import { reportReason, reportWithReason } from '../../../src/features/corrections/report-reason.ts';
import { judged, markedColumns, senderOpinion } from '../../../src/features/corrections/verdict.server.ts';

const AUTHSERV = 'mx.example';
const from = (address: string, results: string, server = AUTHSERV): Email => ({
  ...{ subject: 'Menu', body: 'Soup', from: { name: '', address } },
  headers: [{ name: 'Authentication-Results', value: `${server}; ${results}` }],
});
const proofs = (address: string, results: string, server?: string) =>
  proofsOf(from(address, results, server), { authservId: AUTHSERV });

test('aligned signatures and DMARC prove a sender', () => {
  expect(proofs('kim@shop.example', 'dkim=pass header.d=shop.example; dmarc=pass header.from=shop.example')).toBe(
    'dkim:shop.example dmarc:shop.example',
  );
  expect(proofs('Kim@SHOP.example', 'dkim=pass header.d=Shop.Example')).toBe('dkim:shop.example');
  expect(proofs('kim@mail.shop.example', 'dkim=pass header.d=shop.example')).toBe('dkim:shop.example');
});

test.each([
  ['another domain signed', 'dkim=pass header.d=mailer.example'],
  ['the signature is broken', 'dkim=fail header.d=shop.example'],
  ['only SPF passes', 'spf=pass smtp.mailfrom=shop.example'],
  ['DMARC fails beside a signature', 'dkim=pass header.d=shop.example; dmarc=fail header.from=shop.example'],
  ['a look-alike signed', 'dkim=pass header.d=sh0p.example; dmarc=pass header.from=sh0p.example'],
  ['a name that ends alike signed', 'dkim=pass header.d=evilshop.example'],
])('nothing is proven where %s', (_, results) => {
  expect(proofs('kim@shop.example', results)).toBe('');
});

test('another server’s results prove nothing, nor do any without a trusted server', () => {
  const results = 'dkim=pass header.d=shop.example; dmarc=pass header.from=shop.example';
  expect(proofs('kim@shop.example', results, 'mx.attacker.example')).toBe('');
  expect(proofsOf(from('kim@shop.example', results), {})).toBe('');
});

test('international domains have one spelling', () => {
  expect(asciiAddress(' Kim@BÜCHER.example. ')).toBe('kim@xn--bcher-kva.example');
  expect(asciiAddress('kim@xn--bcher-kva.example')).toBe('kim@xn--bcher-kva.example');
  expect(spellingsOf('kim@xn--bcher-kva.example')).toEqual(['kim@xn--bcher-kva.example', 'kim@bücher.example']);
  const proven = 'dkim:xn--bcher-kva.example';
  expect(proofs('kim@xn--bcher-kva.example', 'dkim=pass header.d=xn--bcher-kva.example')).toBe(proven);
  expect(proofs('kim@bücher.example', 'dkim=pass header.d=Bücher.example')).toBe(proven);
  // With a Cyrillic character it's another domain.
  expect(asciiAddress('kim@shоp.example')).not.toBe('kim@shop.example');
  expect(['', 'kim', '@shop.example', 'kim@'].map(asciiAddress)).toEqual(['', '', '', '']);
});

test('the sender’s own signature is preferred', () => {
  const all = 'dmarc:shop.example dkim:mail.shop.example dkim:shop.example';
  expect(strongestProof(all, 'kim@shop.example')).toBe('dkim:shop.example');
  expect(strongestProof('dmarc:shop.example dkim:mail.shop.example', 'kim@shop.example')).toBe(
    'dkim:mail.shop.example',
  );
  expect(strongestProof('dmarc:shop.example', 'kim@shop.example')).toBe('dmarc:shop.example');
  expect(senderProof(null, 'kim@shop.example')).toEqual({ state: 'unknown' });
  expect(senderProof('', 'kim@shop.example')).toEqual({ state: 'unproven' });
  expect(senderProof('dkim:xn--bcher-kva.example', 'kim@bücher.example')).toEqual({
    ...{ state: 'proven', by: 'dkim', domain: 'bücher.example' },
  });
});

test('trust needs its proof, and a report of an unproven email says nothing of proven ones', () => {
  const trusted = { proof: 'dkim:shop.example', opinion: 'safe' } as const;
  const reported = { proof: '', opinion: 'dangerous' } as const;
  const proven = 'dkim:shop.example dmarc:shop.example';
  expect(senderOpinion([trusted], proven)).toBe('safe');
  for (const other of ['', null, 'dmarc:shop.example', 'dkim:a.shop.example']) {
    expect(senderOpinion([trusted], other), `${other}`).toBeNull();
  }
  // Somebody wrote in the name of a trusted sender.
  expect(senderOpinion([reported, trusted], proven)).toBe('safe');
  expect(senderOpinion([reported, trusted], '')).toBe('dangerous');
  expect(senderOpinion([{ ...trusted, opinion: 'dangerous' }], '')).toBe('dangerous');
  // The newest rule applies.
  expect(senderOpinion([trusted, { ...trusted, opinion: 'dangerous' }], proven)).toBe('safe');
});

type Engine = Parameters<typeof judged>[0];
const soft: Engine = { severity: 'High', category: 'phishing', kind: 'credential-phishing', signals: [] };
const nothing: Engine = { severity: 'None', category: 'safe', kind: 'none', signals: [] };

test('a user’s opinion of an email decides', () => {
  expect(judged(soft, { opinion: 'safe', by: 'email' })).toMatchObject({ severity: 'None', verdict: 'safe' });
  expect(judged(soft, { opinion: 'suspicious', by: 'email' })).toMatchObject({ severity: 'Medium', kind: soft.kind });
  expect(judged({ ...soft, severity: 'Critical' }, { opinion: 'dangerous', by: 'email' }).severity).toBe('Critical');
  expect(judged(nothing, { opinion: 'dangerous', by: 'email' })).toEqual({
    ...{ severity: 'High', category: 'phishing', kind: 'suspicious', verdict: 'dangerous' },
  });
  const unknown: Engine = { ...nothing, category: 'unknown', kind: 'unknown' };
  expect(judged(unknown, { opinion: 'safe', by: 'email' })).toMatchObject({ verdict: 'safe', category: 'safe' });
  // Nothing of it could be read, and trust doesn't change that.
  expect(judged(unknown, { opinion: 'safe', by: 'sender' })).toMatchObject({ verdict: 'unknown' });
  expect(judged(soft, null)).toMatchObject({ severity: 'High', verdict: 'dangerous' });
});

test('a sender’s rule lowers or raises, and trust of a harmless email isn’t mentioned', () => {
  expect(markedColumns(soft, null, 'safe')).toMatchObject({ severity: 'None', marked_as: 'safe', marked_by: 'sender' });
  expect(markedColumns(nothing, null, 'safe')).toMatchObject({ marked_as: null, marked_by: null });
  const malware: Engine = { ...soft, category: 'malware' };
  expect(markedColumns(malware, null, 'safe')).toMatchObject({
    severity: 'High',
    marked_as: 'safe',
    marked_by: 'sender',
  });
  expect(markedColumns(nothing, null, 'suspicious')).toMatchObject({ severity: 'Medium', verdict: 'suspicious' });
  expect(markedColumns({ ...soft, severity: 'Critical' }, null, 'suspicious').severity).toBe('Critical');
  expect(markedColumns(soft, 'dangerous', 'safe')).toMatchObject({ severity: 'High', marked_by: 'email' });
});

test('trust doesn’t silence facts', () => {
  const program: Email = {
    ...from('kim@shop.example', 'dkim=pass header.d=shop.example'),
    attachments: [{ filename: 'invoice.pdf.exe', mimeType: 'application/pdf', size: 10 }],
  };
  const analysis = analyse(program, { authservId: AUTHSERV });
  expect(judged(analysis, { opinion: 'safe', by: 'sender' }).severity).toBe(analysis.severity);
  const bank: Email = {
    ...from('kim@shop.example', 'dkim=pass header.d=shop.example'),
    subject: 'Invoice 12',
    body: 'Hello, our bank details have changed. Please pay the invoice today to the new account DE89370400440532013000. It is urgent.',
  };
  const changed = analyse(bank, { authservId: AUTHSERV });
  expect(changed.signals.filter(({ tier }) => tier === 'hard')).not.toEqual([]);
  expect(judged(changed, { opinion: 'safe', by: 'sender' }).severity).not.toBe('None');
});

test('a report names what was wrong', () => {
  const engine = { verdict: 'dangerous', severity: 'High', confidence: 90 } as const;
  const none = { verdict: 'safe', severity: 'None', confidence: 90 } as const;
  expect(reportReason({ opinion: 'safe', by: 'email', engine })).toBe('Incorrectly flagged as dangerous');
  expect(reportReason({ opinion: 'dangerous', by: 'email', engine: none })).toBe('Missed a security concern');
  expect(reportReason({ opinion: 'suspicious', by: 'email', engine })).toBe('Wrong type of threat identified');
  expect(reportWithReason('/feedback#content=a', { opinion: 'safe', by: 'email', engine })).toBe(
    '/feedback#content=a&reason=Incorrectly+flagged+as+dangerous',
  );
  expect(reportWithReason('/feedback', { opinion: 'safe', by: 'email', engine })).toBe('/feedback');
});
