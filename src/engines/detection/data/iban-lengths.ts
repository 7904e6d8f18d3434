/**
 * The length of an IBAN by country. SWIFT IBAN registry, release 99, the countries of Europe and its neighbours,
 * 2026-11.
 */
export const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  `AD24 AE23 AL28 AT20 BA20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 HR21 HU28
   IE22 IL23 IS26 IT27 LB28 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 QA29 RO24 RS22 SA24 SE24 SI19
   SK24 SM27 TR26 UA29 VA22 XK20`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
