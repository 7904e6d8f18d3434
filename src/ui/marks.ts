/** UTF-16 offsets. */
export interface Mark {
  start: number;
  end: number;
  note: number;
}

/** A piece of text with the same notes throughout. */
export interface Segment {
  start: number;
  text: string;
  /** Lowest number first. */
  notes: number[];
  /** Notes whose numbers are printed after the piece: their marks end in it or in the same word before. */
  ending: number[];
}

/** Marks may overlap, touch, repeat and exceed the text. Linear in its length. */
export function splitByMarks(text: string, marks: readonly Mark[]): Segment[] {
  const inside = joinOverlapping(marks.map((mark) => fitTo(text, mark)).filter(({ start, end }) => start < end));
  const places = new Map(inside.map((mark) => [mark, placeOfNumber(text, mark.end)]));
  const cuts = [
    ...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end]), ...places.values()]),
  ].sort(ascending);
  const starting = Map.groupBy(inside, ({ start }) => start);
  const stopping = Map.groupBy(inside, ({ end }) => end);
  const numbered = Map.groupBy(inside, (mark) => places.get(mark) ?? mark.end);
  const open = new Set<number>();

  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    for (const { note } of stopping.get(start) ?? []) open.delete(note);
    for (const { note } of starting.get(start) ?? []) open.add(note);
    return {
      start,
      text: text.slice(start, end),
      notes: [...open].sort(ascending),
      ending: [...new Set((numbered.get(end) ?? []).map(({ note }) => note))].sort(ascending),
    };
  });
}

/** The words marked by the given notes, each text once, cut to the length of a name. */
export function markedWords(text: string, marks: readonly Mark[], numbers: readonly number[]): string {
  const words = marks
    .filter(({ note }) => numbers.includes(note))
    .map(({ start, end }) => spellBidiControls(text.slice(start, end)).replace(/\s+/g, ' ').trim());
  const distinct = words.filter((one, index) => words.findIndex((other) => other.includes(one)) === index);
  const all = distinct.join(', ');
  return all.length > MAX_NAME_LENGTH ? `${all.slice(0, MAX_NAME_LENGTH - 1).toWellFormed()}…` : all;
}

const MAX_NAME_LENGTH = 80;

/** The rest of a word, an address or a link. Scripts without spaces have none. */
const REST_OF_WORD =
  /[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]{0,200}/uy;

/** The place to print the number of a mark that ends here: a number inside an address would look like part of it. */
function placeOfNumber(text: string, end: number): number {
  if (/\s/.test(text.charAt(end - 1))) return end;
  REST_OF_WORD.lastIndex = end;
  return end + (REST_OF_WORD.exec(text)?.[0].length ?? 0);
}

/** Spells out bidirectional controls (UAX #9), which could make the shown text differ from the written text. */
export function spellBidiControls(text: string): string {
  return text.replace(
    /[\u202a-\u202e\u2066-\u2069]/g,
    (control) => `[U+${control.charCodeAt(0).toString(16).toUpperCase()}]`,
  );
}

/** Joins marks of one note that overlap or touch, so that they get one number. */
function joinOverlapping(marks: Mark[]): Mark[] {
  const joined: Mark[] = [];
  const last = new Map<number, Mark>();
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    const before = last.get(mark.note);
    if (before && mark.start <= before.end) before.end = Math.max(before.end, mark.end);
    else {
      joined.push(mark);
      last.set(mark.note, mark);
    }
  }
  return joined;
}

/** Splits no surrogate pair. */
function fitTo(text: string, { start, end, note }: Mark): Mark {
  const within = (offset: number) => Math.min(Math.max(Math.trunc(offset) || 0, 0), text.length);
  const from = within(start);
  const to = within(end);
  return { start: halvesPair(text, from) ? from - 1 : from, end: halvesPair(text, to) ? to + 1 : to, note };
}

function halvesPair(text: string, offset: number): boolean {
  return isBetween(text.charCodeAt(offset - 1), 0xd800, 0xdbff) && isBetween(text.charCodeAt(offset), 0xdc00, 0xdfff);
}

const isBetween = (value: number, low: number, high: number) => value >= low && value <= high;
const ascending = (a: number, b: number) => a - b;
