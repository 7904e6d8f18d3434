/**
 * Measures what is lost when an email's text becomes a picture, and what reading it costs: `npm run bench -- pictures`.
 * Twenty emails that are found as text are drawn as pictures, and judged with the words read in them.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { rank } from '../../engines/detection/analysis.ts';
import { analyse, type Email } from '../../engines/detection/index.ts';
import { type WrittenEmail, writtenEmails } from '../training/emails/written.ts';
import { pictured, withWords } from './capabilities/pictures.ts';
import { typeset } from './capabilities/typeset.ts';
import type { Figures } from './report/budgets.ts';

const COUNT = 20;
/** Of each language no more than this, so that twenty are of many. */
const OF_A_LANGUAGE = 2;
/** Shorter ones say too little, and longer ones are not sent as a picture. */
const CHARACTERS = { least: 150, most: 900 };
const SCRIPTS = ['en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'ru', 'uk', 'el', 'zh', 'ja', 'ko', 'ar', 'he', 'hi', 'th'];
const MAILBOX = /^([^<]*)<([^>]+)>$/;
const IN_CHILD = 'measure-memory';
const MEGABYTE = 1_000_000;

interface Measured {
  wall: number;
  processor: number;
  rss: number;
}

export async function run(args: string[]): Promise<Figures<'pictures'>> {
  const { values } = parseArgs({ args, options: { errors: { type: 'boolean', default: false } } });
  const chosen = detectedEmails();
  const pictures = await typeset(chosen.map(({ body, lang }) => ({ text: body, language: lang })));
  let found = 0;
  for (const [index, email] of chosen.entries()) {
    const picture = pictured({ ...plainOf(email), body: '' }, pictures[index] ?? new Uint8Array());
    const [before, after] = [analyse(picture), analyse(await withWords(picture))].map(({ severity }) => severity);
    const isFound = after !== undefined && rank(after) >= rank('Medium');
    found += Number(isFound);
    if (values.errors) console.error(`${email.id} (${email.lang}): picture unread ${before}, read ${after}`);
  }
  const emails = chosen.map((email, index) =>
    pictured({ ...plainOf(email), body: '' }, pictures[index] ?? new Uint8Array()),
  );
  const read = await inChild(emails, true);
  const unread = await inChild(emails, false);
  return {
    'detected emails that are as pictures still found': found,
    'an email with its picture read': read.wall / COUNT,
    'its processor time': read.processor / COUNT,
    'the same email, pictures left out': unread.wall / COUNT,
    'memory of a process that reads pictures': read.rss / MEGABYTE,
    'the same, pictures left out': unread.rss / MEGABYTE,
    'memory for pictures': (read.rss - unread.rss) / MEGABYTE,
  };
}

/** Harmful emails that are found by their text alone: the first of each language, then the second ones. */
function detectedEmails(): WrittenEmail[] {
  const perLanguage = new Map<string, number>();
  const isWanted = (email: WrittenEmail) => {
    const { label, lang, body } = email;
    if (label !== 'malicious' || !SCRIPTS.includes(lang) || (perLanguage.get(lang) ?? 0) >= OF_A_LANGUAGE) return false;
    if (body.length < CHARACTERS.least || body.length > CHARACTERS.most) return false;
    const isFound = rank(analyse(plainOf(email)).severity) >= rank('Medium');
    if (isFound) perLanguage.set(lang, (perLanguage.get(lang) ?? 0) + 1);
    return isFound;
  };
  const wanted = Map.groupBy(writtenEmails().filter(isWanted), ({ lang }) => lang);
  const inTurns = [0, 1].flatMap((turn) => SCRIPTS.flatMap((lang) => wanted.get(lang)?.slice(turn, turn + 1) ?? []));
  return inTurns.slice(0, COUNT);
}

function plainOf({ subject, body, from }: WrittenEmail): Email & Required<Pick<Email, 'from'>> {
  const [, name = '', address = ''] = MAILBOX.exec(from) ?? [];
  return { subject, body, from: { name: name.trim(), address }, headers: [], attachments: [] };
}

/** In a process of its own, whose memory nothing else has filled. */
async function inChild(emails: readonly Email[], readsPictures: boolean): Promise<Measured> {
  const child = fork(import.meta.filename, [IN_CHILD], { serialization: 'advanced' });
  child.send({ emails, readsPictures });
  const [measured] = (await once(child, 'message')) as [Measured];
  child.kill();
  return measured;
}

if (process.argv[2] === IN_CHILD) {
  process.once('message', async (task: { emails: Email[]; readsPictures: boolean }) => {
    const start = performance.now();
    const before = process.cpuUsage();
    for (const email of task.emails) analyse(task.readsPictures ? await withWords(email) : email);
    const { user, system } = process.cpuUsage(before);
    const rss = process.resourceUsage().maxRSS * 1_024;
    process.send?.({ wall: performance.now() - start, processor: (user + system) / 1_000, rss } satisfies Measured);
  });
}
