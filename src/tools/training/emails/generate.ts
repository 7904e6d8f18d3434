import type { Email, Mailbox } from '../../../engines/detection/email.ts';
import { type Fillings, fillingsOf } from './fillings.ts';
import { FRAMES, type Frame, SHORT_FRAMES, setIn } from './frames.ts';
import { type Random, randomFrom } from './random.ts';
import { SCENARIOS } from './scenarios.ts';
import type { CorpusLanguage, Scenario, Seed, SenderKind, Turn } from './schema.ts';

/** One email of the corpus, and what is known about it. */
export interface Sample {
  /** Of the pair: both twins have it. */
  pair: string;
  scenario: string;
  label: 'benign' | 'malicious';
  language: CorpusLanguage;
  frame: Frame;
  heldBack: boolean;
  email: Email;
}

/** Emails made of each seed: half of them in plain prose, half as a page. */
const VARIANTS = 4;
/** In the last one the ask is broken off after its first sentence where a link says the rest, as most real ones are. */
const SHORT_VARIANT = 3;

/** All pairs, the same on every machine. Both twins of a pair share everything but what their seed says differs. */
export function* samples(): Generator<Sample> {
  for (const scenario of SCENARIOS) {
    const { id, heldBack = false } = scenario;
    for (const [number, seed] of scenario.seeds.entries()) {
      for (let variant = 0; variant < VARIANTS; variant++) {
        const pair = `${id}-${number}-${variant}`;
        const frame = frameOf(seed, pair, variant);
        for (const label of ['benign', 'malicious'] as const) {
          const email = emailOf(scenario, seed, label, frame, pair, variant === SHORT_VARIANT);
          yield { pair, scenario: id, label, language: seed.language, frame, heldBack, email };
        }
      }
    }
  }
}

function frameOf({ short = false }: Seed, pair: string, variant: number): Frame {
  const isPlain = variant % 2 === 0;
  const frames: readonly Frame[] = short ? SHORT_FRAMES : FRAMES;
  return randomFrom(`${pair} frame`).pick(frames.filter((frame) => frame.startsWith('plain') === isPlain));
}

function emailOf(
  scenario: Scenario,
  seed: Seed,
  label: Sample['label'],
  frame: Frame,
  pair: string,
  isCut: boolean,
): Email {
  const random = randomFrom(pair);
  const fillings = fillingsOf(seed.language, random);
  const turn = seed[label];
  const isShort = isCut && !seed.short && turn.link !== undefined;
  const { from, domain } = senderOf(scenario, label, fillings, randomFrom(`${pair} sender`));
  const text = (source: string) => filled(chosen(source, randomFrom(`${pair} ${source}`)), fillings);
  const ask = turn.ask.map(text);
  const content = {
    subject: text(seed.subject),
    paragraphs: [...seed.opening.map(text), ...(isShort ? opened(ask) : ask), ...seed.closing.map(text)],
    linkAfter: seed.opening.length + (isShort ? 1 : ask.length),
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

/**
 * A false sender has the true one's name. Most write from somebody else's domain, one in six bought one that bears the
 * name; one in six of the true ones writes from a domain with more in it than the name, or from a service. Some persons
 * have a mailbox that anybody can have, the true and the false alike. Links lead to the sender's domain or to another one
 * drawn alike; where they are what tells, to the house's own in true emails and to somebody else's in false ones.
 */
function senderOf(
  { sender: kind, isToldByLink = false }: Scenario,
  label: Sample['label'],
  fillings: Fillings,
  random: Random,
) {
  const name = kind === 'company' ? fillings.company : fillings.sender;
  const house = slug(houseOf(kind, fillings));
  const own = kind === 'person' ? slug(fillings.sender) : house;
  const service = () => random.pick(['lanternbay', 'quickmill', 'brookfield', 'ninepath', 'graniteway']);
  const added = () => `${house}-${random.pick(['mail', 'news', 'shop', 'online', slug(fillings.city)])}`;
  const bait = () => `${house}-${random.pick(['desk', 'login', 'service', 'portal', 'secure'])}`;
  const misspelt = () =>
    random.pick(['ss', 'e', 'i', 'co'].map((end) => `${house.slice(0, -1)}${end}`).filter((one) => one !== house));
  const itself = () => own;
  const honest = [itself, itself, itself, itself, itself, random.pick([added, service])];
  const elsewhere = [bait, misspelt, service, service, service];
  const drawn = () => random.pick(label === 'benign' ? honest : [itself, ...elsewhere])();
  const local = kind === 'company' ? random.pick(['info', 'service', 'team', 'news']) : slug(name);
  const isMailbox = kind === 'person' && random.pick([true, false]);
  const host = drawn();
  const linkDomain = () => (label === 'benign' ? house : random.pick(elsewhere)());
  const led = isToldByLink ? linkDomain() : random.pick([host, drawn()]);
  const from: Mailbox = { name, address: `${local}@${isMailbox ? 'postbox' : host}.example` };
  return { from, domain: `${led}.example` };
}

/** The first sentence of what is asked. The point of a day (`9. März`) ends none. */
function opened([first = '']: readonly string[]): string[] {
  return [first.split(/(?<=[.!?])(?<!\s\d{1,2}\.)\s/, 1)[0] ?? first];
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
