import type { Evidence, Group, Signal } from '../../engines/detection/index.ts';

export type Question = 'who' | 'what' | 'how';

/** Which of a reader's questions each group of signals answers. */
const QUESTION_OF: Record<Group, Question> = {
  sender: 'who',
  behaviour: 'who',
  thread: 'who',
  request: 'what',
  pressure: 'how',
  link: 'how',
  concealment: 'how',
  attachment: 'how',
  wording: 'how',
};

export const QUESTIONS: Record<Question, string> = {
  who: 'Who is writing',
  what: 'What they want',
  how: 'How they go about it',
};

const PLACES: Record<Evidence['where'], string> = {
  from: 'In the sender line',
  'reply-to': 'In the reply address',
  subject: 'In the subject',
  body: 'In the text',
  link: 'In a link',
  attachment: 'In an attachment',
  header: 'In the headers',
  server: 'From the mail server',
  remark: 'Seen in the email',
};

/** The signals by the question that they answer, those without any left out. */
export function byQuestion<T extends Pick<Signal, 'group'>>(
  signals: readonly T[],
): { question: Question; signals: T[] }[] {
  const grouped = Map.groupBy(signals, ({ group }) => QUESTION_OF[group]);
  return (['who', 'what', 'how'] as const).flatMap((question) => {
    const found = grouped.get(question) ?? [];
    return found.length > 0 ? [{ question, signals: found }] : [];
  });
}

function placeOf({ where, source }: Evidence): string {
  return source === undefined ? PLACES[where] : `In ${source}`;
}

/** A signal's quotes by where they stand, each once; what was only seen has none. */
export function quotesOf({ evidence }: Pick<Signal, 'evidence'>): { place: string; quotes: Evidence[] }[] {
  const quoted = new Map<string, Map<string, Evidence>>();
  for (const one of evidence) {
    if (one.quote.trim() === '') continue;
    const place = placeOf(one);
    const known = quoted.get(place) ?? new Map<string, Evidence>();
    quoted.set(place, known.set(JSON.stringify([one.quote, one.href]), one));
  }
  return Array.from(quoted, ([place, quotes]) => ({ place, quotes: [...quotes.values()] }));
}

/** What weighed most against the email, or else for it. */
export function reasonOf(signals: readonly Signal[]): string | undefined {
  const tiers = ['hard', 'soft', 'mitigating', 'context'] as const;
  return tiers.map((wanted) => signals.find(({ tier }) => tier === wanted)).find(Boolean)?.sentence;
}
