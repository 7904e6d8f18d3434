import type { Evidence } from '../analysis.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { said } from './signal.ts';

/** Whose account it is, before or within the words: the reader’s own is for the reader to change. */
const THE_READERS =
  /(?<!\p{L})(?:your|ihre[nmrs]?|deine[nmrs]?|eure[nmrs]?|votre|vos|tus?|sus?|seus?|suas?|teus?|tuas?|tuo[i]?|tue|vostr[aeio]|uw|jouw|twoj\p{L}{1,4}|państwa)(?!\p{L})/iu;
const THE_WRITERS =
  /(?<!\p{L})(?:my|our|mein|unser|meine[nmrs]?|unsere[nmrs]?|mon|ma|mes|notre|nos|mis?|nuestr[ao]s?|meus?|minhas?|noss[ao]s?|mi[oae]|miei|nostr[aeio]|mijn|on[sz]e?|mój|moje(?:go)?|nasz\p{L}{0,3})(?!\p{L})/iu;
/** Characters of a possessive before the words. */
const POSSESSIVE = 10;
/** “Votre compte” right before “bancaire a changé”. */
const THE_READERS_ACCOUNT =
  /(?<!\p{L})(?:your|ihre?|deine?|votre|tu|su|seus?|suas?|tuo|suo|vostro|uw|jouw|je|twoj\p{L}{1,4}|twój|państwa) {1,2}(?:(?:bank|numer|número|numéro|nummer|n°|da|de|di|del|sua|su|tu) {1,2}){0,3}(?:account|konto|compte|cuenta|conta|conto|rekening)\p{L}{0,10} {0,2}$/iu;
const BEFORE = 50;
/** A case that is put to the reader, up to the words: “if you have changed bank”. */
const IF_THE_READER =
  /(?<!\p{L})(?:if you(?! c(?:ould|an)| would)|should you|if your|falls (?:sie|du|sich|ihr)|wenn (?:sie|du|sich|ihr)|sofern (?:sie|sich)|sollten? (?:sie|sich)|si vous(?! pou)|si tu(?! peux)|s['’]il|en cas de|si (?:usted(?:es)? )?(?:ha[ns]?|hubier\p{L}{1,4}|cambi\p{L}{1,5})|en caso de|se (?:você|vocês|o senhor|a senhora|avete|hai|mud\p{L}{1,6}|tiver\p{L}{0,4}|alter\p{L}{1,5})|em caso de|in caso di|(?:als|indien|mocht) (?:u|je|jullie|uw)|bij een|(?:jeśli|jeżeli|gdyby|w przypadku))(?!\p{L})[^.,!?;:\n]{0,120}$/iu;
const CASE = 70;

/** What is said of new bank details that are not the reader’s own. */
export function changesOfTheirs(parsed: ParsedEmail): Evidence[] {
  return said(parsed, 'bank-change').filter(({ where, start = 0, end = 0 }) => {
    const text = textOf(parsed, where);
    const words = text.slice(Math.max(0, start - POSSESSIVE), end);
    if (THE_WRITERS.test(words)) return true;
    const isSupposed = IF_THE_READER.test(text.slice(Math.max(0, start - CASE), end));
    const isReaders = THE_READERS_ACCOUNT.test(text.slice(Math.max(0, start - BEFORE), start));
    return !THE_READERS.test(words) && !isReaders && !isSupposed;
  });
}

/** Words on both sides of an account that is the one the reader knows. */
const AS_BEFORE =
  /(?<!\p{L})(?:usual|same|regular|unchanged|bisherige[nrsm]?|gewohnte[nrsm]?|übliche[nrsm]?|bekannte[nrsm]?|gleiche[nrsm]?|unverändert\p{L}{0,2}|habituels?|habituelles?|même|inchangée?s?|habitual|mismo|misma|de siempre|mesmo|mesma|solit[oae]|stess[oae]|abituale|invariat\p{L}|gebruikelijke?|bekende|zelfde|hetzelfde|dezelfde|ongewijzigd|vertrouwde|dotychczasow\p{L}{1,3}|t[ae]n sam|to samo|bez zmian|niezmienion\p{L}{1,3}|zwykł\p{L}{1,3})(?!\p{L})|not changed|nicht geändert|n['’](?:a|ont) pas changé|no ha[ns]? cambiado|não mudou|non [eè] cambiat|niet (?:gewijzigd|veranderd)/iu;
const BESIDE_ACCOUNT = { before: 30, after: 80 };

/** An account that the reader is said to know already, which gives nobody's money another way. */
export function isAsBefore(parsed: ParsedEmail, { where, start = 0, end = 0 }: Evidence): boolean {
  const around = textOf(parsed, where).slice(Math.max(0, start - BESIDE_ACCOUNT.before), end + BESIDE_ACCOUNT.after);
  return AS_BEFORE.test(around);
}
