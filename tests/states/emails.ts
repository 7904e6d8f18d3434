import type { Analysis, Evidence, Signal, Tier } from '../../src/engines/detection/analysis.ts';
import type { ShownEmail } from '../../src/ui/annotate.ts';

/** The properties of `Inspection`. */
interface Inspected {
  id: string;
  about: string;
  email: Omit<ShownEmail, 'body'>;
  analysis: Pick<Analysis, 'verdict' | 'severity' | 'confidence' | 'signals' | 'text'>;
}

const TIERS: Tier[] = ['hard', 'soft', 'context', 'mitigating'];
const LONG_URL = `https://accounts.example.com/session/${'verify-your-address-'.repeat(9)}?token=${'0f9a'.repeat(40)}`;
const PARAGRAPH =
  'The committee met on Tuesday and read the minutes of the spring. Everybody agreed on the date of the summer party, and nobody on the music. ';

const ordinary = 'Your account is locked. Sign in within 24 hours or it is deleted: https://alder.example/login';
const tiers: Inspected = {
  id: 'tiers',
  about: 'Evidence of all tiers in every part, marks that overlap, and a note without a mark',
  email: {
    from: 'Alder Bank <security@alder-bank.example>',
    replyTo: 'help@elsewhere.example',
    to: 'you@example.com',
    attachments: 'invoice.pdf.exe\nterms.pdf',
    subject: 'Urgent: your account',
  },
  analysis: {
    verdict: 'dangerous',
    severity: 'Critical',
    confidence: 94,
    text: ordinary,
    signals: [
      signal('hard', { where: 'link', quote: 'https://alder.example/login' }),
      signal('hard', { where: 'attachment', quote: 'invoice.pdf.exe' }),
      signal('soft', { where: 'body', quote: 'within 24 hours or it is deleted' }),
      signal('soft', { where: 'body', quote: 'Sign in within 24 hours' }, { where: 'body', quote: 'locked' }),
      signal('soft', { where: 'body', quote: 'deleted' }),
      signal('soft', { where: 'subject', quote: 'Urgent' }),
      signal('context', { where: 'reply-to', quote: 'help@elsewhere.example' }),
      signal('context', { where: 'header', quote: 'Received: from mail.example' }),
      signal('mitigating', { where: 'from', quote: 'security@alder-bank.example' }),
    ],
  },
};

const long: Inspected = {
  id: 'long',
  about: 'Words and addresses longer than any line',
  email: {
    from: `${'Very'.repeat(20)}LongName <${'a'.repeat(64)}@${'subdomain.'.repeat(12)}example.com>`,
    attachments: `${'quarterly_report_'.repeat(10)}.pdf`,
    subject: `Re: ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}`,
  },
  analysis: {
    verdict: 'suspicious',
    severity: 'Medium',
    confidence: 100,
    text: `Please look: ${LONG_URL} and answer.`,
    signals: [
      signal('hard', { where: 'link', quote: LONG_URL }),
      signal('soft', { where: 'attachment', quote: 'quarterly_report_' }),
    ],
  },
};

const words = Array.from({ length: 60 }, (_, index) => `phrase-${index + 1}`);
const many: Inspected = {
  id: 'many',
  about: 'Sixty findings',
  email: { from: 'Someone <someone@example.com>', subject: 'One thing after another' },
  analysis: {
    verdict: 'dangerous',
    severity: 'High',
    confidence: 88,
    text: `${words.join(' and ')}.`,
    signals: words.map((quote, index) => signal(TIERS[index % 4] ?? 'soft', { where: 'body', quote })),
  },
};

const empty: Inspected = {
  id: 'empty',
  about: 'Neither a sender, nor a subject, nor a text',
  email: { subject: '' },
  analysis: { verdict: 'unknown', severity: 'None', confidence: 0, text: '', signals: [] },
};

const rightToLeft: Inspected = {
  id: 'right-to-left',
  about: 'Read from right to left, with a link that is not',
  email: { from: 'البنك <security@example.com>', subject: 'حسابك موقوف' },
  analysis: {
    verdict: 'suspicious',
    severity: 'Low',
    confidence: 61,
    text: 'عزيزي العميل، حسابك موقوف. سجّل الدخول خلال 24 ساعة: https://example.com/login وإلا سيُحذف الحساب.',
    signals: [
      signal('soft', { where: 'body', quote: 'خلال 24 ساعة' }),
      signal('hard', { where: 'link', quote: 'https://example.com/login' }),
      signal('soft', { where: 'subject', quote: 'موقوف' }),
    ],
  },
};

const huge: Inspected = {
  id: 'huge',
  about: 'A text of 30 kB that scrolls in itself',
  email: { from: 'Committee <committee@example.com>', subject: 'Minutes' },
  analysis: {
    verdict: 'safe',
    severity: 'None',
    confidence: 97,
    text: `${PARAGRAPH.repeat(220)}The last sentence.`,
    signals: [signal('mitigating', { where: 'body', quote: 'The last sentence' })],
  },
};

/** Emails that are hard to lay out, analysed by hand so that changes of the engine don't affect them. */
export const EMAILS = [tiers, long, many, empty, rightToLeft, huge];

function signal(tier: Tier, ...evidence: Evidence[]): Signal {
  return {
    id: `${tier}-${evidence[0]?.quote}`,
    group: 'pressure',
    tier,
    weight: 0.5,
    title: `A ${tier} signal`,
    sentence: `It rests on “${evidence[0]?.quote.slice(0, 60)}”.`,
    evidence,
  };
}
