import { SEVERITIES } from '../../../engines/detection/analysis.ts';
import { type Analysis, analyse, type Email } from '../../../engines/detection/index.ts';
import { displayBody } from '../../../engines/detection/mime/message.ts';
import { contextOf } from './context.ts';
import type { Source } from './sources.ts';
import { isTuned } from './tally.ts';

const EXCERPT = 240;
const QUOTE = 40;

/** Harmful sources are wrong below Medium; harmless ones are wrong from Low on. */
function isWrong({ severity }: Analysis, isHarmful: boolean): boolean {
  const rank = SEVERITIES.indexOf(severity);
  return isHarmful ? rank < SEVERITIES.indexOf('Medium') : rank > 0;
}

/** Prints what was missed or falsely flagged, of the half that rules are written for, with the signals that fired. */
export async function printErrors(source: Source, isHarmful: boolean, limit: number): Promise<void> {
  let shown = 0;
  for await (const sample of source.samples()) {
    if (shown >= limit) return;
    if (!isTuned(sample.id)) continue;
    const email = await sample.read();
    const analysis = analyse(email, contextOf(email));
    if (!isWrong(analysis, isHarmful)) continue;
    shown++;
    console.log(`\n${sample.id}  ${analysis.severity} ${analysis.confidence} %  ${analysis.kind}`);
    printEmail(email, EXCERPT);
    for (const { id, tier, evidence } of analysis.signals) {
      console.log(`  ${tier.padEnd(10)} ${id.padEnd(28)} ${oneLine(evidence[0]?.quote ?? '').slice(0, QUOTE)}`);
    }
  }
}

/** Prints mails drawn at random, always the same ones, to be read and labelled by hand. */
export async function printSample(source: Source, count: number, excerpt: number): Promise<void> {
  const all: { id: string; email: Email }[] = [];
  for await (const sample of source.samples()) all.push({ id: sample.id, email: await sample.read() });
  for (const { id, email } of drawn(all, count)) {
    console.log(`\n${id}`);
    printEmail(email, excerpt);
  }
}

const SEED = 20_261_121;

/** A Fisher-Yates shuffle over a linear congruential generator (Numerical Recipes). */
function drawn<T>(items: readonly T[], count: number): T[] {
  const rest = [...items];
  let state = SEED;
  for (let i = rest.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (i + 1));
    [rest[i], rest[other]] = [rest[other] as T, rest[i] as T];
  }
  return rest.slice(0, count);
}

function printEmail(email: Email, excerpt: number): void {
  const { text } = analyse(email);
  const hosts = new Set((email.html ?? email.body).match(/(?<=https?:\/\/)[^/"'\s<>?#]{1,80}/gi) ?? []);
  console.log(`  ${oneLine(email.subject).slice(0, 140)}  [${email.from?.name ?? ''} <${email.from?.address ?? ''}>]`);
  console.log(`  ${oneLine(text === '' ? displayBody(email) : text).slice(0, excerpt)}`);
  console.log(`  ${[...hosts].slice(0, 6).join(' ')}`);
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
