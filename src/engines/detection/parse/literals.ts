/** What we know about the texts that a part of a pattern matches. */
interface Part {
  /** All texts that it matches; null when there are many. */
  exact: readonly string[] | null;
  /** A set of texts such that every match contains one; null if there is none. */
  needed: readonly string[] | null;
}

/** Scripts from here on have thousands of characters, so two are as distinctive as three or four of an alphabet. */
export const IDEOGRAPHS = 0x2e80;
/** The most distinct texts, for a part and for a whole pattern. */
const MAX_EXACT = 24;
const MAX_NEEDED = 500;
/** Rarer ones hardly help more. */
const RARE = 6;

const ANYTHING: Part = { exact: null, needed: null };
const NOTHING: Part = { exact: [''], needed: null };

/**
 * Literals such that every match of a pattern contains one, ignoring case; null if there are none. For `(?:pay|send) me
 * \d+` it is “pay me ” or “send me ”.
 */
export function literalsOf(pattern: RegExp): readonly string[] | null {
  // Without the flag, `\u{2}` is `uu`.
  if (pattern.unicodeSets || (!pattern.unicode && pattern.source.includes('\\u{'))) return null;
  const reader = new Reader(pattern.source);
  const literals = neededOf(reader.alternatives());
  return reader.isUnderstood() ? literals : null;
}

/** Texts that every match has to contain. */
function neededOf({ exact, needed }: Part): readonly string[] | null {
  return exact ?? needed;
}

/** Reads the source of a pattern, whose syntax the runtime has already checked. */
class Reader {
  private readonly source: string;
  private at = 0;
  private hasOtherGroup = false;

  constructor(source: string) {
    this.source = source;
  }

  isUnderstood(): boolean {
    return this.at === this.source.length && !this.hasOtherGroup;
  }

  alternatives(): Part {
    const parts = [this.sequence()];
    while (this.takes('|')) parts.push(this.sequence());
    return parts.length === 1 ? (parts[0] ?? ANYTHING) : eitherOf(parts);
  }

  private sequence(): Part {
    const found: (readonly string[])[] = [];
    let isExact = true;
    let run: readonly string[] = [''];
    while (this.at < this.source.length && !')|'.includes(this.source[this.at] ?? '')) {
      const { exact, needed } = this.quantified();
      const longer = exact && run.length * exact.length <= MAX_EXACT ? crossed(run, exact) : null;
      if (longer) {
        run = longer;
        continue;
      }
      isExact = false;
      found.push(run);
      if (needed) found.push(needed);
      run = exact ?? [''];
    }
    if (isExact) return { exact: run, needed: null };
    return { exact: null, needed: rarestOf([...found, run]) };
  }

  private quantified(): Part {
    const part = this.atom();
    if (!'?*+{'.includes(this.source[this.at] ?? ' ')) return part;
    const [quantifier, least, most] = this.match(/\?|\*|\+|\{(\d+)(?:,(\d*))?\}/y) ?? [];
    if (quantifier === undefined) return part;
    this.takes('?');
    const { exact } = part;
    if (quantifier === '?' || (least === '0' && most === '1')) {
      return exact ? { exact: ['', ...exact], needed: null } : ANYTHING;
    }
    const isOptional = quantifier === '*' || (least !== undefined && Number(least) === 0);
    return isOptional ? ANYTHING : { exact: null, needed: neededOf(part) };
  }

  private atom(): Part {
    if (this.source[this.at] === '(') return this.group();
    if (this.takes('[')) return this.characterClass();
    if (this.takes('^') || this.takes('$')) return NOTHING;
    if (this.takes('.')) return ANYTHING;
    if (this.source[this.at] === '\\' && this.match(/\\[bB]/y)) return NOTHING;
    return charOrAnything(this.character());
  }

  private group(): Part {
    const looksAround = this.match(/\(\?<?[=!]/y) !== null;
    if (!looksAround) this.match(/\((?:\?:|\?<[^>]+>)?/y);
    this.hasOtherGroup ||= this.source[this.at] === '?';
    const inside = this.alternatives();
    this.takes(')');
    return looksAround ? NOTHING : inside;
  }

  private characterClass(): Part {
    const isNegated = this.takes('^');
    const chars: (string | null)[] = [];
    while (this.at < this.source.length && !this.takes(']')) {
      const char = this.character();
      // The ends of a range don't show what is between them.
      const isRange = this.source[this.at] === '-' && this.source[this.at + 1] !== ']';
      if (isRange) {
        this.takes('-');
        this.character();
      }
      chars.push(isRange ? null : char);
    }
    const known = chars.filter((char) => char !== null);
    const isKnown = !isNegated && known.length === chars.length && known.length <= MAX_EXACT;
    return isKnown ? { exact: known, needed: null } : ANYTHING;
  }

  /** The next character; null for an escape that is one of several, or isn't read here. */
  private character(): string | null {
    if (this.source[this.at] !== '\\') return bmpOrNull(this.source[this.at++] ?? '');
    const escaped = this.match(
      /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|k<[^>]*>|c[a-z]|\d+|.)/iy,
    )?.[0];
    if (escaped === undefined) return null;
    const code = /^\\[ux]\{?([\da-f]+)\}?$/i.exec(escaped)?.[1];
    if (code !== undefined) return bmpOrNull(String.fromCodePoint(Number.parseInt(code, 16)));
    return /^\\[^\p{L}\p{N}]$/u.test(escaped) ? escaped.slice(1) : (CONTROLS.get(escaped) ?? null);
  }

  private takes(char: string): boolean {
    const isNext = this.source[this.at] === char;
    if (isNext) this.at++;
    return isNext;
  }

  private match(syntax: RegExp): RegExpExecArray | null {
    syntax.lastIndex = this.at;
    const found = syntax.exec(this.source);
    if (found) this.at = syntax.lastIndex;
    return found;
  }
}

const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['\\n', '\n'],
  ['\\r', '\r'],
  ['\\t', '\t'],
]);

/** Half a surrogate pair is useless: its other half depends on upper and lower case. */
function bmpOrNull(char: string): string | null {
  return char.length === 1 && !/[\ud800-\udfff]/.test(char) ? char : null;
}

function charOrAnything(char: string | null): Part {
  return char === null ? ANYTHING : { exact: [char], needed: null };
}

function eitherOf(parts: readonly Part[]): Part {
  const exact = parts.flatMap((part) => part.exact ?? []);
  if (parts.every((part) => part.exact) && exact.length <= MAX_EXACT) return { exact, needed: null };
  const needed = parts.flatMap((part) => neededOf(part) ?? ['']);
  return { exact: null, needed: needed.includes('') || needed.length > MAX_NEEDED ? null : needed };
}

function crossed(starts: readonly string[], ends: readonly string[]): string[] {
  return starts.flatMap((start) => ends.map((end) => start + end));
}

/** Roughly how rare a text is: an ideograph or syllable is as rare as two characters of an alphabet. */
function rarityOf(text: string): number {
  let rarity = text.length;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= IDEOGRAPHS) rarity++;
  return rarity;
}

/** From several sets of such texts, the one whose most common text is the rarest. */
function rarestOf(found: readonly (readonly string[])[]): readonly string[] | null {
  let best: readonly string[] | null = null;
  let most = 0;
  for (const literals of found) {
    const rarity = Math.min(RARE, ...literals.map(rarityOf));
    if (rarity < most || rarity === 0) continue;
    if (rarity > most || literals.length < (best?.length ?? 0)) best = literals;
    most = rarity;
  }
  return best;
}
