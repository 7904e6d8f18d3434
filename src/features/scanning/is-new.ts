const HOUR_MS = 60 * 60 * 1000;

/**
 * Whether a message came after its reader had switched scanning on, and so deserves an alert. One of the first look is
 * old unless its own server says otherwise, any other is new unless it does: a message may come back from the bin.
 */
export function isNew(received: number | null, consentedAt: number, earlier: boolean): boolean {
  if (earlier) return received !== null && received >= consentedAt;
  return received === null || received >= consentedAt - HOUR_MS;
}
