import type { Severity, Verdict } from '../../engines/detection/index.ts';
import type { Mark, Opinion } from './contract.ts';

export const OPINION_NAMES: Record<Opinion, string> = {
  safe: 'safe',
  suspicious: 'suspicious',
  dangerous: 'dangerous',
};

/** “Engine: None” would say that there was no engine. */
const found = (severity: Severity): string => (severity === 'None' ? 'no threats' : severity);

const engineSaid = ({ engine: { verdict, severity, confidence } }: Mark): string =>
  verdict === 'unknown' ? 'Engine: Unknown' : `Engine: ${found(severity)}, ${confidence}% sure`;

export const MARK_TEXTS = {
  engine: engineSaid,
  /** Beside the verdict in a list, which says what the engine found. */
  short: ({ engine: { verdict, severity } }: Mark): string =>
    verdict === 'unknown' ? 'Engine: Unknown' : `Engine: ${found(severity)}`,
  /** In place of the verdict's name. */
  list: ({ opinion, by }: Mark): string =>
    by === 'email' ? `You: ${OPINION_NAMES[opinion]}` : opinion === 'safe' ? 'Trusted' : 'Reported',
  heading: (opinion: Opinion): string => `You marked this as ${OPINION_NAMES[opinion]}`,
  trusted: 'From a sender you trust',
  conclusions: {
    safe: 'You trust this sender, so the verdict is lower than the engine’s.',
    suspicious: 'You reported this sender as suspicious.',
    dangerous: 'You reported this sender.',
  },
  /** Its conclusion stays visible under the user's own verdict. */
  engineConclusion: (conclusion: string): string => `The engine says: ${conclusion}`,
  /** For when trust couldn't lower the verdict all the way. */
  remains: 'You trust this sender, but some findings count for every sender.',
  /** For when trust didn't lower the verdict. */
  kept: 'You trust this sender, but that doesn’t change what this email does.',
  warned: 'Trusted sender',
  action: 'Don’t reply, click or open anything in this email.',
} as const;

/** Whether an email from a trusted sender still has a warning. */
export function warnsDespiteTrust({ mark, verdict }: { mark: Mark | null; verdict: Verdict }): boolean {
  return mark?.by === 'sender' && mark.opinion === 'safe' && verdict !== 'safe';
}

/** Why an email's verdict is worse than the engine's; undefined if the engine itself gives the reason. */
export function raisedReason(mark: Mark | null): string | undefined {
  if (!mark || mark.opinion === 'safe' || mark.engine.verdict === 'dangerous') return undefined;
  if (mark.by === 'sender') return MARK_TEXTS.conclusions[mark.opinion];
  return mark.engine.severity === 'None' ? `${MARK_TEXTS.heading(mark.opinion)}.` : undefined;
}
