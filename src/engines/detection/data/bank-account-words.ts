/**
 * Whose bank account an email is about, and whether it is a new one, in English, German, French, Spanish, Portuguese,
 * Italian, Dutch and Polish. Own selection from labelled and everyday emails, 2026-11.
 */

/** “Your”, and the like. */
export const READERS_POSSESSIVE =
  /(?<!\p{L})(?:your|ihre[nmrs]?|deine[nmrs]?|eure[nmrs]?|votre|vos|tus?|sus?|seus?|suas?|teus?|tuas?|tuo[i]?|tue|vostr[aeio]|uw|jouw|twoj\p{L}{1,4}|państwa)(?!\p{L})/iu;

/** “My” and “our”. */
export const WRITERS_POSSESSIVE =
  /(?<!\p{L})(?:my|our|mein|unser|meine[nmrs]?|unsere[nmrs]?|mon|ma|mes|notre|nos|mis?|nuestr[ao]s?|meus?|minhas?|noss[ao]s?|mi[oae]|miei|nostr[aeio]|mijn|on[sz]e?|mój|moje(?:go)?|nasz\p{L}{0,3})(?!\p{L})/iu;

/** “Votre compte”, right before “bancaire a changé”. */
export const READERS_ACCOUNT =
  /(?<!\p{L})(?:your|ihre?|deine?|votre|tu|su|seus?|suas?|tuo|suo|vostro|uw|jouw|je|twoj\p{L}{1,4}|twój|państwa) {1,2}(?:(?:bank|numer|número|numéro|nummer|n°|da|de|di|del|sua|su|tu) {1,2}){0,3}(?:account|konto|compte|cuenta|conta|conto|rekening)\p{L}{0,10} {0,2}$/iu;

/** A condition up to the words that follow: “if you have changed bank”. */
export const IF_YOU_CHANGED =
  /(?<!\p{L})(?:if you(?! c(?:ould|an)| would)|should you|if your|falls (?:sie|du|sich|ihr)|wenn (?:sie|du|sich|ihr)|sofern (?:sie|sich)|sollten? (?:sie|sich)|si vous(?! pou)|si tu(?! peux)|s['’]il|en cas de|si (?:usted(?:es)? )?(?:ha[ns]?|hubier\p{L}{1,4}|cambi\p{L}{1,5})|en caso de|se (?:você|vocês|o senhor|a senhora|avete|hai|mud\p{L}{1,6}|tiver\p{L}{0,4}|alter\p{L}{1,5})|em caso de|in caso di|(?:als|indien|mocht) (?:u|je|jullie|uw)|bij een|(?:jeśli|jeżeli|gdyby|w przypadku))(?!\p{L})[^.,!?;:\n]{0,120}$/iu;

/** Says that an account is the usual one. */
export const UNCHANGED_ACCOUNT =
  /(?<!\p{L})(?:usual|same|regular|unchanged|bisherige[nrsm]?|gewohnte[nrsm]?|übliche[nrsm]?|bekannte[nrsm]?|gleiche[nrsm]?|unverändert\p{L}{0,2}|habituels?|habituelles?|même|inchangée?s?|habitual|mismo|misma|de siempre|mesmo|mesma|solit[oae]|stess[oae]|abituale|invariat\p{L}|gebruikelijke?|bekende|zelfde|hetzelfde|dezelfde|ongewijzigd|vertrouwde|dotychczasow\p{L}{1,3}|t[ae]n sam|to samo|bez zmian|niezmienion\p{L}{1,3}|zwykł\p{L}{1,3})(?!\p{L})|not changed|nicht geändert|n['’](?:a|ont) pas changé|no ha[ns]? cambiado|não mudou|non [eè] cambiat|niet (?:gewijzigd|veranderd)/iu;
