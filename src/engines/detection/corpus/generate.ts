import type { Letter, Mailbox } from '../letter.ts';
import { type Fillings, fillingsOf } from './fillings.ts';
import { FRAMES, type Frame, setIn } from './frames.ts';
import { type Random, randomFrom } from './random.ts';
import { SCENARIOS } from './scenarios.ts';
import type { CorpusLanguage, Scenario, Seed, SenderKind, Turn } from './seed.ts';

/** One letter of the corpus, and what is known about it. */
export interface Sample {
  /** Of the pair: both twins have it. */
  pair: string;
  scenario: string;
  label: 'benign' | 'malicious';
  language: CorpusLanguage;
  frame: Frame;
  heldBack: boolean;
  letter: Letter;
}

/** Letters made of each seed: half of them in plain prose, half as a page. */
const VARIANTS = 4;
/** Every fourth scenario, by its place in the list, is never trained on. */
const HELD_BACK_EVERY = 4;

/** All pairs, the same on every machine. Both twins of a pair share everything but what their seed says differs. */
export function* samples(): Generator<Sample> {
  for (const [index, scenario] of SCENARIOS.entries()) {
    const heldBack = index % HELD_BACK_EVERY === HELD_BACK_EVERY - 1;
    for (const [number, seed] of scenario.seeds.entries()) {
      for (let variant = 0; variant < VARIANTS; variant++) {
        const pair = `${scenario.id}-${number}-${variant}`;
        const frame = frameOf(pair, variant);
        for (const label of ['benign', 'malicious'] as const) {
          const letter = letterOf(scenario, seed, label, frame, pair);
          yield { pair, scenario: scenario.id, label, language: seed.language, frame, heldBack, letter };
        }
      }
    }
  }
}

function frameOf(pair: string, variant: number): Frame {
  const isPlain = variant % 2 === 0;
  return randomFrom(`${pair} frame`).pick(FRAMES.filter((frame) => frame.startsWith('plain') === isPlain));
}

function letterOf(scenario: Scenario, seed: Seed, label: Sample['label'], frame: Frame, pair: string): Letter {
  const random = randomFrom(pair);
  const fillings = fillingsOf(seed.language, random);
  const turn = seed[label];
  const { from, domain } = senderOf(scenario.sender, label, fillings, randomFrom(`${pair} sender`));
  const text = (source: string) => filled(chosen(source, randomFrom(`${pair} ${source}`)), fillings);
  const content = {
    subject: text(seed.subject),
    paragraphs: [...seed.opening, ...turn.ask, ...seed.closing].map(text),
    linkAfter: seed.opening.length + turn.ask.length,
    link: linkOf(turn, text, domain, random),
    company: houseOf(scenario.sender, fillings),
    domain,
  };
  const footer = { ...fillings, company: content.company };
  const set = setIn(frame, seed.language, content, signatureOf(scenario.sender, fillings), random);
  return {
    subject: content.subject,
    body: filled(set.body, footer),
    ...(set.html === undefined ? {} : { html: filled(set.html, footer) }),
    from,
  };
}

function linkOf({ link }: Turn, text: (source: string) => string, domain: string, random: Random) {
  const path = random.pick(['account', 'r', 'view', 'documents', 'orders', 'm', 'portal', 's']);
  return link === undefined
    ? null
    : { words: text(link), href: `https://www.${domain}/${path}/${random.below(0xffffff).toString(16)}` };
}

/** A false sender has the true one's name and somebody else's domain, and links lead to that. */
function senderOf(kind: SenderKind, label: Sample['label'], fillings: Fillings, random: Random) {
  const name = kind === 'company' ? fillings.company : fillings.sender;
  const house = houseOf(kind, fillings);
  const own = kind === 'person' ? `${slug(fillings.sender)}.example` : `${slug(house)}.example`;
  const foreign = random.pick([
    `${slug(house)}-${random.pick(['desk', 'online', 'service', 'portal', 'mail'])}.example`,
    `${random.pick(['lanternbay', 'quickmill', 'brookfield', 'ninepath', 'graniteway'])}.example`,
    `${slug(house).slice(0, -1)}${random.pick(['ss', 'e', 'i', 'co'])}.example`,
  ]);
  const domain = label === 'benign' ? own : foreign;
  const local = kind === 'company' ? random.pick(['info', 'service', 'team', 'news']) : slug(name);
  return { from: { name, address: `${local}@${domain}` } satisfies Mailbox, domain };
}

function houseOf(kind: SenderKind, { own, company }: Fillings): string {
  return kind === 'colleague' ? own : company;
}

function signatureOf(kind: SenderKind, fillings: Fillings): string {
  return kind === 'company' ? fillings.company : fillings.sender;
}

/** `[one|another]` says the same in other words; which is taken depends on the pair, not on the label. */
function chosen(source: string, random: Random): string {
  return source.replace(/\[([^[\]|]{0,999}\|[^[\]]{0,999})\]/g, (_, options: string) =>
    random.pick(options.split('|')),
  );
}

function filled(source: string, fillings: Fillings): string {
  return source.replace(/\{([a-z]+)\}/g, (whole, slot) => fillings[slot as keyof Fillings] ?? whole);
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replace(/[^A-Za-z0-9]+/g, '')
    .toLowerCase();
}
