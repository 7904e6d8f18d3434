import { z } from 'zod';
import type { Evidence, Kind, Suggestion } from '../../engines/tasks/index.ts';
// Not by the index: pages would load the whole engine.
import { LIMITS } from '../../engines/tasks/limits.ts';
import { fromIso, toIso } from '../../engines/tasks/moment.ts';
import { oneLine } from '../../engines/tasks/one-line.ts';

/** Calendar apps ask every few minutes at most, but some servers ask for all their users. */
export const CALENDAR_LIMIT = { calls: 60, seconds: 10 * 60 };
export const UNKNOWN_CALENDAR_LIMIT = { name: 'unknown calendar', perClient: { calls: 60, seconds: 10 * 60 } };

export const TASK_PATHS = {
  tasks: '/api/v1/tasks',
  task: '/api/v1/tasks/{taskId}',
  suggestions: '/api/v1/tasks/suggestions',
  accept: '/api/v1/tasks/suggestions/{suggestionId}/accept',
  dismiss: '/api/v1/tasks/suggestions/{suggestionId}/dismiss',
  calendar: '/api/v1/tasks/calendar',
  feed: '/api/v1/tasks/feed',
  subscription: '/calendar/{token}.ics',
} as const;

export const KINDS = ['task', 'appointment', 'reminder'] as const satisfies readonly Kind[];
/** More is no list that anybody looks through. */
export const MOST_TASKS = 1000;
export const TITLE_LENGTH = 200;
export const LOCATION_LENGTH = 200;

/** Whether it is as `Suggestion.due`: a day, a time wherever the reader is, or one with its offset. */
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

/** `submission` is made by the sender, and the same when a task is sent once more because no answer came. */
export const newTaskBody = z.intersection(taskBody, z.object({ submission: z.uuid().optional() }));
export type NewTaskBody = z.infer<typeof newTaskBody>;

/** What is left out stays as it is. */
export const taskChange = z.object(fields).partial().extend({ done: z.boolean().optional() });
export type TaskChange = z.infer<typeof taskChange>;

export const dismissBody = z.object({ dismissed: z.boolean() });

export const calendarQuery = z.object({ task: z.string().max(64).optional() });

/** The scanned message that something came from. */
export interface Origin {
  scanId: string;
  subject: string;
  sender: { name: string; address: string };
}

export type Task = TaskBody & {
  id: string;
  done: boolean;
  /** Null for what the user wrote, and when the scan was deleted. */
  origin: Origin | null;
};

export interface SuggestedTask extends TaskBody {
  id: string;
  quote: string;
  quotedFrom: Evidence['where'];
  confidence: Suggestion['confidence'];
  origin: Origin;
}

export type TasksAnswer = {
  /** By due date. */
  tasks: Task[];
};

export type SuggestionsAnswer = {
  /** The next due first. */
  suggestions: SuggestedTask[];
  /** All there are: the list ends before. */
  total: number;
};

export type FeedAnswer = {
  /** ISO date and time; null when there is no address. */
  madeAt: string | null;
  /** When a calendar asked last. */
  readAt: string | null;
};

/** Said only once: the server keeps a hash of it. */
export type NewFeedAnswer = { token: string; madeAt: string };

export type TasksCode = 'TASK_NOT_FOUND' | 'SUGGESTION_NOT_FOUND' | 'TOO_MANY_TASKS' | 'FEED_NOT_FOUND';
