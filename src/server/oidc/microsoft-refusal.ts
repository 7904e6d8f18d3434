/** Why an organization doesn't let its user connect a mailbox. */
export type MicrosoftRefusal = 'ADMIN_CONSENT_NEEDED' | 'BLOCKED_BY_POLICY';

/** Keyed by Microsoft Entra's error numbers (AADSTS), which only appear in the descriptions. */
const REFUSALS: Readonly<Record<string, MicrosoftRefusal>> = {
  // A user's consent is not enough, or none was given.
  65001: 'ADMIN_CONSENT_NEEDED',
  90093: 'ADMIN_CONSENT_NEEDED',
  90094: 'ADMIN_CONSENT_NEEDED',
  90095: 'ADMIN_CONSENT_NEEDED',
  900941: 'ADMIN_CONSENT_NEEDED',
  // Conditional access, or the user is not assigned to the app.
  50005: 'BLOCKED_BY_POLICY',
  50076: 'BLOCKED_BY_POLICY',
  50079: 'BLOCKED_BY_POLICY',
  50097: 'BLOCKED_BY_POLICY',
  50105: 'BLOCKED_BY_POLICY',
  50158: 'BLOCKED_BY_POLICY',
  53000: 'BLOCKED_BY_POLICY',
  53001: 'BLOCKED_BY_POLICY',
  53002: 'BLOCKED_BY_POLICY',
  53003: 'BLOCKED_BY_POLICY',
  53004: 'BLOCKED_BY_POLICY',
};

export function microsoftRefusal(description: string | null | undefined): MicrosoftRefusal | undefined {
  const [, code] = /^AADSTS(\d{4,7})\b/.exec(description ?? '') ?? [];
  return code !== undefined && Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined;
}
