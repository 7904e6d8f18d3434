import { z as zod } from 'zod';
import type { Evidence, Kind, Suggestion } from '../../engines/tasks/index.ts';
// Not from the index, which would bundle the whole engine into pages.
import { LIMITS } from '../../engines/tasks/limits.ts';
import { fromIso, toIso } from '../../engines/tasks/moment.ts';
import { oneLine } from '../../engines/tasks/one-line.ts';

/** Calendar apps ask every few minutes at most, but some servers ask for all their users. */
export const CALENDAR_LIMIT = { calls: 60, seconds: 10 * 60 };

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
export const MAX_TASKS = 1000;
export const TITLE_LENGTH = 200;
export const LOCATION_LENGTH = 200;

/** Whether it has a format of `Suggestion.due`: a day, or a time with or without UTC offset. */
export function isDue(text: string): boolean {
  const moment = fromIso(text);
  return moment !== null && toIso(moment) === text;
}

const MAX_MINUTES = LIMITS.minutes;

const fields = {
  kind: zod.enum(KINDS),
  title: zod.string().transform(oneLine).pipe(zod.string().min(1).max(TITLE_LENGTH)),
  due: zod.string().max(25).refine(isDue),
  minutes: zod.number().int().min(1).max(MAX_MINUTES).nullable(),
  location: zod
    .string()
    .transform(oneLine)
    .pipe(zod.string().max(LOCATION_LENGTH))
    .transform((text) => text || null)
    .nullable(),
};

export const taskBody = zod.object(fields);
export type TaskBody = zod.infer<typeof taskBody>;

/** `submission` is chosen by the client and repeated in retries, so that a task is added once. */
export const newTaskBody = zod.intersection(taskBody, zod.object({ submission: zod.uuid().optional() }));
export type NewTaskBody = zod.infer<typeof newTaskBody>;

/** Omitted values stay as they are. */
export const taskChange = zod.object(fields).partial().extend({ done: zod.boolean().optional() });
export type TaskChange = zod.infer<typeof taskChange>;

export const dismissBody = zod.object({ dismissed: zod.boolean() });

export const calendarQuery = zod.object({ task: zod.string().max(64).optional() });

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
  /** Counts all of them, including those not in the list. */
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
