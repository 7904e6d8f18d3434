import { z } from 'zod';
import type { Evidence, Kind, Suggestion } from '../../engines/tasks/index.ts';
// Not from the index, which would bundle the whole engine into pages.
import { LIMITS } from '../../engines/tasks/limits.ts';
import { fromIso, toIso } from '../../engines/tasks/moment.ts';
import { oneLine } from '../../engines/tasks/one-line.ts';

/** Calendar apps ask every few minutes at most, but some servers ask for all their users. */
export const CALENDAR_LIMIT = { calls: 60, seconds: 10 * 60 };
export const UNKNOWN_CALENDAR_LIMIT = { name: 'unknown calendar', perClient: { calls: 60, seconds: 10 * 60 } };

export const TASK_PATHS = {
  tasks: '/api/v1/tasks',
  task: '/api/v1/tasks/{taskId}',
  accept: '/api/v1/tasks/suggestions/{suggestionId}/accept',
  dismiss: '/api/v1/tasks/suggestions/{suggestionId}/dismiss',
  calendar: '/api/v1/tasks/calendar',
  feed: '/api/v1/tasks/feed',
  subscription: '/calendar/{token}.ics',
} as const;

export const KINDS = ['task', 'appointment', 'reminder'] as const satisfies readonly Kind[];
export const MOST_TASKS = 1000;
export const TITLE_LENGTH = 200;
export const LOCATION_LENGTH = 200;

/** Whether it has a format of `Suggestion.due`: a day, or a time with or without UTC offset. */
export function isDue(text: string): boolean {
  const moment = fromIso(text);
  return moment !== null && toIso(moment) === text;
}

const MOST_MINUTES = LIMITS.minutes;

const fields = {
  kind: z.enum(KINDS),
  title: z.string().transform(oneLine).pipe(z.string().min(1).max(TITLE_LENGTH)),
  due: z.string().max(25).refine(isDue),
  minutes: z.number().int().min(1).max(MOST_MINUTES).nullable(),
  location: z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(LOCATION_LENGTH))
    .transform((text) => text || null)
    .nullable(),
};

export const taskBody = z.object(fields);
export type TaskBody = z.infer<typeof taskBody>;

/** `submission` is chosen by the client and repeated in retries, so that a task is added once. */
export const newTaskBody = z.intersection(taskBody, z.object({ submission: z.uuid().optional() }));
export type NewTaskBody = z.infer<typeof newTaskBody>;

/** Omitted values stay as they are. */
export const taskChange = z.object(fields).partial().extend({ done: z.boolean().optional() });
export type TaskChange = z.infer<typeof taskChange>;

export const dismissBody = z.object({ dismissed: z.boolean() });

export const calendarQuery = z.object({ task: z.string().max(64).optional() });

/** The scanned email that a task or suggestion came from. */
export interface Origin {
  scanId: string;
  subject: string;
  sender: { name: string; address: string };
}

export type Task = TaskBody & {
  id: string;
  done: boolean;
  /** Null for the user's own tasks, and when the scan was deleted. */
  origin: Origin | null;
};

export interface SuggestedTask extends TaskBody {
  id: string;
  quote: string;
  quotedFrom: Evidence['where'];
  confidence: Suggestion['confidence'];
  /** Who asks, if the email names somebody other than its sender. */
  asker: string | null;
  origin: Origin;
}

export type TasksAnswer = {
  /** By due date. */
  tasks: Task[];
  suggestions: SuggestionsAnswer;
};

export type SuggestionsAnswer = {
  /** Earliest first. */
  suggestions: SuggestedTask[];
  /** Of all, including those not in the list. */
  total: number;
};

export type FeedAnswer = {
  /** ISO 8601; null without a calendar link. */
  madeAt: string | null;
  /** When a calendar last used it. */
  readAt: string | null;
};

/** Returned only once: the server stores a hash. */
export type NewFeedAnswer = { token: string; madeAt: string };

export type TasksCode = 'TASK_NOT_FOUND' | 'SUGGESTION_NOT_FOUND' | 'TOO_MANY_TASKS' | 'FEED_NOT_FOUND';
