/** Words of a shingle; where words are not separated by spaces, characters. */
const WORDS = 5;
const CHARACTERS = 8;
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'th', 'ko']);

interface Text {
  id: string;
  lang: string;
  subject: string;
  body: string;
}

/**
 * Pairs of texts whose shingles overlap by `least` or more (Jaccard).
 * @returns for each pair both ids and the overlap
 */
export function nearDuplicates(texts: readonly Text[], least: number): { ids: [string, string]; overlap: number }[] {
  const sets = texts.map(shinglesOf);
  const seen = new Map<string, number[]>();
  return sets.flatMap((set, index) => {
    const common = new Map<number, number>();
    for (const shingle of set) {
      const others = seen.get(shingle) ?? [];
      for (const other of others) common.set(other, (common.get(other) ?? 0) + 1);
      seen.set(shingle, [...others, index]);
    }
    return [...common].flatMap(([other, count]) => {
      const overlap = count / (set.size + (sets[other]?.size ?? 0) - count);
      const ids: [string, string] = [texts[other]?.id ?? '', texts[index]?.id ?? ''];
      return overlap >= least ? { ids, overlap } : [];
    });
  });
}

function shinglesOf({ subject, body, lang }: Text): Set<string> {
  const text = `${subject} ${body}`
    .toLowerCase()
    .normalize('NFKC')
    .replace(/https?:\S+/g, ' ');
  const isUnspaced = UNSPACED.has(lang);
  const units = text.match(isUnspaced ? /[\p{L}\p{N}]/gu : /[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const length = isUnspaced ? CHARACTERS : WORDS;
  return new Set(
    Array.from({ length: Math.max(0, units.length - length + 1) }, (_, start) =>
      units.slice(start, start + length).join(' '),
    ),
  );
}
