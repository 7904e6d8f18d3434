import { download } from '../../client/download.ts';
import { request } from '../../client/request.ts';
import { urlOf } from '../../client/send.ts';
import {
  type FeedAnswer,
  type NewFeedAnswer,
  type NewTaskBody,
  TASK_PATHS,
  type Task,
  type TaskBody,
  type TaskChange,
  type TasksAnswer,
} from './contract.ts';

type Done = { ok: true };

export const listTasks = () => request<TasksAnswer>({ method: 'GET', path: TASK_PATHS.tasks });

export const addTask = (body: NewTaskBody) => request<Task>({ method: 'POST', path: TASK_PATHS.tasks, body });

export const changeTask = (taskId: string, body: TaskChange) =>
  request<Task>({ method: 'POST', path: TASK_PATHS.task, params: { taskId }, body });

export const deleteTask = (taskId: string) =>
  request<Done>({ method: 'DELETE', path: TASK_PATHS.task, params: { taskId } });

export const acceptSuggestion = (suggestionId: string, body: TaskBody) =>
  request<Task>({ method: 'POST', path: TASK_PATHS.accept, params: { suggestionId }, body });

export const dismissSuggestion = (suggestionId: string, dismissed: boolean) =>
  request<Done>({ method: 'POST', path: TASK_PATHS.dismiss, params: { suggestionId }, body: { dismissed } });

export const downloadCalendar = (task?: string) => download({ path: TASK_PATHS.calendar, query: { task } });

export const readFeed = () => request<FeedAnswer>({ method: 'GET', path: TASK_PATHS.feed });

export const createFeed = () => request<NewFeedAnswer>({ method: 'POST', path: TASK_PATHS.feed });

export const revokeFeed = () => request<Done>({ method: 'DELETE', path: TASK_PATHS.feed });

export const feedAddress = (token: string): string =>
  urlOf({ method: 'GET', path: TASK_PATHS.subscription, params: { token } }).href;
