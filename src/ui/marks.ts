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
  /** Notes whose mark ends here; their numbers are printed after the piece. */
  ending: number[];
}

/** Marks may overlap, touch, repeat and exceed the text. Linear in its length. */
export function splitByMarks(text: string, marks: readonly Mark[]): Segment[] {
  const inside = joinOverlapping(marks.map((mark) => fitTo(text, mark)).filter(({ start, end }) => start < end));
  const cuts = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])].sort(ascending);
  const starting = Map.groupBy(inside, ({ start }) => start);
  const stopping = Map.groupBy(inside, ({ end }) => end);
  const open = new Set<number>();

  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    for (const { note } of stopping.get(start) ?? []) open.delete(note);
    for (const { note } of starting.get(start) ?? []) open.add(note);
    return {
      start,
      text: text.slice(start, end),
      notes: [...open].sort(ascending),
      ending: (stopping.get(end) ?? []).map(({ note }) => note).sort(ascending),
    };
  });
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
