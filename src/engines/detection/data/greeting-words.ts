/**
 * Forms of address, in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish. Own selection, 2026-11.
 */

/** A form of address, which a name may follow. */
export const TITLE_AT_END =
  /(?<!\p{L})(?:sir|madam|herrn?|frau|monsieur|madame|heer|mevrouw|señora?|senhora?|signora?|signore|pan|pani|panie|panno|dr|prof)\.?$/iu;

/** Words after a form of address that don't name anyone. */
export const NOBODYS_NAME =
  /^[ \u00a0]{1,3}(?:or|oder|ou|of|o|lub|and|und|et|en|y|e|i)?\s{0,3}(?:sir|madam|herr|frau|monsieur|madame|heer|mevrouw|señora?|senhora?|signora?|signore|pani?e?|customer|user|client|kund|cliente?|klant|utent|usuári|usuari|gebruiker|klien|member|mitglied|miembro|membro|titular|contribu|correntista|condutor|suscript|assinante|consumid|asegurad|segurad|soci[oa]|benefici)/iu;
