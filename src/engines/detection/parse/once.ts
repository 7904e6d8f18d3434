/** What is read of an object, such as an email, when it is first asked for, and kept as long as the object is. */
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
 * What is read of a host, which many signals ask about again: kept until the email is analysed.
 * @param read depends on nothing else
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

/** Nothing of an email is kept for the next one. */
export function forgetHosts(): void {
  for (const known of answers) known.clear();
}
