import { DAYS, timeOfDay } from '../../client/format-time.ts';
import { MARK_TEXTS, warnsDespiteTrust } from '../corrections/mark-texts.ts';
import type { ScanAnswer } from './contract.ts';
import { LIST_TEXTS } from './view-texts.ts';

/** The more recent the time, the more precise it is. */
export function shortTime(time: string, now: Date): string {
  const date = new Date(time);
  return date.toDateString() === now.toDateString() ? timeOfDay(date) : DAYS.format(date, now);
}

/** @param total null while it is being counted */
export function shownLine(shown: number, total: number | null, complete: boolean): string {
  const all = complete ? shown : total === null ? null : Math.max(total, shown);
  if (all === null) return LIST_TEXTS.newest(shown);
  if (all === 0) return LIST_TEXTS.noMatch;
  return shown >= all ? LIST_TEXTS.count(all) : LIST_TEXTS.part(shown, all);
}

/** The verdict that counts, and how a user's own verdict is named next to the engine's. */
export function headOf({ analysis, verdict, severity, reason, mark }: ScanAnswer) {
  if (!mark) return { analysis: { ...analysis, verdict } };
  const { opinion, by, engine } = mark;
  const isDespite = warnsDespiteTrust({ mark, verdict });
  if (isDespite && severity === engine.severity) {
    return { analysis: { ...analysis, verdict, conclusion: `${analysis.conclusion} ${MARK_TEXTS.kept}` } };
  }
  const isSafe = verdict === 'safe';
  const isRaised = !isSafe && verdict !== mark.engine.verdict;
  const bySender = isDespite ? MARK_TEXTS.remains : MARK_TEXTS.conclusions[opinion];
  const conclusion = by === 'sender' ? bySender : MARK_TEXTS.engineConclusion(analysis.conclusion);
  const strongest = analysis.signals.filter(({ sentence }) => sentence === reason);
  const actions = isSafe ? [] : isRaised && opinion !== 'safe' ? [MARK_TEXTS.action] : analysis.actions;
  const words = by === 'email' ? MARK_TEXTS.heading(opinion) : isSafe ? MARK_TEXTS.trusted : undefined;
  return {
    analysis: { ...analysis, verdict, severity, conclusion, actions, signals: isSafe ? [] : strongest },
    own: { degree: MARK_TEXTS.engine(mark), ...(words !== undefined && { words }) },
  };
}
