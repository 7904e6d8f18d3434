import { analyse, asksForSecret } from '../../../../src/engines/detection/index.ts';
import { threadOf } from '../../../../src/engines/detection/parse/thread.ts';
import { type Suggestion, suggestionsIn } from '../../../../src/engines/tasks/index.ts';
import type { LabelledMessage } from './message.ts';

export interface Score {
  messages: number;
  expected: number;
  suggested: number;
  right: number;
  /** Of the right ones: with the words of `what` in the title, and how many of them have any. */
  titled: { right: number; of: number };
  /** Of the right ones: with the right `asker`. */
  asked: number;
  /** What is missing, and what should not be there, message by message. */
  errors: string[];
}

/** Compares what is suggested with what was expected: kind, day and time have to be the same, and said once. */
export function scoreOf(messages: readonly LabelledMessage[]): Score {
  const score: Score = {
    messages: 0,
    expected: 0,
    suggested: 0,
    right: 0,
    titled: { right: 0, of: 0 },
    asked: 0,
    errors: [],
  };
  for (const message of messages) {
    const suggestions = suggestionsFor(message);
    const suggested = suggestions.map(({ kind, due }) => `${kind} ${due}`);
    const missing = message.expected.filter((one) => !suggested.includes(one));
    const wrong = suggested.filter((one, i) => !message.expected.includes(one) || suggested.indexOf(one) !== i);
    for (const { kind, due, title, asker } of suggestions) {
      const at = message.expected.indexOf(`${kind} ${due}`);
      if (at === -1) continue;
      const word = message.what?.[at];
      if (word !== undefined) {
        score.titled.of += 1;
        if (title.toLowerCase().includes(word.toLowerCase())) score.titled.right += 1;
      }
      if (asker === message.asker) score.asked += 1;
    }
    score.messages += 1;
    score.expected += message.expected.length;
    score.suggested += suggested.length;
    score.right += suggested.length - wrong.length;
    if (missing.length > 0) score.errors.push(`${message.id}: missing ${missing.join(', ')}`);
    if (wrong.length > 0) score.errors.push(`${message.id}: wrong ${wrong.join(', ')}`);
  }
  return score;
}

/** Reads a message as the product does: judged first, then searched. */
export function suggestionsFor({ sent, from, subject, body, html, calendar, bulk }: LabelledMessage): Suggestion[] {
  const email = {
    subject,
    body,
    ...(html !== undefined && { html }),
    headers: [
      { name: 'Date', value: sent },
      ...(from === undefined ? [] : [{ name: 'From', value: from }]),
      ...(bulk ? [{ name: 'List-Unsubscribe', value: '<https://example.com/leave>' }] : []),
    ],
    attachments:
      calendar === undefined ? [] : [{ filename: 'invite.ics', mimeType: 'text/calendar', ...contentOf(calendar) }],
  };
  const analysis = analyse(email);
  const judgement = { ...analysis, asksForSecret: asksForSecret(analysis) };
  return suggestionsIn(email, judgement, threadOf(analysis.text, subject).quoted);
}

function contentOf(text: string): { content: Uint8Array; size: number } {
  const content = new TextEncoder().encode(text.replaceAll('\n', '\r\n'));
  return { content, size: content.length };
}
