/** A name this short would be found inside of sentences. */
const SHORTEST = 3;
/** Shorter ones are too much like the words that they would be taken for. */
const SHORTEST_STEM = 4;
const MOST = 100;
/** Given names that dates would lose. */
const MONTHS = new Set(['april', 'avril', 'may', 'mai', 'june', 'juni', 'july', 'juli', 'august', 'julio', 'abril']);

/** A word, or a name as it is in addresses: `maren.vogel`. */
const WORD =
  /(?<![\p{L}\p{N}.@-])[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[._-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?![\p{L}\p{M}\p{N}@])/gu;
/** Vogels, Kowalskiego, Novákovi: what languages append to a name. */
const ENDING = /(?:s|es|a|u|y|em|om|owi|ovi|ie|iem|ego|emu|im|in|ę|ą)$/;
/** Gajda, Gajdy, Gajdę: what stands in the place of a last vowel. */
const LAST_VOWEL = /(?:a|y|ę|ą|o|ie|i|u|ze|ej|e|ou)$/;

const HOST = /(?:@|:\/\/)([\p{L}\p{N}.-]{3,255})/gu;
const MOST_HOSTS = 1_000;

/** The names that were found in a text, and the domains in it, which stay. */
export class KnownNames {
  readonly #domains = new Set<string>();
  readonly #names = new Set<string>();
  readonly #stems = new Set<string>();

  /** Notes each word of a name. */
  add(name: string): void {
    for (const word of name.split(/[^\p{L}\p{M}\p{N}'’-]+/u)) {
      if (
        word.length < SHORTEST ||
        MONTHS.has(word.toLowerCase()) ||
        !/^\p{Lu}/u.test(word) ||
        this.#names.size >= MOST
      )
        continue;
      this.#names.add(word.toLowerCase());
      for (const part of word.split(/['’-]/)) if (part.length >= SHORTEST) this.#names.add(part.toLowerCase());
      const stem = word.toLowerCase().replace(LAST_VOWEL, '');
      if (stem.length < word.length && stem.length >= SHORTEST_STEM) this.#stems.add(stem);
    }
  }

  /** Notes what stands before the `@` of an address, to be hidden as it is. */
  addLocalPart(local: string): void {
    if (this.#names.size < MOST) this.#names.add(local.toLowerCase());
  }

  /** Notes the domains of a text. */
  addDomains(text: string): void {
    for (const [, host = ''] of text.matchAll(HOST)) {
      for (const label of host.toLowerCase().split('.').slice(0, -1)) this.#domains.add(label.replaceAll('-', ''));
      if (this.#domains.size > MOST_HOSTS) break;
    }
  }

  /** Says whether a name is what a domain is called: `Foxglove Tools` beside `foxglove-tools.example`. */
  isDomain(name: string): boolean {
    return this.#domains.has(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  }

  /** Says whether a word, in whatever case, is one of them. */
  has(word: string): boolean {
    return this.#names.has(word.toLowerCase());
  }

  /** Hides them wherever they stand: capitalised, in capitals, and with an ending. */
  hideIn(text: string): string {
    if (this.#names.size === 0) return text;
    return text
      .replace(WORD, (word) => (this.#isHere(word) ? '[name]' : this.#hideParts(word)))
      .replace(/\[name\](?:[ \t]+\[name\]){1,20}/g, '[name]');
  }

  #hideParts(word: string): string {
    if (word.includes('.') || !/[_-]/.test(word)) return word;
    return word.replace(/[^_-]+/g, (part) => (this.#isHere(part) ? '[name]' : part));
  }

  #isHere(word: string): boolean {
    const lower = word.toLowerCase();
    if (/[._]/.test(word)) return this.#names.has(lower);
    if (!/^\p{Lu}/u.test(word) || word.length < SHORTEST) return false;
    if (this.#names.has(lower)) return true;
    const stem = lower.replace(ENDING, '');
    if (stem.length >= SHORTEST_STEM && stem !== lower && this.#names.has(stem)) return true;
    const short = lower.replace(LAST_VOWEL, '');
    return short !== lower && short.length >= SHORTEST_STEM && this.#stems.has(short);
  }
}
