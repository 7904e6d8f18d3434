import { ALLOWED_SOURCES } from '../../corpus/allowed-sources.ts';
import type { MailRecord } from '../detection/record.ts';
import { messagesIn, type RawMessage, recordSourcesIn, recordsIn } from '../detection/sources.ts';
import { hashOf, isTuned } from '../detection/tally.ts';
import type { Kind, Lesson } from './filter.ts';
import { rebuilt } from './rebuild.ts';

/** The archives of complete messages; each contains emails of one label. */
export const ARCHIVES = ['phish', 'spam', 'ham'] as const;
export type Archive = (typeof ARCHIVES)[number];

export interface ArchivedMail extends RawMessage {
  archive: Archive;
}

/** All complete messages of the corpus. */
export async function archivedMails(folder: string): Promise<ArchivedMail[]> {
  const mails: ArchivedMail[] = [];
  for (const archive of ARCHIVES) {
    for await (const message of messagesIn(folder, archive)) mails.push({ ...message, archive });
  }
  return mails;
}

/** The mails that no filter is taught: the half that no rule was written for, some of each archive. */
export function measuredMails(mails: readonly ArchivedMail[], limit: number): ArchivedMail[] {
  return ARCHIVES.flatMap((archive) =>
    drawn(
      mails.filter((mail) => mail.archive === archive && !isTuned(mail.id)),
      limit,
    ),
  );
}

/** What everybody may learn from, our own text model too: the half of the allowed sets that is not held out. */
export async function allowedLessons(folder: string): Promise<Lesson[]> {
  const lessons: Lesson[] = [];
  const there = recordSourcesIn(folder);
  for (const { name } of ALLOWED_SOURCES.filter((source) => there.includes(source.name))) {
    for await (const record of recordsIn(folder, name)) {
      if (isTuned(record.id)) lessons.push(lessonOf(record));
    }
  }
  return lessons;
}

/** Half of the sets that are for measuring only; complete messages replace their records. */
export async function measuringLessons(folder: string, mails: readonly ArchivedMail[]): Promise<Lesson[]> {
  const archived = new Set(mails.map(nameOf));
  const lessons: Lesson[] = mails
    .filter(({ id }) => isTuned(id))
    .map(({ id, archive, content }) => ({ id, kind: kindOf(archive), message: async () => content }));
  for (const source of recordSourcesIn(folder)) {
    if (ALLOWED_SOURCES.some(({ name }) => name === source)) continue;
    for await (const record of recordsIn(folder, source)) {
      if (isTuned(record.id) && !archived.has(nameOf(record))) lessons.push(lessonOf(record));
    }
  }
  return lessons;
}

/** Some mails of each kind, in an order that mixes kinds and sources and is always the same. */
export function drawnLessons(lessons: readonly Lesson[], limit: number): Lesson[] {
  const ofKind = (kind: Kind) =>
    drawn(
      lessons.filter((lesson) => lesson.kind === kind),
      limit,
    );
  return drawn([...ofKind('spam'), ...ofKind('ham')], Number.POSITIVE_INFINITY);
}

function drawn<T extends { id: string }>(items: readonly T[], limit: number): T[] {
  return items
    .map((item) => ({ item, hash: hashOf(item.id) }))
    .sort((a, b) => a.hash - b.hash)
    .slice(0, limit)
    .map(({ item }) => item);
}

function lessonOf(record: MailRecord): Lesson {
  return { id: record.id, kind: kindOf(record.label), message: () => rebuilt(record) };
}

function kindOf(label: Archive): Kind {
  return label === 'ham' ? 'ham' : 'spam';
}

/** The name of a mail, the same for a record and for its complete message. */
function nameOf({ source, id }: { source: string; id: string }): string {
  return `${source}__${id.replaceAll('/', '_')}`;
}
