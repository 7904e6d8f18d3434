/** Computes a value from an object, such as an email, at the first request and keeps it as long as the object. */
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

/** The answers kept for hosts, and how many each question has at most: an email links to fewer. */
const answers: Map<string, unknown>[] = [];
const MOST = 300;

/**
 * Computes a value from a host and keeps it until the email is analysed: many signals ask for the same.
 * @param read must depend on nothing else
 */
export function oncePerHost<Read>(read: (host: string) => Read): (host: string) => Read {
  const known = new Map<string, { value: Read }>();
  answers.push(known);
  return (host) => {
    const kept = known.get(host);
    if (kept) return kept.value;
    if (known.size === MOST) known.clear();
    const value = read(host);
    known.set(host, { value });
    return value;
  };
}

/** Keeps nothing for the next email. */
export function forgetHosts(): void {
  for (const known of answers) known.clear();
}
