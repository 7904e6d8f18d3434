const COUNT = new Intl.NumberFormat('en');

/** How many messages were left out. */
export function unscannedLine(unscanned: number): string {
  const messages = unscanned === 1 ? '1 message' : `${COUNT.format(unscanned)} messages`;
  return `${messages} could not be scanned: too large, or not readable.`;
}
