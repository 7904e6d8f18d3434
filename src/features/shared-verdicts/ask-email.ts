import { spellBidiControls } from '../../ui/marks.ts';
import { VERDICT_TEXTS } from '../../ui/texts.ts';
import { verdictWords } from '../../ui/verdict-words.ts';
import { withoutLinks } from '../../ui/without-links.ts';
import { withoutQuotes } from './claims.ts';
import type { Claims } from './contract.ts';
import { ASK_EMAIL } from './texts.ts';
import { inUtc } from './utc.ts';

const MAX_FINDINGS = 5;

interface Asking {
  /** The address of the person who asks. */
  asker: string;
  note: string;
  claims: Claims;
  url: string;
  expiresAt: number;
}

/**
 * The email that asks somebody for their opinion. It quotes nothing from the email in question; otherwise people could
 * use it to send any text to anyone. The only link is ours.
 */
export function askEmail({ asker, note, claims, url, expiresAt }: Asking): { subject: string; text: string } {
  const { analysis } = withoutQuotes({ from: null, subject: '', analysis: claims.analysis });
  const { verdict, severity, confidence, signals, coverage } = analysis;
  const words = verdictWords(verdict, coverage.filesRead);
  const degree = verdict === 'unknown' ? '' : VERDICT_TEXTS.degree(severity, confidence);
  const found = signals.filter(({ weight }) => weight > 0).slice(0, MAX_FINDINGS);
  const line = note.replaceAll(/\s+/g, ' ').trim();
  const paragraphs = [
    ASK_EMAIL.intro(asker),
    ...(line === '' ? [] : [ASK_EMAIL.note(withoutLinks(spellBidiControls(line)))]),
    ASK_EMAIL.verdict(words, degree),
    ...(found.length > 0
      ? [[ASK_EMAIL.findings, ...found.map(({ title }) => `- ${withoutLinks(title)}`)].join('\n')]
      : []),
    ASK_EMAIL.link(url, inUtc(expiresAt)),
    ASK_EMAIL.reply(asker),
    ASK_EMAIL.footer,
  ];
  return { subject: ASK_EMAIL.subject(asker), text: `${paragraphs.join('\n\n')}\n` };
}
