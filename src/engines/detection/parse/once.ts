/** What is read of an object, such as an email, when it is first asked for, and kept as long as the object is. */
export function once<Of extends object, Read>(read: (of: Of) => Read): (of: Of) => Read {
  const known = new WeakMap<Of, { value: Read }>();
  return (of) => {
    const kept = known.get(of) ?? { value: read(of) };
    known.set(of, kept);
    return kept.value;
  };
}
