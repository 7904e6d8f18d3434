const HOUR_MS = 60 * 60 * 1000;

/**
 * Whether an email arrived after scanning was turned on, so that it may raise an alert. Without a time from its server,
 * an email of the first poll is old and any other is new. A known time decides, because an email may come back from the
 * trash.
 */
export function isNew(received: number | null, consentedAt: number, earlier: boolean): boolean {
  if (earlier) return received !== null && received >= consentedAt;
  return received === null || received >= consentedAt - HOUR_MS;
}
