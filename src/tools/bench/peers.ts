/**
 * Measures our engine beside SpamAssassin and Rspamd, on the same complete messages in the same run:
 * `npm run bench -- peers --corpus DIR`. The two are run from Debian's packages with local rules only. Their Bayes is
 * taught the sets that our own text model may be taught, and then also half of those that are for measuring.
 * Options: `--limit N` (measured mails of each archive), `--train-limit N` (taught mails of each kind and course),
 * `--only ours|spamassassin|rspamd`.
 */
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NOBODY } from './peers/daemon.ts';
import { figuresOf } from './peers/figures.ts';
import type { Filter, Lesson } from './peers/filter.ts';
import { inParallel } from './peers/in-parallel.ts';
import { letterlock } from './peers/letterlock.ts';
import {
  type ArchivedMail,
  allowedLessons,
  archivedMails,
  drawnLessons,
  measuredMails,
  measuringLessons,
} from './peers/mails.ts';
import { providePrograms } from './peers/programs.ts';
import { startRspamd } from './peers/rspamd.ts';
import { startSpamAssassin } from './peers/spamassassin.ts';
import { byArchive, type Result, tableOf } from './peers/table.ts';
import type { Figures } from './report/budgets.ts';

const FILTERS: Readonly<Record<string, (folder: string) => Filter | Promise<Filter>>> = {
  ours: letterlock,
  spamassassin: (folder) => {
    providePrograms('SpamAssassin', { 'sa-learn': 'spamassassin', spamd: 'spamd' });
    return startSpamAssassin(folder);
  },
  rspamd: (folder) => {
    providePrograms('Rspamd', { rspamd: 'rspamd', 'redis-server': 'redis-server' });
    return startRspamd(folder);
  },
};

/** A course of lessons, after which every filter is measured. */
interface Course {
  title: string;
  lessons(): Promise<Lesson[]>;
}

export async function run(args: string[]): Promise<Figures<'peers'>> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      limit: { type: 'string' },
      'train-limit': { type: 'string' },
      only: { type: 'string' },
    },
  });
  const { corpus, limit = Number.POSITIVE_INFINITY, 'train-limit': trainLimit = Number.POSITIVE_INFINITY } = values;
  if (corpus === undefined) throw new Error('Say where the mail is: --corpus DIR');
  const names = values.only === undefined ? Object.keys(FILTERS) : values.only.split(',');
  const unknown = names.find((name) => !FILTERS[name]);
  if (unknown !== undefined) throw new Error(`--only ${unknown}: there are ${Object.keys(FILTERS).join(', ')}`);

  const mails = await archivedMails(corpus);
  const measured = measuredMails(mails, Number(limit));
  const courses: Course[] = [
    { title: 'Equal data: taught the allowed sets', lessons: () => allowedLessons(corpus) },
    {
      title: 'Their best case: taught half of the measuring sets as well',
      lessons: () => measuringLessons(corpus, mails),
    },
  ].map(({ title, lessons }) => ({ title, lessons: async () => drawnLessons(await lessons(), Number(trainLimit)) }));

  const results: Result[][] = [];
  for (const name of names) results.push(await inFolder((folder) => resultsOf(name, folder, courses, measured)));
  for (const [index, { title }] of courses.entries()) {
    console.log(`\n${title}`);
    for (const line of tableOf(results.map((each) => each[index] ?? each[0]).filter((each) => each !== undefined))) {
      console.log(line);
    }
  }
  return figuresOf(results.map(([first]) => first).filter((each) => each !== undefined));
}

/** A filter's result after each course; only one when it does not learn. */
async function resultsOf(
  name: string,
  folder: string,
  courses: readonly Course[],
  mails: readonly ArchivedMail[],
): Promise<Result[]> {
  const filter = await FILTERS[name]?.(folder);
  if (!filter) return [];
  try {
    if (!filter.teach) return [await resultOf(filter, mails)];
    const results: Result[] = [];
    for (const course of courses) {
      await teach(filter, await course.lessons());
      results.push(await resultOf(filter, mails));
    }
    return results;
  } finally {
    await filter.stop();
  }
}

async function teach(filter: Filter, lessons: readonly Lesson[]): Promise<void> {
  const start = performance.now();
  const count = await filter.teach?.(lessons);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const spam = lessons.filter(({ kind }) => kind === 'spam').length;
  console.log(`${filter.name}: ${spam} spam and ${lessons.length - spam} ham taught, ${count} taken in, ${seconds} s`);
}

async function resultOf(filter: Filter, mails: readonly ArchivedMail[]): Promise<Result> {
  const start = performance.now();
  const processorStart = filter.processorSeconds();
  const judgements = await inParallel(mails, filter.lanes, ({ content }) => filter.judge(content));
  const seconds = (performance.now() - start) / 1000;
  console.log(`${filter.name}: ${mails.length} mails judged, ${seconds.toFixed(0)} s`);
  return {
    name: filter.name,
    thresholds: filter.thresholds,
    judgements: byArchive(mails, judgements),
    seconds,
    processorSeconds: filter.processorSeconds() - processorStart,
  };
}

/** Works in a folder that is deleted afterwards, however the work ends. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'letterlock-peers-'));
  const { uid, gid } = NOBODY;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const end = () => process.exit(130);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, end);
  process.on('exit', remove);
  try {
    return await work(folder);
  } finally {
    for (const signal of signals) process.off(signal, end);
    process.off('exit', remove);
    remove();
  }
}
