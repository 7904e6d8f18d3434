import type { Verdict } from '../../engines/detection/analysis.ts';

/** An email on its mail site, by the site's own ids. */
export interface Place {
  /** The conversation, which is a row of the message list. */
  conversation: string;
  email: string;
}

export type Warning = Extract<Verdict, 'suspicious' | 'dangerous'>;

/** Hashes of the conversation and the email. Neither the ids nor anything from the email is stored. */
type Entry = readonly [conversation: string, email: string, verdict: Warning];

interface Stored {
  /** Differs per browser, so that hashes from two browsers can't be compared. */
  salt: string;
  /** Newest last. */
  entries: readonly Entry[];
}

export const MARKS = 'listMarks';
const OFF = 'listMarksOff';
/** Some 30 kB. The oldest are forgotten. */
export const MOST = 500;
const DIGEST_BYTES = 12;

export async function areMarksOn(): Promise<boolean> {
  const { [OFF]: off } = await chrome.storage.local.get(OFF);
  return off !== true;
}

/** Off also forgets. */
export async function switchMarks(on: boolean): Promise<void> {
  if (on) {
    await chrome.storage.local.remove(OFF);
    return;
  }
  await chrome.storage.local.set({ [OFF]: true });
  await forgetMarks();
}

export async function forgetMarks(): Promise<void> {
  await locked(() => chrome.storage.local.remove(MARKS));
}

/** Stores the verdict on an email that was opened with the panel. A later verdict on it replaces the earlier one. */
export async function remember(place: Place, verdict: Verdict): Promise<void> {
  if (!(await areMarksOn())) return;
  await locked(async () => {
    const stored = await read();
    const isWarning = verdict === 'dangerous' || verdict === 'suspicious';
    if (!stored && !isWarning) return;
    const { salt, entries } = stored ?? { salt: newSalt(), entries: [] };
    const [conversation, email] = await Promise.all([digest(salt, place.conversation), digest(salt, place.email)]);
    const others = entries.filter((entry) => entry[0] !== conversation || entry[1] !== email);
    if (!isWarning && others.length === entries.length) return;
    const added: Entry[] = isWarning ? [[conversation, email, verdict]] : [];
    const kept: Stored = { salt, entries: [...others, ...added].slice(-MOST) };
    await chrome.storage.local.set({ [MARKS]: kept });
  });
}

export async function hasMarks(): Promise<boolean> {
  const stored = await read();
  return stored !== undefined && stored.entries.length > 0;
}

/** The worst verdict in each conversation; undefined for one without a warning. */
export async function warningsIn(conversations: readonly string[]): Promise<(Warning | undefined)[]> {
  const stored = await read();
  if (!stored || stored.entries.length === 0) return conversations.map(() => undefined);
  const worst = new Map<string, Warning>();
  for (const [conversation, , verdict] of stored.entries)
    if (worst.get(conversation) !== 'dangerous') worst.set(conversation, verdict);
  return Promise.all(conversations.map(async (id) => worst.get(await digest(stored.salt, id))));
}

async function read(): Promise<Stored | undefined> {
  const { [MARKS]: stored } = await chrome.storage.local.get(MARKS);
  return stored as Stored | undefined;
}

/** Each window has a panel of its own: one change at a time. */
async function locked(change: () => Promise<void>): Promise<void> {
  await navigator.locks.request(MARKS, change);
}

function newSalt(): string {
  return crypto.randomUUID();
}

async function digest(salt: string, id: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${id}`));
  return btoa(String.fromCharCode(...new Uint8Array(bytes, 0, DIGEST_BYTES)));
}
