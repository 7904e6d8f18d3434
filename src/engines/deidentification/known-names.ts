/** Shorter names would be found inside sentences. */
const SHORTEST = 3;
/** Shorter stems are too similar to words. */
const MIN_STEM_LENGTH = 4;
const MOST = 100;
/** Given names that are also months. */
const MONTHS = new Set(['april', 'avril', 'may', 'mai', 'june', 'juni', 'july', 'juli', 'august', 'julio', 'abril']);

/** A word, or a name as in addresses: `maren.vogel`. */
const WORD =
  /(?<![\p{L}\p{N}.@-])[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[._-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?![\p{L}\p{M}\p{N}@])/gu;
/** Vogels, Kowalskiego, Novákovi: endings that languages append to a name. */
const ENDING = /(?:s|es|a|u|y|em|om|owi|ovi|ie|iem|ego|emu|im|in|ę|ą)$/;
/** Gajda, Gajdy, Gajdę: endings that replace a last vowel. */
const LAST_VOWEL = /(?:a|y|ę|ą|o|ie|i|u|ze|ej|e|ou)$/;

const HOST = /(?:@|:\/\/)([\p{L}\p{N}.-]{3,255})/gu;
const MAX_HOSTS = 1_000;

/** The names found in a text, and its domains, which stay. */
export class KnownNames {
  readonly #domains = new Set<string>();
  readonly #names = new Set<string>();
  readonly #stems = new Set<string>();

  /** Adds each word of a name. */
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
      if (stem.length < word.length && stem.length >= MIN_STEM_LENGTH) this.#stems.add(stem);
    }
  }

  /** Adds the local part of an address, to be hidden unchanged. */
  addLocalPart(local: string): void {
    if (this.#names.size < MOST) this.#names.add(local.toLowerCase());
  }

  addDomains(text: string): void {
    for (const [, host = ''] of text.matchAll(HOST)) {
      for (const label of host.toLowerCase().split('.').slice(0, -1)) this.#domains.add(label.replaceAll('-', ''));
      if (this.#domains.size > MAX_HOSTS) break;
    }
  }

  /** Whether a name is also a domain: `Foxglove Tools` with `foxglove-tools.example`. */
  isDomain(name: string): boolean {
    return this.#domains.has(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  }

  /** Whether a word, in any case, is one of the names. */
  has(word: string): boolean {
    return this.#names.has(word.toLowerCase());
  }

  /** Hides the names everywhere: capitalised, in capitals, and with endings. */
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
    if (stem.length >= MIN_STEM_LENGTH && stem !== lower && this.#names.has(stem)) return true;
    const short = lower.replace(LAST_VOWEL, '');
    return short !== lower && short.length >= MIN_STEM_LENGTH && this.#stems.has(short);
  }
}
