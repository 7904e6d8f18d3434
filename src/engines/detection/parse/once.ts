/** Computes a value from an object, such as an email, on first use and keeps it as long as the object. */
export function once<Of extends object, Read>(read: (of: Of) => Read): (of: Of) => Read {
  const known = new WeakMap<Of, { value: Read }>();
  return (of) => {
    const kept = known.get(of);
    if (kept) return kept.value;
    const value = read(of);
    known.set(of, { value });
    return value;
  };
}

/** The values kept for texts until the email is analysed. */
const answers: Map<string, unknown>[] = [];

function oncePerString<Read>(most: number, read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, { value: Read }>();
  answers.push(known);
  return (text) => {
    const kept = known.get(text);
    if (kept) return kept.value;
    if (known.size === most) known.clear();
    const value = read(text);
    known.set(text, { value });
    return value;
  };
}

/** Emails link to fewer hosts. */
const MAX_HOSTS = 300;

/**
 * Computes a value from a host and keeps it until the email is analysed: many signals need the same values.
 * @param read must depend on nothing else
 */
export function oncePerHost<Read>(read: (host: string) => Read): (host: string) => Read {
  return oncePerString(MAX_HOSTS, read);
}

/** Its subject and text, with and without their ends, and those of a few files. */
const MAX_TEXTS = 8;

/** The same for a text of the email. */
export function oncePerText<Read>(read: (text: string) => Read): (text: string) => Read {
  return oncePerString(MAX_TEXTS, read);
}

/** Drops everything before the next email. */
export function forgetStrings(): void {
  for (const known of answers) known.clear();
}
